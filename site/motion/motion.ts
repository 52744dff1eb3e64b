/** Begins something on an element that needs no React; returns how to end it. */
type Begin<E extends Element> = (element: E) => () => void;

/**
 * Makes a motion that is begun once for an element, however often it is asked for: by the page's starter before
 * there is any React, and by React as the `ref` of the same element when it takes over.
 */
export function motion<E extends Element>(begin: Begin<E>) {
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
