/**
 * Lets people drag a card of the board to another column: the card's own form is filled in and sent. A drop on
 * "Lost" opens the card's list of choices instead, because a reason is needed.
 */
export function makeCardsDraggable(): void {
  const board = document.querySelector('.board');
  if (board === null) return;
  let dragged: HTMLElement | null = null;
  const columnAt = (event: Event) =>
    (event.target as Element).closest<HTMLElement>('[data-column]') ?? null;
  const stateSelectOf = (card: HTMLElement) => card.querySelector<HTMLSelectElement>('select');
  const hasState = (card: HTMLElement, state: string) =>
    [...(stateSelectOf(card)?.options ?? [])].some(
      ({ value }) => value === state || value.startsWith(`${state}:`),
    );

  /**
   * The script makes the cards draggable. The HTML of the server does not, because without the script a drop does
   * nothing.
   */
  const makeDraggable = () => {
    for (const card of board.querySelectorAll<HTMLElement>('[data-moves]')) card.draggable = true;
  };
  makeDraggable();
  document.addEventListener('renewed', makeDraggable);

  board.addEventListener('dragstart', (event) => {
    dragged = (event.target as Element).closest<HTMLElement>('[data-moves]');
    (event as DragEvent).dataTransfer?.setData('text/plain', dragged?.dataset.row ?? '');
    dragged?.classList.add('dragged');
  });
  board.addEventListener('dragend', () => {
    dragged?.classList.remove('dragged');
    dragged = null;
    for (const one of board.querySelectorAll('.is-over')) one.classList.remove('is-over');
  });
  board.addEventListener('dragover', (event) => {
    const column = columnAt(event);
    for (const one of board.querySelectorAll('.is-over'))
      if (one !== column) one.classList.remove('is-over');
    if (column === null || dragged === null || !hasState(dragged, column.dataset.column ?? ''))
      return;
    event.preventDefault();
    column.classList.add('is-over');
  });
  board.addEventListener('drop', (event) => {
    const state = columnAt(event)?.dataset.column;
    const stateSelect = dragged === null ? null : stateSelectOf(dragged);
    if (state === undefined || stateSelect === null) return;
    event.preventDefault();
    if (state === 'lost') {
      const foldedForm = stateSelect.closest('details');
      if (foldedForm !== null) foldedForm.open = true;
      stateSelect.scrollIntoView({ block: 'nearest' });
      stateSelect.focus();
      try {
        stateSelect.showPicker?.();
      } catch {
        // Some browsers refuse to open the list of choices. The member can open it, because it has the focus.
      }
      return;
    }
    stateSelect.value = state;
    stateSelect.form?.requestSubmit(stateSelect.form.querySelector('button'));
  });
}
