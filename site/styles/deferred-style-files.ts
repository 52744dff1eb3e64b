import furtherDown from './further-down.css?url';
import { initialPagePath } from './initial-page-path.ts';
import landingStyles from './landing-first-screen.css?url';
import moreStyles from './more.css?url';

/** Path of the file with the styles of the landing page below its first screen, which other pages use too. */
export const belowTheFoldStyleFile = furtherDown;

/** The style files that this document lacks, and that the other pages need. */
export const missingStyleFiles: readonly string[] =
  initialPagePath === '/' ? [moreStyles] : [moreStyles, landingStyles, furtherDown];
