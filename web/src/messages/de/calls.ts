export const calls = {
  wish: "Ruf mich, wenn ich dran bin und woanders hinschaue",
  help: "Dein Browser zeigt eine kurze Mitteilung, solange diese Seite nicht zu sehen ist. Vorher fragt er dich.",
  refused: "Dein Browser erlaubt keine Mitteilungen von dieser Seite. Das lässt sich in seinen Einstellungen für diese Seite ändern.",
  cannot: "Dieser Browser kann unter dieser Adresse keine Mitteilungen zeigen.",
};
