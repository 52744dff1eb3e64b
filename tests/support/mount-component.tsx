/**
 * Renders a component from its source into a document of this process (happy-dom), so that its tests need neither a
 * build nor a browser. `tests/e2e` tests in a browser what needs layout, a real keyboard or a real network.
 */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { makeProviderFactsForPage } from '#site/data/make-provider-facts-for-page.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export type MountedComponent = {
  element: HTMLElement;
  form(): HTMLFormElement;
  /** The control with this label. */
  field(label: string): HTMLInputElement;
  button(): HTMLButtonElement;
  alert(): string | undefined;
  /** Presses the button that sends the form, and waits until all its effects are done. */
  send(): Promise<void>;
  /** Presses the button without waiting, for two presses in quick succession. */
  press(): void;
  /** Removes the component before the end of the test, which would also remove it. */
  unmount(): void;
};

/** Puts the component into the document until the test ends. */
export async function mountComponent(component: ReactNode): Promise<MountedComponent> {
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const router = createMemoryRouter(
    [{ id: 'root', path: '*', element: component, loader: () => makeProviderFactsForPage() }],
    {
      hydrationData: { loaderData: { root: makeProviderFactsForPage() } },
    },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
  let isThere = true;
  const unmount = () => {
    if (isThere) act(() => root.unmount());
    element.remove();
    isThere = false;
  };
  onTestFinished(unmount);
  const one = <Found extends Element>(selector: string): Found => {
    const found = element.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector} in ${element.innerHTML}`);
    return found;
  };
  const form = () => one<HTMLFormElement>('form');
  const press = () => {
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  };
  return {
    element,
    form,
    field(label) {
      const labels = [...element.querySelectorAll('label')];
      const id = labels.find(({ textContent }) => textContent === label)?.htmlFor;
      return one(`[id="${id}"]`);
    },
    button: () => one('button'),
    alert: () => element.querySelector('[role=alert]')?.textContent,
    press,
    send: () =>
      act(async () => {
        press();
        // The module that reads the fields is loaded at the press; the result is there some turns of the event loop
        // later.
        await vi.dynamicImportSettled();
        for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done));
      }),
    unmount,
  };
}
