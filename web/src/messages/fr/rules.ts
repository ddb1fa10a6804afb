import type { LibraryTexts } from "../en/library";

export const rules: LibraryTexts["rules"] = {
  S1: {
    title: "Une table de sa nation",
    text: "Une chaise accueille un seul client et appartient à toutes les tables qu'elle touche, jamais en diagonale. Un client ne peut prendre une chaise libre que si l'une de ces tables, au moins, est de sa nation. Un joker, dans le jeu à deux, va sur toutes les chaises.",
  },
  S2: {
    title: "La parité",
    text: "Une fois le client assis, chaque table de sa chaise qui réunit maintenant au moins deux clients doit avoir l'une de ces combinaisons, et aucune autre :",
    list: ["une femme et un homme", "une femme et deux hommes", "deux femmes et un homme", "deux femmes et deux hommes"],
  },
  S3: {
    title: "Personne ne reste seul",
    text: "Un client a besoin de compagnie, c'est-à-dire d'un autre client à la même table, à l'une au moins des tables de sa chaise. Aux autres, il peut être le seul.",
  },
  S4: {
    title: "Celui qui attend",
    text: "L'exception : un client qui ne trouve de compagnie nulle part peut s'asseoir si le tout prochain que tu installes, dans le même tour, le rejoint à l'une de ses tables. Il faut donc avoir en main quelqu'un qui convient en tout point, et pouvoir encore installer un client ce tour-ci. Jusque-là, rien d'autre n'est possible et le tour ne peut pas finir. Celui qui attend est entouré de vert.",
  },
  S5: {
    title: "On débarrasse une table complète",
    text: "Une table dont les quatre chaises sont prises est complète. Les points comptés, on débarrasse aussitôt chaque table complète : ses clients et la carte de table quittent le jeu, les clients des chaises partagées quittent aussi leurs autres tables, et la première carte de la pile des tables prend sa place. Si un client complète plusieurs tables, on les débarrasse toutes, puis on les remplace rangée par rangée, de gauche à droite. Tu continues ton tour s'il t'en reste.",
  },
  S6: {
    title: "Ce qui reste en place",
    text: "Ce qui reste une fois la table débarrassée est permis, même si cela contredit S1 à S3 : un client seul, un client à des tables toutes étrangères, deux femmes ou deux hommes. On ne juge que celui qui s'assoit, et seulement d'après S1 à S4.",
  },

  C1: {
    title: "Le matériel",
    text: "96 clients, quatre femmes et quatre hommes de chacune des douze nations, et 24 tables, deux par nation.",
  },
  C2: {
    title: "La donne",
    text: "On mélange les clients, qui forment la pioche, et les tables, qui forment leur propre pile. Chacun reçoit sept clients du dessus de la pioche, un joueur après l'autre, à commencer par celui qui joue le premier. On pose cinq tables rangée par rangée : deux en haut, une au milieu, deux en bas. Les huit chaises du bord appartiennent à une table, les quatre du dedans à trois.",
  },
  C3: {
    title: "Une chose sur trois",
    text: "À ton tour, tu fais une seule de ces choses. Rien n'oblige jamais à installer un client.",
    list: [
      "Installer un à trois clients.",
      "Piocher un client, celui du dessus, si tu as moins de douze cartes en main.",
      "Poser un client face cachée devant toi, si tu en as exactement douze.",
    ],
  },
  C4: {
    title: "Pas de chaise sans points",
    text: "Chaque client que tu installes doit rapporter tout de suite des points. Seul celui qui attend de la compagnie (S4) n'en rapporte pas.",
  },
  C5: {
    title: "Ce que rapporte un client",
    text: "Chaque table de la chaise qui réunit maintenant au moins deux clients rapporte autant de points qu'elle a de clients : 2, 3 ou 4. S'ils sont tous de la nation de cette table, elle rapporte le double : 4, 6 ou 8. Chaque client est compté dès qu'il est assis, avant le suivant.",
  },
  C6: {
    title: "Quand le tour finit",
    text: "Le troisième client termine le tour. Après le premier ou le deuxième, tu peux t'arrêter.",
  },
  C7: {
    title: "Une main vide",
    text: "Quand ta main se vide, tu peux déclarer aussitôt la partie terminée. Sinon le tour finit comme d'habitude et la partie continue ; à ton prochain tour, tu ne pourras que piocher.",
  },
  C8: {
    title: "Quand la partie finit",
    text: "La partie s'arrête aussitôt dans l'un de ces cas :",
    list: [
      "Il faut remplacer des tables, et la pile n'en a plus assez.",
      "On pioche le dernier client.",
      "Quelqu'un dont la main est vide la déclare terminée (C7).",
    ],
  },
  C9: {
    title: "Le décompte",
    text: "De tes points, on retire 2 points de malus pour chaque carte en main et chaque carte face cachée. Qui a le plus de points gagne ; à égalité, qui a le moins de malus ; s'il y a encore égalité, la victoire est partagée.",
  },
  C10: {
    title: "Les cartes face cachée",
    text: "Ce que tu as posé face cachée n'est connu que de toi ; les autres le voient quand la partie est terminée.",
  },

  V1: {
    title: "Réunir une table",
    text: "Au lieu d'installer des clients comme d'habitude (C3), tu peux faire d'une table une table de dames ou une table d'hommes : tu occupes d'un coup toutes ses chaises libres depuis ta main, avec quatre clients au plus, de sorte qu'il y ait quatre femmes ou quatre hommes. Ceux qui y sont déjà doivent être de ce sexe.",
  },
  V2: {
    title: "Ce qui vaut à cette table",
    text: "Chacun de ces clients doit trouver à sa chaise une table de sa nation (S1). On ne leur demande ni parité, ni compagnie, ni points immédiats (S2, S3, C4), à aucune table, et les tables voisines ne rapportent rien pour eux.",
  },
  V3: {
    title: "Ce qu'elle rapporte",
    text: "Une telle table rapporte 20 points, ou 40 si les quatre sont de sa nation. Puis on débarrasse les tables complètes (S5), y compris toute autre qui l'est maintenant, sans points. Le tour est fini ; avec une main vide, tu peux encore déclarer la partie terminée (C7).",
  },

  B1: {
    title: "Le matériel",
    text: "96 clients, quatre femmes et quatre hommes de chacune des douze nations, quatre jokers (deux femmes, deux hommes) et 24 tables, deux par nation.",
  },
  B2: {
    title: "La donne",
    text: "On mélange les clients, qui forment la pioche, et les tables, qui forment leur propre pile. Les deux joueurs reçoivent cinq clients du dessus de la pioche, d'abord celui qui commence. On pose douze tables en cercle, rangée par rangée ; douze restent dans la pile. Des 24 chaises, quatre appartiennent à une table, seize à deux et quatre à trois.",
  },
  B3: {
    title: "Une chose sur deux",
    text: "À ton tour, tu fais une seule de ces choses. Au début du tour, le bar t'est toujours ouvert, par besoin ou par choix ; mais un joker n'y va jamais.",
    list: ["Installer un ou deux clients.", "Envoyer un client au bar."],
  },
  B4: {
    title: "Ce que rapporte un client",
    text: "À chaque table de la chaise, chaque client déjà assis rapporte 2 points si le nouveau et lui comptent comme compatriotes, sinon 1. Un étranger qui rejoint un, deux ou trois clients rapporte donc 1, 2 ou 3 points, un compatriote 2, 4 ou 6.",
  },
  B5: {
    title: "Les jokers",
    text: "Un joker est une femme ou un homme, comme imprimé sur sa carte. À chaque table, il compte comme un client de la nation de cette table.",
  },
  B6: {
    title: "Les tabourets du bar",
    text: "Le bar a 21 tabourets, qui se prennent dans l'ordre. Un client rapporte la valeur de son tabouret, indiquée ici, et y reste jusqu'à la fin. En option, le bar a 17 tabourets : il manque les quatre premiers.",
  },
  B7: {
    title: "La pioche",
    text: "Le tour fini, tu pioches pour avoir de nouveau cinq clients en main.",
  },
  B8: {
    title: "Quand la partie finit",
    text: "La partie s'arrête aussitôt dans l'un de ces cas :",
    list: [
      "Le dernier tabouret du bar est pris.",
      "Il faut remplacer des tables, et la pile n'en a plus assez.",
      "On pioche le dernier client.",
    ],
  },
  B9: {
    title: "Qui gagne",
    text: "Qui a le plus de points gagne ; à égalité, la partie est nulle. Les cartes en main ne coûtent rien. Le score gagnant entre dans la liste des meilleurs scores.",
  },
  B10: {
    title: "Les deux mains sont ouvertes",
    text: "Avec cette option, chacun voit aussi les cartes que l'autre a en main.",
  },

  F1: {
    title: "Or et argent",
    text: "Chacun a 58 cartes d'une couleur, or ou argent, numérotées de 2 à 59, et deux piles : une pile montante, qui montre 1 au début, et une pile descendante, qui montre 60. Tu as six cartes en main ; 52 attendent dans ta pioche. D'une pile, seule compte la carte du dessus, et les quatre piles sont ouvertes aux deux joueurs.",
  },
  F2: {
    title: "Au moins deux cartes",
    text: "À ton tour, tu poses au moins deux cartes, et autant de plus que tu veux, l'une après l'autre, dans n'importe quel ordre.",
  },
  F3: {
    title: "Sur tes propres piles",
    text: "Sur ta pile montante va toute carte plus haute, ou celle qui vaut exactement dix de moins. Sur ta pile descendante va toute carte plus basse, ou celle qui vaut exactement dix de plus. Ce retour de dix est permis autant de fois que tu peux.",
  },
  F4: {
    title: "Un cadeau doit aider",
    text: "Une carte par tour au plus peut aller en face, à n'importe quel moment, et elle doit y aider : plus basse que la pile montante, ou plus haute que la pile descendante. Le retour de dix n'y joue aucun rôle, une carte égale n'aide personne, et une pile qui montre encore 1 ou 60 ne peut pas être aidée.",
  },
  F5: {
    title: "Une pour toi",
    text: "Une carte du tour, au moins, va sur tes propres piles.",
  },
  F6: {
    title: "Deux, ou jusqu'à six",
    text: "À la fin du tour, tu pioches dans ta propre pile : deux cartes si toutes sont allées sur tes piles ; de quoi en avoir six en main si l'une est allée en face. S'il n'en reste pas assez, tu prends celles qui restent.",
  },
  F7: {
    title: "Gagner",
    text: "Qui a posé ses 58 cartes gagne aussitôt. Les cadeaux comptent.",
  },
  F8: {
    title: "Perdre",
    text: "Qui ne peut pas poser deux cartes perd aussitôt. Pour en juger, on regarde un coup plus loin : une première carte après laquelle aucune seconde ne pourrait suivre n'est pas permise tant qu'il existe une paire ; s'il n'y en a pas, celui qui doit jouer a perdu.",
  },
  F9: {
    title: "La dernière carte",
    text: "Les deux cartes sont dues même avec une pioche vide, et même avec une seule carte en main : alors la partie est perdue. En option, cette carte seule peut être posée, sur toute pile où elle va, et elle gagne.",
  },
};
