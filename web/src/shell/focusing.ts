/* Where the focus goes when what had it is gone. */

/** To the content of the page: who walks by key goes on there, and not from the end of the page. */
export const toContent = (): void => document.getElementById("content")?.focus({ preventScroll: true });
