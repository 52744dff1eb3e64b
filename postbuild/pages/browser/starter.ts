/**
 * The one inline script of each page. At idle after `load` it imports what a page does without React
 * (`site/motion/start-motions.ts`; `add-dates-to-syllabus.ts` for a page with that form, `start-landing-motions.ts` for
 * `/`). It imports React and the page's modules only when a visitor touches what needs them: a field, or a button that
 * no motion serves. Until then links load documents.
 *
 * An unfinished page (`site/motion/needs-react.ts`) requests React with the event `needs-react`.
 *
 * A button pressed before React is there is not lost: the click is held back and repeated when the site's root sends
 * `app-ready`. If the modules can't be loaded, or take longer than a person waits, the click goes to the document:
 * forms post without a script. A form that is being sent, or is held back, has `aria-busy`, and its button shows that
 * at once.
 *
 * After a reload, Back and Forward can lead to an address that React created in an earlier document. The browser then
 * only changes the address of this document, so the starter loads the page. The address may already have changed
 * before the starter runs, because it waits for the style sheet above it; so the browser is asked for which address
 * this document was loaded.
 *
 * Everything that differs between pages is read from the document: `data-begin` are the modules for pages without
 * React, and `data-modules` are React's, the first of which starts the app. So the script's text, and its hash in the
 * content policy, are the same on every page. `../finish-html.ts` minifies it and writes it into the pages.
 */
(() => {
  const root = document.documentElement;
  const { begin = '', modules = '' } = document.currentScript?.dataset ?? {};
  const urls = modules.split(' ');
  const pageOf = (address: string) => address.split('#')[0];
  // Browsers before 2026 may lack `navigation.activation`. The present address of the page is used there.
  const loaded = pageOf(window.navigation?.activation?.entry.url ?? location.href);
  const held = new Set<HTMLButtonElement>();
  let isStarted = false;

  /** Returns the field or button in which the event happened, if it needs React; otherwise null or undefined. */
  const targetThatNeedsReact = ({ target }: Event) =>
    (target as Element).closest?.('input,select,textarea,button:not([data-motion],.round-button)');

  const onTouch = (event: Event) => {
    if (targetThatNeedsReact(event)) start();
  };

  const start = () => {
    if (isStarted) return;
    isStarted = true;
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
    onTouch(event);
    const button = targetThatNeedsReact(event)?.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.size === 0) setTimeout(letGo, 8000);
    held.add(button);
    // An invalid form is not marked as being sent, because the browser will not send it.
    if (button.type === 'submit' && button.form?.matches(':valid')) sending(button.form, true);
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
  // A motion that serves a form itself, such as that of the study plan, prevents the default: nothing is being sent.
  const onSubmit = ({ target, defaultPrevented }: Event) =>
    sending(target as HTMLFormElement, !defaultPrevented);

  const onHistory = () => {
    if (pageOf(location.href) !== loaded) location.reload();
  };

  const onIdle = () => {
    // Without these modules nothing moves, but the page works.
    for (const url of begin.split(' ')) import(url).catch(() => {});
  };

  // There is no listener for `pointerdown`, because a scroll begins with that event too.
  addEventListener('click', hold, true);
  addEventListener('submit', onSubmit);
  addEventListener('popstate', onHistory);
  onHistory();
  // A page that the browser restores from its cache does not repeat clicks and submissions from before.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    held.clear();
    for (const form of document.forms) sending(form, false);
  });
  addEventListener('app-ready', () => {
    removeEventListener('submit', onSubmit);
    removeEventListener('popstate', onHistory);
    letGo();
  });
  addEventListener('focusin', onTouch, true);
  addEventListener('needs-react', start);
  addEventListener('load', () => {
    // Safari has no `requestIdleCallback`. There `setTimeout` runs the work without a delay, because its second
    // argument is not a number.
    const soon: (work: () => void, most: IdleRequestOptions) => void =
      window.requestIdleCallback ?? setTimeout;
    soon(onIdle, { timeout: 3000 });
  });
})();
