import { initialPagePath } from './initial-page-path.ts';
import belowTheFold from './landing-below-the-fold.css?url';
import landingStyles from './landing-first-screen.css?url';
import otherPagesStyles from './other-pages.css?url';

/** Path of the style file for the landing page below its first screen. Other pages use these styles too. */
export const belowTheFoldStylePath = belowTheFold;

/**
 * Paths of the style files that this document does not have, but that the other pages need when the visitor goes on to
 * one of them without a reload.
 */
export const deferredStylePaths: readonly string[] =
  initialPagePath === '/' ? [otherPagesStyles] : [otherPagesStyles, landingStyles, belowTheFold];
