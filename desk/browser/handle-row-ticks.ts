/** Shows how many rows are ticked, and lets one box tick all rows of the page. */
export function handleRowTicks(): void {
  const count = document.querySelector('[data-tick-count]');
  if (count === null) return;
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[name="id"]')];
  const all = () => document.querySelector<HTMLInputElement>('[data-tick-all] input');

  function show(): void {
    const label = document.querySelector<HTMLElement>('[data-tick-all]');
    if (label !== null) label.hidden = false;
    const ticked = boxes().filter(({ checked }) => checked).length;
    if (count !== null) count.textContent = `${ticked} ticked`;
    const box = all();
    if (box === null) return;
    box.checked = ticked > 0 && ticked === boxes().length;
    box.indeterminate = ticked > 0 && !box.checked;
  }

  document.addEventListener('change', ({ target }) => {
    if (target === all()) for (const box of boxes()) box.checked = all()?.checked ?? false;
    show();
  });
  document.addEventListener('renewed', show);
  show();
}
