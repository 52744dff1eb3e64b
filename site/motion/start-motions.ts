/**
 * Starts what a page does without React. This module runs once: when the page's starter loads it at idle, or with
 * React, whichever is first. Elements name their motion in `data-motion`. All but `theme` are in scripts of their own,
 * which few pages load: `start-landing-motions.ts` and `add-dates-to-syllabus.ts`. React starts the same motions as the
 * `ref` of these elements, where they continue without a restart, and starts those of the pages that it shows later.
 */
import { recordFirstPage } from '#site/data/first-page.ts';
import { measureWebVitals } from '#site/data/measure-web-vitals.ts';
import { refreshPlacesLeft } from '#site/data/refresh-places-left.ts';
import { layOutOffscreenSections } from './lay-out-offscreen-sections.ts';
import { needsReact } from './needs-react.ts';
import { prefetchDocuments } from './prefetch-documents.ts';
import { switchTheme } from './switch-theme.ts';

const root = document.documentElement;
const route = root.dataset.route ?? '/*';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-motion="theme"]'))
  switchTheme(button);
layOutOffscreenSections();
recordFirstPage();
measureWebVitals(route);
prefetchDocuments();
// The buttons of the landing page's carousels are shown when their own script has run.
if (route !== '/') root.dataset.moving = '';
if (document.querySelector('[data-batch]')) void refreshPlacesLeft();
// The event makes the starter load React.
if (needsReact()) dispatchEvent(new Event('needs-react'));
