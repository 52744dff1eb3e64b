/**
 * Shows the buttons that copy a text, in browsers that let a page copy. Elsewhere a member selects the text and copies
 * it.
 */
export function showCopyButtons(): void {
  if (navigator.clipboard === undefined) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const word = button.querySelector('span') ?? button;
      try {
        await navigator.clipboard.writeText(button.dataset.copy ?? '');
        word.textContent = 'Copied';
      } catch {
        word.textContent = 'Not copied. Select the text and copy it yourself.';
      }
    });
  }
}
