/**
 * One-letter keyboard shortcuts for working through a list. `j` and `k` move the focus to the next and the previous
 * row, and `x` ticks a row. Any other key presses the control that names the key in `aria-keyshortcuts`, or puts the
 * focus into it if it is a field. The script looks for this control first in the current row, and then in the rest of
 * the page; while rows are ticked, the other way round.
 *
 * Keys do nothing while somebody types, in a dialog or a popover, together with Ctrl, Alt or Meta, and if the member
 * has switched the shortcuts off on this device.
 */
const disabledKey = 'desk keys are off';
const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

export function addKeyboardShortcuts(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.keys');
  const opener = document.querySelector<HTMLElement>('[data-keys-open]');
  const toggle = document.querySelector<HTMLInputElement>('[data-keys-on]');
  if (dialog && opener && toggle) {
    opener.hidden = false;
    opener.addEventListener('click', () => dialog.showModal());
    toggle.checked = localStorage.getItem(disabledKey) === null;
    toggle.addEventListener('change', () =>
      toggle.checked
        ? localStorage.removeItem(disabledKey)
        : localStorage.setItem(disabledKey, 'yes'),
    );
  }
  let isByKey = false;
  restoreCurrentRow();
  document.addEventListener('submit', (event) => {
    const { submitter, target } = event;
    // The current row is not stored when a search or a filter is sent, because the next page shows another list.
    if (target instanceof HTMLFormElement && target.method === 'get') return;
    lastRow = submitter?.closest<HTMLElement>('[data-row]')?.dataset.row ?? lastRow;
    storeCurrentRow(isByKey);
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Escape') leaveField(target);
    if (target instanceof Element && target.closest(`${typing}, dialog, [popover]`)) return;
    if (key.length !== 1 || localStorage.getItem(disabledKey) !== null) return;
    // A key that is held down may move through the list repeatedly, but must not act repeatedly.
    if (event.repeat && !steps.has(key.toLowerCase())) return;
    isByKey = true;
    if (performShortcut(key.toLowerCase())) event.preventDefault();
    isByKey = false;
  });
}

/**
 * Takes the focus out of a field, so that the shortcuts work again. In a dialog, the browser's own Escape closes the
 * dialog.
 */
function leaveField(target: EventTarget | null): void {
  if (localStorage.getItem(disabledKey) !== null || !(target instanceof HTMLElement)) return;
  if (target.matches(typing) && !target.closest('dialog, [popover]')) target.blur();
}

/** The keys that move the focus to the next and to the previous row. */
const steps = new Map([
  ['j', 1],
  ['k', -1],
]);

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const openLinkOf = (row: HTMLElement | undefined) =>
  row?.querySelector<HTMLElement>('[aria-keyshortcuts~="o"]');
/**
 * The row that last had the focus. It stays the current row when the focus leaves it, or when the list is rendered
 * again.
 */
let lastRow: string | undefined;
/**
 * The storage key for the current row and its position in the list. An act loads the page again: if the row has then
 * left the list, the row at its position becomes the current row.
 */
const storedRowKey = () => `desk row ${location.pathname}`;
type StoredRow = { row: string; n: number; isByKey: boolean };

function currentRow(): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
  return focused ?? rows().find((row) => row.dataset.row === lastRow);
}

/** Stores the current row before a form is sent. */
function storeCurrentRow(isByKey: boolean): void {
  const row = currentRow();
  if (row === undefined) return;
  const place: StoredRow = { row: row.dataset.row ?? '', n: rows().indexOf(row), isByKey };
  sessionStorage.setItem(storedRowKey(), JSON.stringify(place));
}

function restoreCurrentRow(): void {
  const kept = sessionStorage.getItem(storedRowKey());
  sessionStorage.removeItem(storedRowKey());
  if (kept === null) return;
  const { row, n, isByKey } = JSON.parse(kept) as StoredRow;
  const all = rows();
  const at = all.find((one) => one.dataset.row === row) ?? all[Math.min(n, all.length - 1)];
  lastRow = at?.dataset.row;
  if (isByKey) openLinkOf(at)?.focus();
}

function performShortcut(key: string): boolean {
  const row = currentRow();
  const step = steps.get(key);
  // `j` and `k` move to another row. The page of an enquiry has no rows: there `j` clicks the link to the next enquiry.
  if (step !== undefined && rows().length > 0) return moveFocus(row, step);
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
  // If no row is ticked, a control for ticked rows acts on the current row.
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

function moveFocus(from: HTMLElement | undefined, by: number): boolean {
  const all = rows();
  const at = from === undefined ? (by > 0 ? -1 : all.length) : all.indexOf(from);
  const next = all[Math.min(all.length - 1, Math.max(0, at + by))];
  lastRow = next?.dataset.row;
  openLinkOf(next)?.focus();
  return next !== undefined;
}
