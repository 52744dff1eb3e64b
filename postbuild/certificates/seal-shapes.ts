/** The seal of each badge as shapes, back to front, centred on the origin with a radius of about 50. */
import { logoPath } from '#site/art/logo-path.ts';
import { picturePalette } from '#site/art/picture-palette.ts';
import type { DrawnPath } from './drawn-path.ts';

type Badge = 'Verified' | 'Authorized' | 'Exclusive';

const { light } = picturePalette;
const colours: Record<Badge, string> = {
  Verified: light.leaf,
  Authorized: light.sky,
  Exclusive: light.kumkum,
};
export const sealColourOf = (badge: Badge) => colours[badge];

const round = (value: number) => Math.round(value * 100) / 100;
const onCircle = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
};
const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Draws a rim of `count` petals or points, which reach from the radius `inner` to the radius `outer`. */
function rim(count: number, inner: number, outer: number, kind: 'petals' | 'points'): string {
  const step = 360 / count;
  const first = step / 2;
  const parts = Array.from({ length: count }, (_, i) => {
    const [to, middle] = [first + (i + 1) * step, first + (i + 0.5) * step];
    return kind === 'petals'
      ? `Q${onCircle(middle, outer * 2 - inner)} ${onCircle(to, inner)}`
      : `L${onCircle(middle, outer)}L${onCircle(to, inner)}`;
  });
  return `M${onCircle(first, inner)}${parts.join('')}z`;
}

const ribbon = (side: 1 | -1) =>
  `M${6 * side} 30L${29 * side} 80L${17 * side} 74L${10 * side} 85L${-8 * side} 40z`;

const rims: Record<Badge, string> = {
  Verified: rim(24, 47, 51, 'petals'),
  Authorized: rim(8, 51, 47.2, 'points'),
  Exclusive: rim(20, 44, 52, 'points'),
};

export function sealShapes(badge: Badge): DrawnPath[] {
  const colour = colours[badge];
  const inside = 38;
  const ribbons: DrawnPath[] =
    badge === 'Exclusive'
      ? [
          { d: ribbon(-1), fill: light.marigold },
          { d: ribbon(1), fill: light.marigold },
        ]
      : [];
  return [
    ...ribbons,
    { d: rims[badge], fill: colour },
    { d: circle(inside + 3), stroke: light.rice, strokeWidth: 1 },
    { d: circle(inside), stroke: light.rice, strokeWidth: badge === 'Authorized' ? 2.4 : 0.6 },
    {
      d: logoPath,
      stroke: light.rice,
      strokeWidth: 4,
      fill: light.marigold,
      evenOdd: true,
      at: { x: -16.5, y: -34, scale: 0.55 },
    },
  ];
}
