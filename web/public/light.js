// Before the first paint, so that an evening guest is not dazzled by a flash of morning.
// A file of its own: the house allows no scripts inside its pages.
try {
  const kept = JSON.parse(localStorage.getItem("stammtisch.settings") || "{}");
  if (kept.theme === "morning" || kept.theme === "evening") document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {
  // Storage can be forbidden.
}
