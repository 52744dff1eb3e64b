/**
 * What was typed and not sent survives Back, a lost connection and a session that has ended: it is kept in this tab,
 * by whoever typed it, the address of the page and the name of the field: a colleague who signs in where a session has
 * ended finds nothing of it. It goes when the page after a form says that it was done.
 */
type Typed = HTMLTextAreaElement | HTMLInputElement;

const sentKey = 'drafts sent';
const typedFields =
  'textarea[name], input[type=text][name], input[type=email][name], input[type=search][name]';

/** In forms that are marked with `data-draft`, whose value tells two forms of one page apart. */
export function keepDrafts(): void {
  if (document.querySelector('[data-done]')) forgetSent();
  // What was not done is still to be sent, and no other form's success may forget it.
  else sessionStorage.removeItem(sentKey);
  // After signing out nothing is kept: the next person at this screen may be somebody else.
  if (location.pathname === '/desk/sign-in' && location.search === '') sessionStorage.clear();
  const me = document.querySelector<HTMLElement>('[data-me]')?.dataset.me;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const fields = [...form.querySelectorAll<Typed>(typedFields)];
    const keyOf = (field: Typed) =>
      `draft ${me} ${location.pathname} ${form.dataset.draft} ${field.name}`;
    for (const field of fields) {
      const kept = sessionStorage.getItem(keyOf(field));
      if (kept !== null && field.value === field.defaultValue) field.value = kept;
      field.addEventListener('input', () => sessionStorage.setItem(keyOf(field), field.value));
    }
    form.addEventListener('submit', () =>
      sessionStorage.setItem(sentKey, JSON.stringify(fields.map(keyOf))),
    );
  }
}

function forgetSent(): void {
  const sent: unknown = JSON.parse(sessionStorage.getItem(sentKey) ?? '[]');
  if (Array.isArray(sent)) for (const key of sent) sessionStorage.removeItem(String(key));
  sessionStorage.removeItem(sentKey);
}
