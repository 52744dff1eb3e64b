/**
 * The inline script of each page, which loads other scripts as late as possible. When the browser is idle after `load`,
 * it imports the modules that work without React: `site/motion/start-motions.ts`, on a page with a study plan also
 * `add-study-plan-dates-to-syllabus.ts`, on a page with a frame `fit-frame-height.ts`, and on `/`
 * `start-landing-motions.ts`. It imports React and the modules of the page only when a visitor touches what needs them:
 * a field, or a button that none of those modules handles. Until then the browser loads a new document for each link.
 *
 * A page that shows something wrong without React (`site/motion/must-react-correct-page.ts`) requests React with the
 * event `needs-react`.
 *
 * A button that is pressed before React is ready is not lost: this script holds the click back and repeats it when the
 * site's root sends `app-ready`. If the modules can't be loaded, or take longer than eight seconds, the click is
 * repeated without React, so the browser sends the form itself. While a form is held back or sent, it has `aria-busy`,
 * which its button shows at once.
 *
 * React can open several pages in one document. If the visitor then reloads the document, Back and Forward lead to
 * addresses of those pages, but the browser only changes the address and keeps the document. So this script reloads the
 * document whenever the address is not the one for which the document was loaded. `navigation.activation` has that
 * address; `location` may already have another, because the script starts only after the style sheet above it has
 * loaded.
 *
 * What differs between pages is in attributes of the script element: `data-begin` names the modules that work without
 * React, and `data-modules` those of React, the first of which starts the app. So the text of the script, and its hash
 * in the content security policy, are the same on every page. `../build-starter-script.ts` minifies the script, and
 * `../finish-page.ts` writes it into the pages.
 */
(() => {
  const root = document.documentElement;
  const { begin = '', modules = '' } = document.currentScript?.dataset ?? {};
  const urls = modules.split(' ');
  const pageOf = (address: string) => address.split('#')[0];
  // Browsers before 2026 may lack `navigation.activation`. Then the page's present address is used.
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
    replayHeldClicks();
  };

  const holdClick = (event: Event) => {
    onTouch(event);
    const button = targetThatNeedsReact(event)?.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (held.size === 0) setTimeout(replayHeldClicks, 8000);
    held.add(button);
    // An invalid form is not marked as being sent, because the browser will not send it.
    if (button.type === 'submit' && button.form?.matches(':valid')) sending(button.form, true);
  };

  const replayHeldClicks = () => {
    removeEventListener('click', holdClick, true);
    for (const button of held) {
      sending(button.form, false);
      button.click();
    }
    held.clear();
  };

  const sending = (form: HTMLFormElement | null, is: boolean) => {
    if (form) form.ariaBusy = `${is}`;
  };
  // A script of the page may handle the form itself and prevent the default action, as on a page with a study plan.
  // Then nothing is sent, so the form is not marked busy.
  const onSubmit = ({ target, defaultPrevented }: Event) =>
    sending(target as HTMLFormElement, !defaultPrevented);

  const onHistory = () => {
    if (pageOf(location.href) !== loaded) location.reload();
  };

  const onIdle = () => {
    // If a module can't be loaded, the page still works, only without its motion.
    for (const url of begin.split(' ')) import(url).catch(() => {});
  };

  // There is no listener for `pointerdown`, because a scroll begins with that event too.
  addEventListener('click', holdClick, true);
  addEventListener('submit', onSubmit);
  addEventListener('popstate', onHistory);
  onHistory();
  // When the browser restores the page from its back/forward cache, clicks that were held back before are not repeated,
  // and no form is shown as being sent.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    held.clear();
    for (const form of document.forms) sending(form, false);
  });
  addEventListener('app-ready', () => {
    removeEventListener('submit', onSubmit);
    removeEventListener('popstate', onHistory);
    replayHeldClicks();
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
