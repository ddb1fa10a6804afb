/* What went wrong between the page and the house: what happened, and what can be done now. */

const known = {
  offline: "La maison ne répond pas. Vérifie ta connexion ; on réessaie.",
  "our-fault": "Quelque chose a mal tourné dans la maison. Essaie encore une fois.",
  "not-saved": "L'enregistrement n'a pas abouti. Essaie encore une fois.",
  "too-many": "C'était un peu rapide. Attends un instant et réessaie.",
  "too-many-tables": "Tu as déjà beaucoup de tables. Termines-en une, ou quittes-en une d'abord.",
  "too-many-bots": "Tu as autant de programmes que la maison en permet. Supprimes-en un d'abord.",
  "bad-input": "La maison n'a pas pu lire cela. Un nom compte de 1 à 40 lettres, sans retour à la ligne.",
  code: "Ce code ne va pas. Un code est valable dix minutes, une seule fois ; crées-en un autre.",
  "no-table": "Cette table n'existe pas.",
  "no-person": "Personne ne porte ce nom.",
  closed: "La table a été fermée.",
  nobody: "La maison ne reconnaît plus ce navigateur. Recharge la page.",
  "no-seat": "Tu n'as pas de place à cette table.",
  "not-host": "Seul l'hôte de la table peut faire cela.",
  "not-now": "Ce n'est pas possible en ce moment.",
  "not-started": "La partie n'a pas commencé.",
  "not-your-turn": "C'est au tour de quelqu'un d'autre.",
  "not-yours": "Ce n'est pas ta place.",
  "old-version": "La table a avancé entre-temps. Regarde encore.",
  over: "La partie est terminée.",
  "played-for": "L'ordinateur joue à ta place. Reprends-la d'abord.",
  "seats-free": "Il reste des places libres.",
  "seats-taken": "Toutes les places sont prises maintenant.",
  "not-invited": "Cette place est réservée à qui a le lien.",
  "not-over": "Cette partie n'est pas encore finie.",
  "no-record": "Cette partie n'existe pas.",
  "too-many-records": "La maison garde déjà assez de parties pour toi. Supprimes-en une d'abord.",
  "too-large": "C'est trop grand pour cette maison.",
  "no-hints": "Pas de conseils à cette table.",
};

export const troubles = {
  known: known as Record<string, string>,
  other: "Cela n'a pas marché. Essaie encore une fois.",
};
