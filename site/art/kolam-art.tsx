import type { Kolam } from './kolam.ts';

interface KolamArtProps {
  kolam: Kolam;
  className?: string;
  /** Names the drawing where it carries meaning; without it the drawing is decoration. */
  label?: string;
}

/**
 * A kolam set in the page. Colours come from `--kolam-line` and `--kolam-dot`, else from the text.
 * The path has `pathLength` 1, so a stylesheet can draw it from nothing to whole:
 * `stroke-dasharray: 1.03; stroke-dashoffset: calc(1.03 * (1 - var(--drawn)))`. The little more than 1 is
 * needed: browsers measure arcs twice and differently, and a dash of 1 leaves a gap at the end.
 */
export function KolamArt({ kolam, className, label }: KolamArtProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: labelled when it means something, hidden when it decorates
    <svg
      className={className ? `kolam ${className}` : 'kolam'}
      viewBox={`0 0 ${kolam.width} ${kolam.height}`}
      fill="none"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {/* A line of no length with round ends is a dot; all dots together are one element. */}
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
