/**
 * Draws a logo for each collaborator, because collaborators are invented and have none. A logo is one filled path in a
 * box of 48 × 48 units. There are eight signs, each in two or three variations. A word in the slug that names a trade
 * decides the sign: "embedded" gives a chip. If no word does, a random number made from the slug decides.
 */
import { makeSeededRandom } from './make-seeded-random.ts';

const round = (value: number) => Math.round(value * 100) / 100;
const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
const circle = (x: number, y: number, r: number) =>
  `M${at(x - r, y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`;
const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${round(width)}v${round(height)}h${round(-width)}z`;
const polygon = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => at(x, y)).join('L')}z`;
const onCircle = (degrees: number, radius: number): [number, number] => [
  24 + radius * Math.cos((degrees * Math.PI) / 180),
  24 + radius * Math.sin((degrees * Math.PI) / 180),
];
const times = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

/** The drawing functions of the signs. `v` is the variation of the sign: 0, 1 or 2. */
const signs: readonly ((v: number) => string)[] = [
  // A flower: petals round a centre.
  (v) => {
    const petals = 5 + v;
    return times(petals, (i) => {
      const turn = (360 / petals) * i - 90;
      const [tip, left, right] = [
        onCircle(turn, 22),
        onCircle(turn - 27, 13),
        onCircle(turn + 27, 13),
      ];
      const root = onCircle(turn, 5);
      return `M${at(...root)}Q${at(...left)} ${at(...tip)}Q${at(...right)} ${at(...root)}z`;
    }).join('');
  },
  // A bar chart of four bars.
  (v) =>
    times(4, (i) => {
      const height =
        [
          [14, 22, 30, 40],
          [40, 18, 28, 36],
          [20, 40, 30, 12],
        ][v]?.[i] ?? 20;
      return rectangle(4 + i * 10.5, 44 - height, 8, height);
    }).join(''),
  // A computer chip: a square with legs and a hole in its middle.
  (v) => {
    const legs = 3 + (v % 2);
    const step = 24 / legs;
    return (
      rectangle(9, 9, 30, 30) +
      (v === 2 ? circle(24, 24, 7) : rectangle(17, 17, 14, 14)) +
      times(legs, (i) => {
        const along = 12 + step * i + step / 2 - 1.75;
        return (
          rectangle(along, 3, 3.5, 6) +
          rectangle(along, 39, 3.5, 6) +
          rectangle(3, along, 6, 3.5) +
          rectangle(39, along, 6, 3.5)
        );
      }).join('')
    );
  },
  // Two houses with gables, the second behind the first.
  (v) => {
    const ridge = 9 + v * 3;
    return (
      polygon([
        [4, 43],
        [4, ridge + 13],
        [17, ridge],
        [30, ridge + 13],
        [30, 43],
        [21, 43],
        [21, 31],
        [13, 31],
        [13, 43],
      ]) +
      polygon([
        [34, 43],
        [34, ridge + 11.5],
        [24.5, ridge + 2],
        [29, ridge - 2.5],
        [44, ridge + 12],
        [44, 43],
      ])
    );
  },
  // A nut: a hexagon with a round or six-sided hole.
  (v) =>
    polygon(times(6, (i) => onCircle(60 * i + (v === 1 ? 30 : 0), 22))) +
    (v === 2 ? polygon(times(6, (i) => onCircle(60 * i, 10))) : circle(24, 24, 9.5)),
  // Three stacked layers, seen in perspective.
  (v) =>
    times(3, (i) => {
      const y = 14 + i * (7.5 + v / 2);
      return i === 0
        ? polygon([
            [24, y - 11],
            [45, y],
            [24, y + 11],
            [3, y],
          ])
        : polygon([
            [3, y],
            [24, y + 11],
            [45, y],
            [45, y + 4.5],
            [24, y + 15.5],
            [3, y + 4.5],
          ]);
    }).join(''),
  // A camera lens: a ring cut into arcs round a triangle or a disc.
  (v) => {
    const parts = 3 + v;
    const arcs = times(parts, (i) => {
      const [from, to] = [(360 / parts) * i - 80, (360 / parts) * (i + 1) - 100];
      return `M${at(...onCircle(from, 22))}A22 22 0 0 1 ${at(...onCircle(to, 22))}L${at(...onCircle(to, 15))}A15 15 0 0 0 ${at(...onCircle(from, 15))}z`;
    }).join('');
    return (
      arcs +
      (v === 1
        ? circle(24, 24, 8)
        : polygon([
            [19, 15.5],
            [34, 24],
            [19, 32.5],
          ]))
    );
  },
  // People: a ring of discs, or three people in a row.
  (v) =>
    v === 1
      ? times(6, (i) => circle(...onCircle(60 * i, 17), 5.5)).join('') + circle(24, 24, 6)
      : times(3, (i) => {
          const [x, r] = [10 + i * 14, i === 1 ? 6 : 4.5];
          const top = i === 1 ? 24 : 27;
          return `${circle(x, top - r - 3, r)}M${at(x - r - 1.5, 42)}v${42 - top > 15 ? -9 : -7}a${r + 1.5} ${r + 1.5} 0 0 1 ${2 * r + 3} 0v${42 - top > 15 ? 9 : 7}z`;
        }).join(''),
];

/** The words in a slug that name a trade: the first line belongs to the first sign in `signs`, and so on. */
const trades = [
  ['softworks', 'software', 'web', 'apps'],
  ['analytics', 'data', 'finance'],
  ['embedded', 'electronics', 'semiconductors'],
  ['structures', 'builders', 'homes'],
  ['design', 'machines', 'works', 'motors'],
  ['cloud', 'networks', 'systems'],
  ['media', 'studio', 'films'],
  ['people', 'hiring', 'talent'],
];

/** Returns the path of the sign. Fill it with the even-odd rule, so that its holes stay empty. */
export function drawCollaboratorLogoPath(slug: string): string {
  const random = makeSeededRandom(slug);
  const words = new Set(slug.split('-'));
  const trade = trades.findIndex((names) => names.some((name) => words.has(name)));
  const any = Math.floor(random() * signs.length);
  return signs[trade < 0 ? any : trade]?.(Math.floor(random() * 3)) ?? '';
}
