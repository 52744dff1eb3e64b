import type { CSSProperties } from 'react';
import type { Kolam } from '#site/art/kolam.ts';

/** Its dots are one path (`dotRows`). */
export type HeroDrawing = Pick<Kolam, 'width' | 'height' | 'path'> & { dots: string };

interface HeroKolamProps {
  kolam: HeroDrawing;
}

/**
 * The kolam of the house. The line itself always stands there; a thread of marigold runs along it as far
 * as the phrase beside it is typed (`--drawn`, from 0 to 1, set by `typePhrases`), and all the way round until then.
 */
export function HeroKolam({ kolam }: HeroKolamProps) {
  return (
    <div
      className="hero-kolam"
      suppressHydrationWarning
      style={{ '--dots': kolam.width / 20 } as CSSProperties}
    >
      <svg viewBox={`0 0 ${kolam.width} ${kolam.height}`} fill="none" aria-hidden="true">
        <path className="hero-line" d={kolam.path} />
        <path className="hero-thread" d={kolam.path} pathLength="1" />
        <path className="hero-dots" d={kolam.dots} />
      </svg>
    </div>
  );
}
