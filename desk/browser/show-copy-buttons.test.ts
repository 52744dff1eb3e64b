// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showCopyButtons } from './show-copy-buttons.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Renders the button as the desk does, in a browser whose `navigator.clipboard` is the given object. */
function opens(clipboard: object | undefined): HTMLButtonElement {
  vi.stubGlobal('navigator', { clipboard });
  document.body.innerHTML =
    '<button type="button" hidden data-copy="a link"><span>Copy</span></button>';
  showCopyButtons();
  return document.querySelector('button') as HTMLButtonElement;
}

describe('a button that copies a text', () => {
  it('copies the text and says so', async () => {
    const writeText = vi.fn(async () => {});
    const button = opens({ writeText });
    expect(button.hidden).toBe(false);
    button.click();
    await vi.waitFor(() => expect(button.textContent).toBe('Copied'));
    expect(writeText).toHaveBeenCalledWith('a link');
  });

  it('says what to do if the browser refuses', async () => {
    const button = opens({ writeText: () => Promise.reject(new Error('refused')) });
    button.click();
    await vi.waitFor(() => expect(button.textContent).toContain('copy it yourself'));
  });

  it('stays hidden where the browser lets no page copy', () => {
    expect(opens(undefined).hidden).toBe(true);
  });
});
