/**
 * All rows, with the visible rows in the order of `visible`. A row keeps its place in the list if possible. Otherwise
 * it moves directly behind the visible row before it. As few rows as possible move, because each row that moves in the
 * document makes every key press slower on a slow phone.
 */
export function orderRowsWithFewMoves<Row>(all: readonly Row[], visible: readonly Row[]): Row[] {
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
