/**
 * Starts what a page does without React. This module runs once: either the page's starter loads it when the browser is
 * idle, or the script that starts React loads it earlier.
 *
 * Elements name their motion in `data-motion`. Only `theme` is in this script. All other motions are in
 * `start-landing-motions.ts` and `add-dates-to-syllabus.ts`, which few pages load.
 *
 * React later starts the same motions as the `ref` of these elements. A motion that is already running continues
 * without a restart. React also starts the motions of the pages that it shows later.
 */
import { recordFirstPage } from '#site/data/first-page.ts';
import { measureWebVitals } from '#site/data/network/measure-web-vitals.ts';
import { refreshPlacesLeft } from '#site/data/network/refresh-places-left.ts';
import { attachThemeSwitch } from './attach-theme-switch.ts';
import { layOutOffscreenSections } from './lay-out-offscreen-sections.ts';
import { needsReact } from './needs-react.ts';
import { prefetchDocuments } from './prefetch-documents.ts';

const root = document.documentElement;
const route = root.dataset.route ?? '/*';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-motion="theme"]'))
  attachThemeSwitch(button);
layOutOffscreenSections();
recordFirstPage();
measureWebVitals(route);
prefetchDocuments();
// `data-moving` shows the buttons that need a script. On the landing page, `start-landing-motions.ts` sets it, because
// the buttons of the carousels work only when that module has run.
if (route !== '/') root.dataset.moving = '';
if (document.querySelector('[data-batch]')) void refreshPlacesLeft();
// The starter script loads React when it receives this event.
if (needsReact()) dispatchEvent(new Event('needs-react'));
