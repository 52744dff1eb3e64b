import { Children, type CSSProperties, type ReactNode } from 'react';
import { formatScrollAreaLabel } from '#content/words/control-labels.ts';
import { attachCarouselMovement } from '#site/motion/attach-carousel-movement.ts';
import { PauseButton } from './pause-button.tsx';

interface PerView {
  /** `base`, `md`, `lg` and `xl` are the numbers of slides side by side, from a width of 0, 768, 992 and 1200 px on. */
  base: number;
  md?: number;
  lg?: number;
  xl?: number;
}

interface CarouselProps {
  /** The name of what the slides show, for the labels of the region and its buttons: "Programs". */
  label: string;
  perView: PerView;
  /** Distance between two slides in CSS pixels. Default: the grid's gap. */
  gap?: number;
  /** The milliseconds between two automatic moves by one slide. Without this, the list does not move. */
  autoplayMs?: number;
  className?: string;
  children: ReactNode;
}

/**
 * A list that scrolls sideways and snaps. It works without a script, keeps its position when the script arrives, and
 * needs no library. `attachCarouselMovement` adds the buttons and the automatic movement.
 */
export function Carousel({
  label,
  perView,
  gap,
  autoplayMs,
  className = '',
  children,
}: CarouselProps) {
  const style = {
    '--per-base': perView.base,
    '--per-md': perView.md ?? perView.base,
    '--per-lg': perView.lg ?? perView.md ?? perView.base,
    '--per-xl': perView.xl ?? perView.lg ?? perView.md ?? perView.base,
    ...(gap === undefined ? {} : { '--gap': `${gap}px` }),
  } as CSSProperties;

  return (
    // A group, not a region: the section around it is the landmark, and often has the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, these are things to read
    <div
      role="group"
      className={`carousel ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      style={style}
      data-motion="carousel"
      data-autoplay={autoplayMs}
      ref={attachCarouselMovement}
      suppressHydrationWarning
    >
      <ul
        className="carousel-track"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={formatScrollAreaLabel(label)}
      >
        {Children.map(children, (slide) => (
          <li className="carousel-slide">{slide}</li>
        ))}
      </ul>
      <div className="carousel-controls needs-script">
        <StepButton direction={-1} label={`Previous: ${label}`} />
        <StepButton direction={1} label={`Next: ${label}`} />
        {autoplayMs && <PauseButton what={label} />}
      </div>
    </div>
  );
}

interface StepButtonProps {
  direction: 1 | -1;
  label: string;
}

function StepButton({ direction, label }: StepButtonProps) {
  return (
    <button type="button" className="round-button" data-step={direction}>
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
