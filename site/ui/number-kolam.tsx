interface NumberKolamProps {
  /** The number of dots that the line encloses, from the left. */
  enclosed: number;
  /** The number of all dots. The line goes round only the first `enclosed` of them. */
  dots?: number;
  className: string;
}

/** A number as a kolam: one row of dots, and one unbroken line round the first `enclosed` of them. */
export function NumberKolam({ enclosed, dots = enclosed, className }: NumberKolamProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${dots * 20} 20`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={numberKolamPath(enclosed)} strokeWidth="2" />
      <path d={`M10 10h0${'m20 0h0'.repeat(dots - 1)}`} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/**
 * The path of the line round a row of dots. It goes to the right, above one dot and below the next, turns round the
 * last dot and comes back on the other sides. Dots are 20 units apart; an arc of radius 7.07 joins two slopes of 45
 * degrees.
 */
export function numberKolamPath(dots: number): string {
  if (dots === 1) return 'M15 5a7.07 7.07 0 1 1-10 0a7.07 7.07 0 0 1 10 0z';
  let side = -1;
  let path = 'M15 5';
  for (const direction of [1, -1]) {
    for (let dot = 1; dot < dots; dot += 1) {
      path += `l${10 * direction} ${-10 * side}`;
      side = -side;
      const isLast = dot === dots - 1;
      path += `a7.07 7.07 0 ${isLast ? 1 : 0} ${side === direction ? 0 : 1} ${isLast ? 0 : 10 * direction} ${isLast ? -10 * side : 0}`;
      if (isLast) side = -side;
    }
  }
  return `${path}z`;
}
