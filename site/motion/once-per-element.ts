/** Starts a motion on an element, without React; returns the function that stops it. */
type Begin<E extends Element> = (element: E) => () => void;

/**
 * Makes a motion that starts only once for each element: the page's starter calls it before React is loaded, and
 * React calls it as the `ref` of the same element when it takes over.
 */
export function oncePerElement<E extends Element>(begin: Begin<E>) {
  const ends = new WeakMap<E, () => void>();
  return (element: E | null): (() => void) | undefined => {
    if (!element) return;
    const known = ends.get(element);
    if (known) return known;
    const stop = begin(element);
    const end = () => {
      ends.delete(element);
      stop();
    };
    ends.set(element, end);
    return end;
  };
}
