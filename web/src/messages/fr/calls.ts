export const calls = {
  wish: "M'appeler quand c'est à moi de jouer et que je regarde ailleurs",
  help: "Ton navigateur affiche une courte notification tant que cette page n'est pas visible. Il te demande d'abord ton accord.",
  refused: "Ton navigateur n'autorise pas les notifications de cette page. Ses réglages pour cette page permettent de le changer.",
  cannot: "Ce navigateur ne peut pas afficher de notifications à cette adresse.",
};
