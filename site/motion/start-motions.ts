/**
 * Starts everything that pages do before React is loaded, or without React. This module runs once in a document: the
 * starter script loads it when the browser is idle, or the script that starts React loads it earlier.
 *
 * An element names its motion in `data-motion`. Only the motion `theme` is in this script, because every page has it;
 * the others are in `start-landing-motions.ts`, `add-study-plan-dates-to-syllabus.ts` and `fit-frame-height.ts`.
 *
 * React later calls the same functions as the `ref` of these elements. That does not restart a motion that is running,
 * and it starts the motions of pages that React shows later.
 */
import { recordFirstPage } from '#site/data/first-page-of-visit.ts';
import { measureAndSendWebVitals } from '#site/data/network/measure-and-send-web-vitals.ts';
import { refreshPlacesLeft } from '#site/data/network/refresh-places-left.ts';
import { attachThemeSwitch } from './attach-theme-switch.ts';
import { layOutOffscreenSections } from './lay-out-offscreen-sections.ts';
import { mustReactCorrectPage } from './must-react-correct-page.ts';
import { prefetchDocuments } from './prefetch-documents.ts';

const root = document.documentElement;
const route = root.dataset.route ?? '/*';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-motion="theme"]'))
  attachThemeSwitch(button);
layOutOffscreenSections();
recordFirstPage();
measureAndSendWebVitals(route);
prefetchDocuments();
// `data-moving` makes the buttons visible that need a script. On the landing page, `start-landing-motions.ts` sets it,
// because the buttons of the carousels do nothing before that module has run.
if (route !== '/') root.dataset.moving = '';
if (document.querySelector('[data-batch]')) void refreshPlacesLeft();
// The starter script loads React when it receives this event.
if (mustReactCorrectPage()) dispatchEvent(new Event('needs-react'));
