import { initialPagePath } from './initial-page-path.ts';
import belowTheFold from './landing-below-the-fold.css?url';
import landingStyles from './landing-first-screen.css?url';
import otherPagesStyles from './other-pages.css?url';

/** Path of the file with the styles of the landing page below its first screen, which other pages use too. */
export const belowTheFoldStylePath = belowTheFold;

/** Paths of the style files that this document was loaded without, and that pages opened later in it need. */
export const deferredStylePaths: readonly string[] =
  initialPagePath === '/' ? [otherPagesStyles] : [otherPagesStyles, landingStyles, belowTheFold];
