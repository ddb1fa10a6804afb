import type { Messages } from "../en";

type Rulebook = Messages["rulebook"];
type Chapter = Rulebook["books"]["cafe-cards"]["chapters"][number];

const seating: Chapter = {
  title: "Qui s'assoit où",
  text: [
    "Une chaise appartient à toutes les tables qu'elle touche. Un client peut prendre une chaise libre si l'une de ces tables, au moins, est de sa nation.",
    "La parité est de rigueur. À deux, une table réunit une femme et un homme ; à trois, deux d'un côté et un de l'autre ; à quatre, deux femmes et deux hommes. Cela vaut pour toutes les tables de la chaise.",
    "Personne ne reste seul. Qui s'assoit trouve de la compagnie à l'une au moins des tables de sa chaise.",
    "Seule exception : un client peut s'asseoir seul si le tout prochain que tu installes, dans le même tour, le rejoint à la même table. Celui qui attend est entouré de vert.",
  ],
};

const clearing: Chapter = {
  title: "Une table complète",
  text: [
    "Avec quatre clients, une table est complète. On compte les points, puis les clients partent, la carte de table quitte le jeu et une nouvelle prend sa place. Tu continues ton tour s'il t'en reste.",
    "Les clients des chaises partagées quittent aussi leurs autres tables. Ce qui reste en place est permis, même si cela paraît étrange : on ne juge que celui qui s'assoit.",
  ],
};

export const rulebook: Rulebook = {
  title: (game) => `Comment jouer : ${game}`,
  aim: "En bref",
  more: "Une page plus longue, avec des exemples à essayer, arrive bientôt.",
  play: "Jouer une partie",
  others: "Les autres jeux",
  books: {
    "cafe-cards": {
      aim: "Cinq tables partagent leurs chaises. Installe tes clients pour marquer à autant de tables que possible, et garde peu de cartes à la fin.",
      chapters: [
        {
          title: "Ton tour",
          text: [
            "Fais une seule de ces choses : installer un à trois clients ; ou piocher un client, si tu as moins de douze cartes ; ou, avec exactement douze, poser une carte face cachée devant toi.",
            "Rien n'oblige à installer un client. Le troisième termine le tour ; après le premier ou le deuxième, tu peux t'arrêter.",
            "Si ta main est vide, tu peux déclarer aussitôt la partie terminée.",
          ],
        },
        seating,
        {
          title: "Les points",
          text: [
            "Chaque client doit rapporter tout de suite des points, sauf celui qui attend de la compagnie. Chaque table de la chaise qui réunit maintenant au moins deux clients rapporte autant de points qu'elle a de clients : 2, 3 ou 4.",
            "Si tous les clients d'une table sont de la nation de cette table, elle rapporte le double : 4, 6 ou 8.",
          ],
        },
        clearing,
        {
          title: "La fin",
          text: [
            "La partie s'arrête aussitôt quand il n'y a plus assez de tables pour remplacer celles qui partent, quand on pioche le dernier client, ou quand quelqu'un dont la main est vide la déclare terminée.",
            "Chaque carte en main et chaque carte face cachée coûte 2 points de malus. Le plus de points gagne ; à égalité, le moins de malus ; ensuite, la victoire est partagée.",
          ],
        },
        {
          title: "Variante : tables de dames, tables d'hommes",
          text: [
            "Au lieu d'installer des clients comme d'habitude, tu peux occuper d'un coup toutes les chaises libres d'une table, de sorte qu'il y ait quatre femmes ou quatre hommes. Chacun doit être de la nation d'une des tables de sa chaise.",
            "Une telle table rapporte 20 points, ou 40 si les quatre sont de sa nation. Les tables voisines ne s'y opposent pas, et ne rapportent rien.",
          ],
        },
      ],
    },
    "cafe-board": {
      aim: "Douze tables en cercle, deux joueurs. À chaque tour, deux clients trouvent une chaise, ou l'un d'eux va au bar, qui n'est accueillant qu'au début.",
      chapters: [
        {
          title: "Ton tour",
          text: [
            "Installe un ou deux clients, ou envoie un client au bar. Au début du tour, le bar est toujours permis.",
            "À la fin du tour, tu pioches pour avoir de nouveau cinq clients.",
          ],
        },
        seating,
        {
          title: "Les points",
          text: [
            "À chaque table de la chaise, chaque client déjà assis rapporte 2 points si les deux comptent comme de la même nation, sinon 1.",
            "Un joker garde le sexe imprimé sur sa carte et compte, à chaque table, comme un client de la nation de cette table. Un joker ne va jamais au bar.",
          ],
        },
        {
          title: "Le bar",
          text: [
            "Ses 21 tabourets se prennent dans l'ordre. Les premiers rapportent de 1 à 5 ; les suivants coûtent, de plus en plus, jusqu'à −16. Qui s'y assoit y reste.",
          ],
        },
        clearing,
        {
          title: "La fin",
          text: [
            "La partie s'arrête aussitôt quand le dernier tabouret du bar est pris, quand il n'y a plus assez de tables pour remplacer celles qui partent, ou quand on pioche le dernier client.",
            "Le plus de points gagne ; à égalité, la partie est nulle. Les cartes en main ne coûtent rien.",
          ],
        },
      ],
    },
    "face-to-face": {
      aim: "Pose en premier tes 58 cartes, sur une pile qui monte et une pile qui descend ; et garde toujours de quoi jouer.",
      chapters: [
        {
          title: "Tes piles",
          text: [
            "Chacun a une pile montante, qui commence à 1, et une pile descendante, qui commence à 60. Seule compte la carte du dessus.",
            "Sur ta pile montante va toute carte plus haute, ou celle qui vaut exactement dix de moins. Sur ta pile descendante, toute carte plus basse, ou celle qui vaut exactement dix de plus. Ce retour de dix est permis autant de fois que tu veux.",
          ],
        },
        {
          title: "Ton tour",
          text: [
            "Pose au moins deux cartes, et autant de plus que tu veux, l'une après l'autre. L'une au moins va sur tes propres piles.",
            "Une carte par tour peut aller en face, et elle doit y aider : plus basse que la pile montante, ou plus haute que la pile descendante. Une pile qui montre encore 1 ou 60 ne peut pas être aidée, et le retour de dix n'y joue aucun rôle.",
          ],
        },
        {
          title: "La pioche",
          text: [
            "Si toutes tes cartes sont allées sur tes piles, tu en pioches deux. Si l'une est allée en face, tu pioches pour en avoir six en main. Voilà pourquoi il est payant d'aider.",
          ],
        },
        {
          title: "La fin",
          text: [
            "Qui a posé ses 58 cartes gagne aussitôt ; les cadeaux comptent. Qui ne peut pas poser deux cartes perd aussitôt, même avec une seule carte en main. Avec l'option, cette carte seule peut être posée, et elle gagne.",
          ],
        },
      ],
    },
  },
};
