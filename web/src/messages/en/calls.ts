/* A call from the browser when it is one's turn. */

export const calls = {
  wish: "Call me when it is my turn and I look elsewhere",
  help: "Your browser shows a short notice while this page is out of sight. It asks you first.",
  refused: "Your browser does not allow notices from this page. You can change that in its settings for this page.",
  cannot: "This browser can't show notices at this address.",
};
