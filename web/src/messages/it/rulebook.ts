import type { Messages } from "../en";

type Rulebook = Messages["rulebook"];
type Chapter = Rulebook["books"]["cafe-cards"]["chapters"][number];

const seating: Chapter = {
  title: "Chi siede dove",
  text: [
    "Una sedia appartiene a tutti i tavolini che tocca. Un ospite può prendere una sedia libera se almeno uno di quei tavolini è della sua nazione.",
    "Donne e uomini si bilanciano. In due, a un tavolino siedono una donna e un uomo; in tre, due da una parte e uno dall'altra; in quattro, due e due. Vale per tutti i tavolini della sedia.",
    "Nessuno resta solo. Chi si siede trova compagnia ad almeno uno dei tavolini della sua sedia.",
    "L'unica eccezione: un ospite può sedersi da solo se quello che fai sedere subito dopo, nello stesso turno, lo raggiunge allo stesso tavolino. Chi aspetta è contornato di verde.",
  ],
};

const clearing: Chapter = {
  title: "Un tavolino al completo",
  text: [
    "Con quattro ospiti un tavolino è al completo. Si contano i punti, poi gli ospiti se ne vanno, la carta tavolino esce dal gioco e se ne scopre una nuova. Tu continui con quello che resta del turno.",
    "Chi siede su una sedia condivisa lascia anche gli altri suoi tavolini. Quello che resta, resta, anche se sembra strano: si giudica solo chi si siede.",
  ],
};

export const rulebook: Rulebook = {
  title: (game) => `Come si gioca a ${game}`,
  aim: "In breve",
  more: "Presto ci sarà una pagina più lunga, con esempi da provare.",
  play: "Gioca una partita",
  others: "Gli altri giochi",
  books: {
    "cafe-cards": {
      aim: "Cinque tavolini condividono le sedie. Fai sedere i tuoi ospiti in modo da fare punti a più tavolini possibile, e resta con poche carte alla fine.",
      chapters: [
        {
          title: "Il tuo turno",
          text: [
            "Fai una sola di queste cose: far sedere da uno a tre ospiti; o pescare un ospite, se hai meno di dodici carte; o, con dodici esatte, posarne una coperta davanti a te.",
            "Nessuno è obbligato a far sedere ospiti. Il terzo chiude il turno; dopo il primo o il secondo puoi fermarti.",
            "Se resti senza carte puoi dichiarare subito finita la partita.",
          ],
        },
        seating,
        {
          title: "I punti",
          text: [
            "Ogni ospite deve fare subito punti, tranne chi aspetta compagnia. Ogni tavolino della sedia che ora ha almeno due ospiti dà tanti punti quanti sono i suoi ospiti: 2, 3 o 4.",
            "Se tutti gli ospiti di un tavolino sono della nazione di quel tavolino, i punti raddoppiano: 4, 6 o 8.",
          ],
        },
        clearing,
        {
          title: "La fine",
          text: [
            "La partita finisce subito quando non bastano i tavolini per sostituire quelli usciti, quando si pesca l'ultimo ospite, o quando chi è senza carte la dichiara finita.",
            "Ogni carta in mano e ogni carta coperta costa 2 punti. Vince chi ha più punti; a pari punti, chi ha meno punti in meno; poi la vittoria è divisa.",
          ],
        },
        {
          title: "Variante: in pasticceria e al solito bar",
          text: [
            "Invece di far sedere ospiti nel modo solito puoi occupare in un colpo tutte le sedie libere di un tavolino, così che ci siano quattro donne o quattro uomini. Ognuno dev'essere della nazione di uno dei tavolini della sua sedia.",
            "Un tavolino così vale 20 punti, o 40 se tutti e quattro sono della sua nazione. I tavolini vicini non si oppongono e non danno punti.",
          ],
        },
      ],
    },
    "cafe-board": {
      aim: "Dodici tavolini in cerchio, due giocatori. A ogni turno due ospiti trovano una sedia, o uno va al bar, che è gentile solo all'inizio.",
      chapters: [
        {
          title: "Il tuo turno",
          text: [
            "Fai sedere uno o due ospiti, o manda un ospite al bar. All'inizio del turno il bar è sempre permesso.",
            "Alla fine del turno peschi fino ad avere di nuovo cinque ospiti.",
          ],
        },
        seating,
        {
          title: "I punti",
          text: [
            "A ogni tavolino della sedia, ogni ospite già seduto dà 2 punti se i due contano come della stessa nazione, altrimenti 1.",
            "Un jolly mantiene il sesso stampato sulla carta e conta, a ogni tavolino, come un ospite della nazione di quel tavolino. Un jolly non va mai al bar.",
          ],
        },
        {
          title: "Il bar",
          text: [
            "I suoi 21 sgabelli si occupano in ordine. I primi danno da 1 a 5 punti; gli altri costano, sempre di più, fino a −16. Chi ci va, ci resta.",
          ],
        },
        clearing,
        {
          title: "La fine",
          text: [
            "La partita finisce subito quando è occupato l'ultimo sgabello del bar, quando non bastano i tavolini per sostituire quelli usciti, o quando si pesca l'ultimo ospite.",
            "Vince chi ha più punti; a pari punti è patta. Le carte in mano non costano niente.",
          ],
        },
      ],
    },
    "face-to-face": {
      aim: "Posa tutte le tue 58 carte prima di chi ti sta di fronte, su una pila che sale e una che scende; e tieniti sempre una mossa.",
      chapters: [
        {
          title: "Le tue pile",
          text: [
            "Ognuno ha una pila crescente, che comincia da 1, e una decrescente, che comincia da 60. Conta solo la carta in cima.",
            "Sulla tua pila crescente va ogni carta più alta, o quella di esattamente dieci in meno. Sulla decrescente ogni carta più bassa, o quella di esattamente dieci in più. Questo passo indietro di dieci si può fare quante volte si vuole.",
          ],
        },
        {
          title: "Il tuo turno",
          text: [
            "Posa almeno due carte, e quante altre vuoi, una dopo l'altra. Almeno una va sulle tue pile.",
            "Una carta per turno può andare di fronte, e lì deve aiutare: più bassa della pila crescente, o più alta di quella decrescente. Una pila che mostra ancora 1 o 60 non si può aiutare, e il passo indietro di dieci lì non conta.",
          ],
        },
        {
          title: "Pescare",
          text: [
            "Se tutte le tue carte sono andate sulle tue pile, ne peschi due. Se una è andata di fronte, peschi fino ad averne sei in mano. Ecco perché aiutare conviene.",
          ],
        },
        {
          title: "La fine",
          text: [
            "Chi ha posato tutte le 58 carte vince subito; i regali contano. Chi non può posare due carte perde subito, anche con una sola carta in mano. Con l'opzione, quell'unica carta si può posare, e vince.",
          ],
        },
      ],
    },
  },
};
