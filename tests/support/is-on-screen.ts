/** Whether the element is within the window from its top to its bottom, without scrolling. It runs inside the page. */
export function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
