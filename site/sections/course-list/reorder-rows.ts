/**
 * All rows with the visible ones in their order. A row stays at its place in the list where it can, and moves only
 * behind the visible row before it: each row that moves in the document costs a slow phone a part of each key press.
 */
export function reorderRows<Row>(all: readonly Row[], visible: readonly Row[]): Row[] {
  const places = new Map(all.map((row, place) => [row, { row, place, turn: 0 }]));
  let furthest = 0;
  visible.forEach((row, index) => {
    const entry = places.get(row);
    if (!entry) return;
    furthest = Math.max(furthest, entry.place);
    Object.assign(entry, { place: furthest, turn: index });
  });
  return [...places.values()]
    .sort((a, b) => a.place - b.place || a.turn - b.turn)
    .map(({ row }) => row);
}
