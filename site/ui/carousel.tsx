import { Children, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { scrollsSideways } from '#content/words/controls.ts';
import { PauseButton } from './pause-button.tsx';
import { useMotion } from './use-motion.ts';

export interface PerView {
  /** Slides side by side from 0, 768, 992 and 1200 px on. */
  base: number;
  md?: number;
  lg?: number;
  xl?: number;
}

interface CarouselProps {
  /** What the slides are, for the names of the region and its buttons: "Programs". */
  label: string;
  perView: PerView;
  /** Between two slides, in CSS pixels; without it the gap is that of the grid. */
  gap?: number;
  /** Moves on by one slide each so many milliseconds; without it the carousel stands still. */
  autoplayMs?: number;
  className?: string;
  children: ReactNode;
}

/**
 * The carousel is the browser's own: a list that scrolls sideways and snaps. It works before any script
 * and without one, keeps its place when the script arrives, and costs no library. Script adds the
 * buttons and the movement, both as scrolling of that same list.
 */
export function Carousel({
  label,
  perView,
  gap,
  autoplayMs,
  className = '',
  children,
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const { isRunning, toggle } = useMotion();

  useEffect(() => {
    if (!autoplayMs || !isRunning) return;
    const timer = setInterval(() => {
      // A carousel nobody can see, or that holds the keyboard's focus, is not moved away under the reader.
      if (document.hidden || track.current?.contains(document.activeElement)) return;
      move(track.current, 1);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [autoplayMs, isRunning]);

  const style = {
    '--per-base': perView.base,
    '--per-md': perView.md ?? perView.base,
    '--per-lg': perView.lg ?? perView.md ?? perView.base,
    '--per-xl': perView.xl ?? perView.lg ?? perView.md ?? perView.base,
    ...(gap === undefined ? {} : { '--gap': `${gap}px` }),
  } as CSSProperties;

  return (
    // A group, not a region: the section around it is the landmark, and often of the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are things to read
    <div
      role="group"
      className={`carousel ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      style={style}
    >
      <ul
        className="carousel-track"
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, with or without script
        tabIndex={0}
        aria-label={scrollsSideways(label)}
      >
        {Children.map(children, (slide) => (
          <li className="carousel-slide">{slide}</li>
        ))}
      </ul>
      <div className="carousel-controls needs-script">
        <StepButton
          direction={-1}
          label={`Previous: ${label}`}
          onPress={() => move(track.current, -1)}
        />
        <StepButton direction={1} label={`Next: ${label}`} onPress={() => move(track.current, 1)} />
        {autoplayMs && <PauseButton isRunning={isRunning} onToggle={toggle} what={label} />}
      </div>
    </div>
  );
}

/** Scrolls by whole slides; past the last position it begins again, and before the first it ends. */
function move(list: HTMLUListElement | null, slides: 1 | -1) {
  const first = list?.children[0];
  const second = list?.children[1];
  if (!list || !first || !second) return;
  const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const last = list.scrollWidth - list.clientWidth;
  const tolerance = step / 2;
  let target = (Math.round(list.scrollLeft / step) + slides) * step;
  if (list.scrollLeft >= last - tolerance && slides === 1) target = 0;
  if (list.scrollLeft <= tolerance && slides === -1) target = last;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  list.scrollTo({ left: target, behavior });
}

interface StepButtonProps {
  direction: 1 | -1;
  label: string;
  onPress: () => void;
}

function StepButton({ direction, label, onPress }: StepButtonProps) {
  return (
    <button type="button" className="round-button" onClick={onPress}>
      <span className="visually-hidden">{label}</span>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
      >
        <path
          strokeWidth="2.2"
          d={direction === 1 ? 'M5 12h14m-6-6 6 6-6 6' : 'M19 12H5m6-6-6 6 6 6'}
        />
      </svg>
    </button>
  );
}
