import type { LibraryTexts } from "../en/library";

export const rules: LibraryTexts["rules"] = {
  S1: {
    title: "Un tavolino della propria nazione",
    text: "Su una sedia c'è posto per un ospite, e una sedia appartiene a tutti i tavolini che tocca, mai in diagonale. Un ospite può prendere una sedia libera solo se almeno uno di quei tavolini è della sua nazione. Un jolly, nel gioco per due, va su ogni sedia.",
  },
  S2: {
    title: "Donne e uomini in equilibrio",
    text: "Quando un ospite si è seduto, ogni tavolino della sua sedia che ora ha almeno due ospiti deve avere una di queste combinazioni, e nessun'altra:",
    list: ["una donna e un uomo", "una donna e due uomini", "due donne e un uomo", "due donne e due uomini"],
  },
  S3: {
    title: "Nessuno resta solo",
    text: "Un ospite ha bisogno di compagnia, cioè di un altro ospite allo stesso tavolino, ad almeno uno dei tavolini della sua sedia. Agli altri può essere l'unico.",
  },
  S4: {
    title: "Chi aspetta compagnia",
    text: "L'eccezione: un ospite che non trova compagnia da nessuna parte può sedersi se quello che fai sedere subito dopo, nello stesso turno, lo raggiunge a uno dei suoi tavolini. Serve dunque in mano qualcuno che vada bene in tutto, e in questo turno devi poter far sedere ancora un ospite. Fino ad allora non si può fare altro e il turno non può finire. Chi aspetta è contornato di verde.",
  },
  S5: {
    title: "Un tavolino al completo si sparecchia",
    text: "Un tavolino con ospiti su tutte e quattro le sedie è al completo. Contati i punti, ogni tavolino al completo si sparecchia subito: i suoi ospiti e la carta tavolino escono dal gioco, chi siede su una sedia condivisa lascia anche gli altri suoi tavolini, e lì va la prima carta del mazzo dei tavolini. Se un ospite ne completa più d'uno, prima si sparecchiano tutti, poi si sostituiscono fila per fila, da sinistra a destra. Tu continui con quello che resta del turno.",
  },
  S6: {
    title: "Quello che resta",
    text: "Quello che resta dopo aver sparecchiato va bene, anche contro le regole da S1 a S3: un ospite solo, un ospite a tavolini tutti stranieri, due donne o due uomini. Si giudica solo chi si siede, e solo secondo le regole da S1 a S4.",
  },

  C1: {
    title: "Che cosa c'è",
    text: "96 ospiti, quattro donne e quattro uomini di ognuna delle dodici nazioni, e 24 tavolini, due per nazione.",
  },
  C2: {
    title: "La distribuzione",
    text: "Si mescolano ospiti e tavolini, ognuno nel suo mazzo. Tutti ricevono sette ospiti dalla cima del mazzo, un giocatore dopo l'altro, a cominciare da chi gioca per primo. Si posano cinque tavolini fila per fila: due sopra, uno in mezzo, due sotto. Le otto sedie esterne appartengono a un tavolino, le quattro interne a tre.",
  },
  C3: {
    title: "Una cosa su tre",
    text: "Nel tuo turno fai una sola di queste cose. Nessuno è mai obbligato a far sedere ospiti.",
    list: [
      "Far sedere da uno a tre ospiti.",
      "Pescare il primo ospite del mazzo, se hai meno di dodici carte in mano.",
      "Posare un ospite coperto davanti a te, se ne hai esattamente dodici.",
    ],
  },
  C4: {
    title: "Niente sedia senza punti",
    text: "Ogni ospite che fai sedere deve fare subito punti. Solo chi aspetta compagnia (S4) non ne fa.",
  },
  C5: {
    title: "Quanto vale un ospite",
    text: "Ogni tavolino della sedia che ora ha almeno due ospiti dà tanti punti quanti sono i suoi ospiti: 2, 3 o 4. Se sono tutti della nazione di quel tavolino, i punti raddoppiano: 4, 6 o 8. Ogni ospite si conta appena seduto, prima del successivo.",
  },
  C6: {
    title: "Quando finisce il turno",
    text: "Il terzo ospite chiude il turno. Dopo il primo o il secondo puoi fermarti.",
  },
  C7: {
    title: "Senza carte in mano",
    text: "Quando resti senza carte puoi dichiarare subito finita la partita. Altrimenti il turno finisce come al solito e la partita continua; nel tuo prossimo turno potrai solo pescare.",
  },
  C8: {
    title: "Quando finisce la partita",
    text: "La partita finisce subito in uno di questi casi:",
    list: [
      "Ci sono tavolini da sostituire, e nel mazzo non ne restano abbastanza.",
      "Si pesca l'ultimo ospite del mazzo.",
      "Chi è senza carte la dichiara finita (C7).",
    ],
  },
  C9: {
    title: "Il conto finale",
    text: "Dai tuoi punti si toglie una penalità di 2 per ogni carta in mano e ogni carta coperta. Vince chi ha più punti; a pari punti, chi ha meno penalità; se anche queste sono pari, la vittoria è divisa.",
  },
  C10: {
    title: "Le carte coperte",
    text: "Le carte che hai posato coperte le conosci solo tu; gli altri le vedono a partita finita.",
  },

  V1: {
    title: "Riservare un tavolino",
    text: "Invece di far sedere ospiti nel modo solito (C3) puoi riservare un tavolino alle signore (in pasticceria) o ai signori (al solito bar): occupi in un colpo tutte le sue sedie libere con carte della tua mano, fino a quattro ospiti, così che ci siano quattro donne o quattro uomini. Chi è già seduto lì dev'essere dello stesso sesso.",
  },
  V2: {
    title: "Che cosa vale a quel tavolino",
    text: "Ognuno di questi ospiti deve avere alla sua sedia un tavolino della sua nazione (S1). Equilibrio, compagnia e punti immediati (S2, S3, C4) non gli si chiedono, a nessun tavolino, e i tavolini vicini per lui non danno niente.",
  },
  V3: {
    title: "Quanto vale",
    text: "Un tavolino così vale 20 punti, o 40 se tutti e quattro sono della sua nazione. Poi si sparecchiano i tavolini al completo (S5), anche ogni altro che ora lo è, senza punti. Il turno finisce; senza carte in mano puoi ancora dichiarare finita la partita (C7).",
  },

  B1: {
    title: "Che cosa c'è",
    text: "96 ospiti, quattro donne e quattro uomini di ognuna delle dodici nazioni, quattro jolly (due donne, due uomini) e 24 tavolini, due per nazione.",
  },
  B2: {
    title: "La distribuzione",
    text: "Si mescolano ospiti e tavolini, ognuno nel suo mazzo. Entrambi ricevono cinque ospiti dalla cima del mazzo, prima chi comincia. Si posano dodici tavolini in cerchio, fila per fila; dodici restano nel mazzo. Delle 24 sedie quattro appartengono a un tavolino, sedici a due e quattro a tre.",
  },
  B3: {
    title: "Una cosa su due",
    text: "Nel tuo turno fai una sola di queste cose. All'inizio del turno il bar è sempre aperto, che serva o no; ma un jolly non ci va mai.",
    list: ["Far sedere uno o due ospiti.", "Mandare un ospite al bar."],
  },
  B4: {
    title: "Quanto vale un ospite",
    text: "A ogni tavolino della sedia, ogni ospite già seduto dà 2 punti se lui e il nuovo contano come connazionali, altrimenti 1. Uno straniero che raggiunge uno, due o tre ospiti fa quindi 1, 2 o 3 punti, un connazionale 2, 4 o 6.",
  },
  B5: {
    title: "I jolly",
    text: "Un jolly è una donna o un uomo, com'è stampato sulla carta. A ogni tavolino conta come un ospite della nazione di quel tavolino.",
  },
  B6: {
    title: "Gli sgabelli del bar",
    text: "Il bar ha 21 sgabelli, che si occupano in ordine. Un ospite fa i punti del suo sgabello, indicati qui, e ci resta fino alla fine. Con un'opzione il bar ha 17 sgabelli: mancano i primi quattro.",
  },
  B7: {
    title: "Pescare",
    text: "Finito il turno, peschi fino ad avere di nuovo cinque ospiti.",
  },
  B8: {
    title: "Quando finisce la partita",
    text: "La partita finisce subito in uno di questi casi:",
    list: [
      "È occupato l'ultimo sgabello del bar.",
      "Ci sono tavolini da sostituire, e nel mazzo non ne restano abbastanza.",
      "Si pesca l'ultimo ospite del mazzo.",
    ],
  },
  B9: {
    title: "Chi vince",
    text: "Vince chi ha più punti; a pari punti è patta. Le carte in mano non costano niente. Il punteggio di chi vince entra tra i punteggi migliori.",
  },
  B10: {
    title: "Le due mani sono scoperte",
    text: "Con questa opzione entrambi vedono tutte le carte in mano.",
  },

  F1: {
    title: "Oro e argento",
    text: "Ognuno ha 58 carte di un colore, oro o argento, con i numeri da 2 a 59, e due pile: una crescente, che all'inizio mostra 1, e una decrescente, che mostra 60. Hai sei carte in mano; 52 aspettano nel tuo mazzo. Di una pila conta solo la carta in cima, e le quattro pile sono aperte a entrambi.",
  },
  F2: {
    title: "Almeno due carte",
    text: "Nel tuo turno posi almeno due carte, e quante altre vuoi, una dopo l'altra, in qualsiasi ordine.",
  },
  F3: {
    title: "Sulle tue pile",
    text: "Sulla tua pila crescente va ogni carta più alta, o quella di esattamente dieci in meno. Sulla decrescente va ogni carta più bassa, o quella di esattamente dieci in più. Questo passo indietro di dieci si può fare quante volte si riesce.",
  },
  F4: {
    title: "Un regalo deve aiutare",
    text: "Al massimo una carta per turno può andare di fronte, in qualsiasi momento, e lì deve aiutare: più bassa della pila crescente, o più alta di quella decrescente. Il passo indietro di dieci lì non conta, una carta uguale non aiuta nessuno, e una pila che mostra ancora 1 o 60 non si può aiutare.",
  },
  F5: {
    title: "Una per te",
    text: "Almeno una carta del turno va sulle tue pile.",
  },
  F6: {
    title: "Due, o fino a sei",
    text: "Alla fine del turno peschi dal tuo mazzo: due carte se tutte sono andate sulle tue pile; fino ad averne sei in mano se una è andata di fronte. Se ne restano troppo poche, peschi quelle.",
  },
  F7: {
    title: "Vincere",
    text: "Chi ha posato tutte le 58 carte vince subito. I regali contano.",
  },
  F8: {
    title: "Perdere",
    text: "Chi non può posare due carte perde subito. Per giudicarlo si guarda una carta più in là: una prima carta dopo la quale non ne potrebbe seguire una seconda non è permessa finché esiste una coppia; se non c'è, ha perso chi deve giocare.",
  },
  F9: {
    title: "L'ultima carta",
    text: "Le due carte sono dovute anche con il mazzo vuoto, e persino con una sola carta in mano: allora la partita è persa. Con un'opzione quell'unica carta si può posare, su qualsiasi pila la accetti, e vince.",
  },
};
