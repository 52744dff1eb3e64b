/** A function that starts a motion on an element without React, and returns a function that stops the motion. */
type Begin<E extends Element> = (element: E) => () => void;

/**
 * Makes a function that starts a motion on an element, but not again while it runs. So the same function can be called
 * by a script such as `start-landing-motions.ts` before React is loaded, and then by React as the `ref` of the element.
 */
export function startUnlessRunning<E extends Element>(begin: Begin<E>) {
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
