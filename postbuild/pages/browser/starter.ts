/**
 * The one script of ours in each page: it fetches React and the page's modules when the browser is idle
 * after `load`, or at the first sign of intent, whichever comes first. Until then a page is a document.
 *
 * A button pressed before React is there is not lost: the press is held back and done once the page
 * announces that it is alive (`app-ready`, sent by the site's root). When the modules can't be had, or
 * take longer than a person waits, the press goes to the document as it is: its forms post by themselves.
 * A form that is on its way, held back or posted so, is busy (`aria-busy`), and its button looks it at once.
 *
 * What differs between pages it reads from the document: `data-modules`, of which the first begins
 * everything, and the data that the page was rendered from, which stands in the block behind this script or
 * in the file that `data-loaded` names. So its text, and with it the hash in the content policy, is the
 * same everywhere. `../finish-html.ts` makes it small and writes it into the pages.
 */
interface RouterContext {
  streamController: { enqueue(text: string): void; close(): void };
}

(() => {
  const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  const script = document.currentScript;
  const { modules = '', loaded } = script?.dataset ?? {};
  const urls = modules.split(' ');
  const held = new Set<HTMLButtonElement>();
  let isStarted = false;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const type of intents) removeEventListener(type, start, true);
    for (const href of urls) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    Promise.all([import(urls[0] ?? ''), hand()]).catch(fail);
  };

  /** Gives React Router its data, in the stream that it waits for. */
  const hand = async () => {
    const file = loaded && (await fetch(loaded));
    if (file && !file.ok) throw file.status;
    const text = file ? await file.text() : script?.nextElementSibling?.textContent;
    const { __reactRouterContext: context } = window as unknown as {
      __reactRouterContext: RouterContext;
    };
    context.streamController.enqueue(text ?? '');
    context.streamController.close();
  };

  const fail = () => {
    document.documentElement.dataset.alive = 'never';
    letGo();
  };

  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.size === 0) setTimeout(letGo, 8000);
    held.add(button);
    // What the form will be sent back for is not on its way.
    if (button.type === 'submit' && button.form?.matches(':valid')) sending(button.form, true);
    start();
  };

  const letGo = () => {
    removeEventListener('click', hold, true);
    for (const button of held) {
      sending(button.form, false);
      button.click();
    }
    held.clear();
  };

  const sending = (form: HTMLFormElement | null, is: boolean) => {
    if (form) form.ariaBusy = `${is}`;
  };
  const onSubmit = ({ target }: Event) => sending(target as HTMLFormElement, true);

  addEventListener('click', hold, true);
  addEventListener('submit', onSubmit);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.forms) sending(form, false);
  });
  addEventListener('app-ready', () => {
    // From here on links are followed without a page load; documents fetched ahead would be waste.
    document.getElementById('speculation')?.remove();
    removeEventListener('submit', onSubmit);
    letGo();
  });
  for (const type of intents) addEventListener(type, start, true);
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 300);
  });
})();
