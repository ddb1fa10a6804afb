/** Scrolls a box until something in it is seen; by hand, since scrollIntoView would move the whole page. */
export function bringIntoBox(box: HTMLElement, entry: Element): void {
  const [frame, found] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (found.top < frame.top || found.bottom > frame.bottom) box.scrollTop += found.top - frame.top - box.clientHeight / 3;
}
