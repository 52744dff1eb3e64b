/** On a phone the bar of ways holds more than fit: brings the one that is chosen into sight. */
export function showChosenPlace(): void {
  const bar = document.querySelector<HTMLElement>('.desk-nav');
  const chosen = bar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!bar || !chosen) return;
  const { left, width } = chosen.getBoundingClientRect();
  bar.scrollLeft += left + width / 2 - bar.clientWidth / 2;
}
