/**
 * Keeps typed text that was not sent: after the Back button, a lost connection or an ended session, the text is in its
 * field again.
 *
 * The text is stored in this tab, for this member and this field. So a colleague who signs in after an ended session
 * does not see it. The text is deleted when the page after the form reports success.
 *
 * If a colleague has saved another value in the meantime, the text is not put back, because it would overwrite that
 * value.
 */
type TextField = HTMLTextAreaElement | HTMLInputElement;
/** `text` is what the member typed. `over` is the value that the field had before the member typed. */
type Draft = { text: string; over: string };

const sentKey = 'drafts sent';
/** An input without the attribute `type` is a text field too. */
const textFieldSelector =
  'textarea[name], input:not([type])[name], input:is([type=text], [type=email], [type=search])[name]';

/**
 * Keeps the drafts of all forms with the attribute `data-draft`. The value of the attribute distinguishes two forms of
 * one page.
 */
export function keepDrafts(): void {
  if (document.querySelector('[data-done]')) removeSentDrafts();
  // Without a report of success, the form was not saved, so its draft stays. The script also forgets that the form was
  // sent, because success on a later page would belong to another form.
  else sessionStorage.removeItem(sentKey);
  // After signing out no text is kept, because another person may use this screen next.
  if (location.pathname === '/desk/sign-in' && location.search === '') sessionStorage.clear();
  const me = document.querySelector<HTMLElement>('[data-me]')?.dataset.me;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) {
    const fields = [...form.querySelectorAll<TextField>(textFieldSelector)];
    const keyOf = (field: TextField) =>
      `draft of ${me} ${location.pathname} ${form.dataset.draft} ${field.name}`;
    for (const field of fields) {
      const { defaultValue } = field;
      const kept: Draft | null = JSON.parse(sessionStorage.getItem(keyOf(field)) ?? 'null');
      if (kept?.over === defaultValue && field.value === defaultValue) field.value = kept.text;
      // After a refusal, the page is rendered with the typed text in the field. `over` then stays the value that the
      // field had before the member typed.
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

function removeSentDrafts(): void {
  const sent: unknown = JSON.parse(sessionStorage.getItem(sentKey) ?? '[]');
  if (Array.isArray(sent)) for (const key of sent) sessionStorage.removeItem(String(key));
  sessionStorage.removeItem(sentKey);
}
