import type { Kolam } from './draw-kolam.ts';

interface KolamArtProps {
  kolam: Kolam;
  className?: string;
  /** The accessible name of a drawing that has a meaning. A drawing without a label is decoration. */
  label?: string;
}

/**
 * A kolam in the page. Its colours are `--kolam-line` and `--kolam-dot`, or the text colour if they are not set. The
 * path has `pathLength` 1, so a stylesheet can draw the line step by step: `stroke-dasharray: 1.03; stroke-dashoffset:
 * calc(1.03 * (1 - var(--drawn)))`. The dash is 1.03 long, because a browser's measure of the path is not exact: with
 * 1, a gap could stay at the end of the line.
 */
export function KolamArt({ kolam, className, label }: KolamArtProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: labelled when it has meaning, hidden when it is decoration
    <svg
      className={className ? `kolam ${className}` : 'kolam'}
      viewBox={`0 0 ${kolam.width} ${kolam.height}`}
      fill="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* A line of zero length with round ends is a dot, so one element draws all dots. */}
      <path
        className="kolam-dots"
        d={kolam.dots.map(([x, y]) => `M${x} ${y}h0`).join('')}
        stroke="var(--kolam-dot, currentColor)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        className="kolam-line"
        d={kolam.path}
        pathLength="1"
        stroke="var(--kolam-line, currentColor)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
