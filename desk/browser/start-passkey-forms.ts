/**
 * Passkeys with the browser's own API. A form contains the options for the browser in its data attributes, and sends
 * back what the browser returns in its field `answer`.
 */

/**
 * Shows the forms and texts about passkeys, which stay hidden in browsers without passkeys. When such a form is sent,
 * the browser first asks the person for the passkey.
 */
export function startPasskeyForms(): void {
  const supportsPasskeys =
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'toJSON' in PublicKeyCredential.prototype;
  if (!supportsPasskeys) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]'))
    enablePasskeyForm(form);
  for (const part of document.querySelectorAll<HTMLElement>('[data-with-passkeys]'))
    part.hidden = false;
}

function enablePasskeyForm(form: HTMLFormElement): void {
  form.hidden = false;
  const field = form.elements.namedItem('answer') as HTMLInputElement;
  const failed = form.querySelector<HTMLElement>('[data-passkey-failed]');
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  // After Back, the browser may show the page as it was left. The answer in its field was already used, so it is
  // removed.
  addEventListener('pageshow', () => {
    field.value = '';
  });
  form.addEventListener('submit', async (event) => {
    if (field.value !== '') return;
    event.preventDefault();
    if (failed) failed.hidden = true;
    try {
      field.value = JSON.stringify(await askBrowserForPasskey(form.dataset));
      form.requestSubmit(button);
    } catch {
      // Gives no reason, because browsers report the same error when a person presses Cancel and when they have no
      // passkey.
      if (failed) failed.hidden = false;
    }
  });
}

async function askBrowserForPasskey({ passkey, question = '' }: DOMStringMap): Promise<unknown> {
  const options = JSON.parse(question);
  const answer =
    passkey === 'new'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        });
  return (answer as PublicKeyCredential).toJSON();
}
