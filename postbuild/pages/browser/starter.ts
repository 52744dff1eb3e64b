/**
 * The one script of ours in each page. At idle after `load` it fetches what a page does without React
 * (`site/motion/begin.ts`); React itself and the page's modules only when a visitor touches what needs them: a field,
 * or a button that no motion serves. Until then a page is a document, and its links are ordinary ones.
 *
 * An unfinished page (`site/motion/is-unfinished.ts`) asks for React by itself, with the event `needs-react`.
 *
 * A button pressed before React is there is not lost: the press is held back and done once the page
 * announces that it is alive (`app-ready`, sent by the site's root). When the modules can't be had, or
 * take longer than a person waits, the press goes to the document as it is: its forms post by themselves.
 * A form that is on its way, held back or posted so, is busy (`aria-busy`), and its button looks it at once.
 *
 * Back and Forward can lead to an address that React once gave to this document, after the document was loaded again
 * without it: the browser only changes the address then, so the page is loaded for it.
 *
 * What differs between pages it reads from the document: `data-begin` is the first of the two, `data-modules` are the
 * others, of which the first begins all. So its text, and with it the hash in the content policy, is the same
 * everywhere. `../finish-html.ts` makes it small and writes it into the pages.
 */
(() => {
  const root = document.documentElement;
  const { begin = '', modules = '' } = document.currentScript?.dataset ?? {};
  const urls = modules.split(' ');
  // Not `pointerdown`, with which a scroll begins as well.
  const touches = ['click', 'focusin'];
  const pageOf = () => location.href.split('#')[0];
  const loaded = pageOf();
  const held = new Set<HTMLButtonElement>();
  let isStarted = false;

  /** The field or button of an event that React has to answer. */
  const forReact = ({ target }: Event) =>
    target instanceof Element &&
    target.closest('input,select,textarea,button:not([data-motion],.round-button)');

  const onTouch = (event: Event) => {
    if (forReact(event)) start();
  };

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const type of touches) removeEventListener(type, onTouch, true);
    for (const href of urls) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    import(urls[0] ?? '').catch(fail);
  };

  const fail = () => {
    root.dataset.alive = 'never';
    letGo();
  };

  const hold = (event: Event) => {
    const button = forReact(event) && (event.target as Element).closest('button');
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

  const onHistory = () => {
    if (pageOf() !== loaded) location.reload();
  };

  const onIdle = () => {
    // Without it nothing moves; the page is whole all the same.
    import(begin).catch(() => {});
  };

  addEventListener('click', hold, true);
  addEventListener('submit', onSubmit);
  addEventListener('popstate', onHistory);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.forms) sending(form, false);
  });
  addEventListener('app-ready', () => {
    removeEventListener('submit', onSubmit);
    removeEventListener('popstate', onHistory);
    letGo();
  });
  for (const type of touches) addEventListener(type, onTouch, true);
  addEventListener('needs-react', start);
  addEventListener('load', () => {
    // Safari has no idle time to offer, and takes the second argument for no delay.
    const soon: (work: () => void, most: IdleRequestOptions) => void =
      window.requestIdleCallback ?? setTimeout;
    soon(onIdle, { timeout: 3000 });
  });
})();
