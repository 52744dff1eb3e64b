/**
 * Keeps typed text that was not sent: after the Back button, a lost connection or an ended session, the text is in its
 * field again.
 *
 * The text is stored in this tab, under the member, the address of the page and the name of the field. So a colleague
 * who signs in after an ended session does not see it. The text is deleted when the page after the form reports
 * success.
 *
 * The text is restored only if the page still has the value that the member typed over. Otherwise it would replace what
 * a colleague has saved since.
 */
type Typed = HTMLTextAreaElement | HTMLInputElement;
/** `text` is what the member typed; `over` is the value that the page had in the field before. */
type Draft = { text: string; over: string };

const sentKey = 'drafts sent';
/** An input without the attribute `type` is a text field too. */
const typedFields =
  'textarea[name], input:not([type])[name], input:is([type=text], [type=email], [type=search])[name]';

/**
 * Keeps the drafts of all forms with the attribute `data-draft`. The value of the attribute distinguishes two forms of
 * one page.
 */
export function keepDrafts(): void {
  if (document.querySelector('[data-done]')) forgetSent();
  // If the page reports no success, the text that was sent was not saved, so its draft stays. A success that a later
  // page reports belongs to another form and must not delete this draft.
  else sessionStorage.removeItem(sentKey);
  // After signing out no text is kept, because another person may use this screen next.
  if (location.pathname === '/desk/sign-in' && location.search === '') sessionStorage.clear();
  const me = document.querySelector<HTMLElement>('[data-me]')?.dataset.me;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const fields = [...form.querySelectorAll<Typed>(typedFields)];
    const keyOf = (field: Typed) =>
      `draft of ${me} ${location.pathname} ${form.dataset.draft} ${field.name}`;
    for (const field of fields) {
      const { defaultValue } = field;
      const kept: Draft | null = JSON.parse(sessionStorage.getItem(keyOf(field)) ?? 'null');
      if (kept?.over === defaultValue && field.value === defaultValue) field.value = kept.text;
      // After a refusal, the field of the page already contains the typed text. The draft then keeps the value that the
      // field had before the member first typed.
      const over = kept?.text === defaultValue ? kept.over : defaultValue;
      field.addEventListener('input', () =>
        sessionStorage.setItem(
          keyOf(field),
          JSON.stringify({ text: field.value, over } satisfies Draft),
        ),
      );
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
