/**
 * Returns all rows, with the visible rows in the order of `visible`. A row stays where it is if it can, because each
 * row that moves in the document makes a key press slower on a slow phone. A row that can't stay moves directly behind
 * the visible row before it.
 */
export function sortRowsWithFewMoves<Row>(all: readonly Row[], visible: readonly Row[]): Row[] {
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
