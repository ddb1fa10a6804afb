export const calls = {
  wish: "Chiamami quando tocca a me e sto guardando altrove",
  help: "Il tuo browser mostra una breve notifica mentre questa pagina non si vede. Prima ti chiede il permesso.",
  refused: "Il tuo browser non permette notifiche da questa pagina. Si può cambiare nelle sue impostazioni per questa pagina.",
  cannot: "Questo browser non può mostrare notifiche a questo indirizzo.",
};
