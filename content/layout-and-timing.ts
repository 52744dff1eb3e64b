import { motionTimes } from './motion-times.ts';

/**
 * Sizes and times of the layout. Times are in milliseconds, widths and gaps in CSS pixels. `perView` says how many
 * slides are shown side by side if the screen is at least `from` pixels wide.
 */
export const layoutAndTiming = {
  breakpoints: { md: 768, lg: 992, xl: 1200 },
  ...motionTimes,
  collaborators: { visible: 4, everyMs: 2000 },
  programs: {
    everyMs: 3000,
    gap: 30,
    perView: [
      { from: 0, slides: 1 },
      { from: 768, slides: 2 },
      { from: 992, slides: 3 },
      { from: 1200, slides: 4 },
    ],
  },
  reasons: {
    perView: [
      { from: 0, slides: 1 },
      { from: 768, slides: 2 },
      { from: 992, slides: 3 },
    ],
  },
  navbarCollapsesBelow: 992,
  imageMaxHeight: { card: 250, software: 300 },
} as const;
