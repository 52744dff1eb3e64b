/**
 * Keys of one letter for who works through a list. Each presses a control that can be seen and says its key in
 * `aria-keyshortcuts`: in the row that has the focus, otherwise in the page. None is heard while somebody types, with
 * a modifier, or when the keys were switched off on this device.
 */
const offKey = 'desk keys are off';
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

export function keys(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.keys');
  const opener = document.querySelector<HTMLElement>('[data-keys-open]');
  const toggle = document.querySelector<HTMLInputElement>('[data-keys-on]');
  if (dialog && opener && toggle) {
    opener.hidden = false;
    opener.addEventListener('click', () => dialog.showModal());
    toggle.checked = localStorage.getItem(offKey) === null;
    toggle.addEventListener('change', () =>
      toggle.checked ? localStorage.removeItem(offKey) : localStorage.setItem(offKey, 'yes'),
    );
  }
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(`${typing}, dialog`)) return;
    if (key.length !== 1 || localStorage.getItem(offKey) !== null) return;
    // Through a list one may run; what is done once is not done again because a key is held.
    if (event.repeat && !steps.has(key.toLowerCase())) return;
    if (press(key.toLowerCase())) event.preventDefault();
  });
}

/** To the next row, and to the one before. */
const steps = new Map([
  ['j', 1],
  ['k', -1],
]);

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const wayIn = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[aria-keyshortcuts~="o"]');
/** Stays when the focus goes elsewhere, or the list is made anew. */
let lastRow: string | undefined;

function currentRow(): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
  return focused ?? rows().find((row) => row.dataset.row === lastRow);
}

function press(key: string): boolean {
  const row = currentRow();
  const step = steps.get(key);
  if (step !== undefined) return move(row, step);
  if (key === 'x') {
    row?.querySelector<HTMLInputElement>('input[name="id"]')?.click();
    return row !== undefined;
  }
  const selector = `[aria-keyshortcuts~="${CSS.escape(key)}"]`;
  const inRow = row?.querySelector<HTMLElement>(selector) ?? null;
  const inPage = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (control) => control.closest('[data-row]') === null,
  );
  const hasTicks = document.querySelector('input[name="id"]:checked') !== null;
  const control = hasTicks ? (inPage ?? inRow) : (inRow ?? inPage);
  if (!control) return false;
  // What is for the ticked rows is for this one when none is ticked.
  if (control.closest('.bulk') && !hasTicks) {
    const box = row?.querySelector<HTMLInputElement>('input[name="id"]');
    if (!box) return false;
    box.click();
  }
  control.scrollIntoView({ block: 'nearest' });
  if (control.matches(typing)) control.focus();
  else control.click();
  return true;
}

function move(from: HTMLElement | undefined, by: number): boolean {
  const all = rows();
  const at = from === undefined ? (by > 0 ? -1 : all.length) : all.indexOf(from);
  const next = all[Math.min(all.length - 1, Math.max(0, at + by))];
  lastRow = next?.dataset.row;
  wayIn(next)?.focus();
  return next !== undefined;
}
