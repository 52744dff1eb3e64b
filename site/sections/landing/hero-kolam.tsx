import type { CSSProperties } from 'react';
import type { Kolam } from '#site/art/draw-kolam.ts';

/** The size and the SVG paths of the kolam: `path` is its line, `dots` all its dots in one path (`dotsToSvgPath`). */
export type HeroKolamPaths = Pick<Kolam, 'width' | 'height' | 'path'> & { dots: string };

interface HeroKolamProps {
  kolam: HeroKolamPaths;
}

/**
 * The kolam of the landing page's first screen. Its whole line is always visible. A marigold line over it grows with
 * the typed phrase: `typePhrases` sets `--drawn`, from 0 to 1. Until the typing begins, the marigold line is complete.
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
