/**
 * Writes the completion days into a syllabus, for visitors without JavaScript. The page's form puts the learner's hours
 * and first day into the address.
 */

import {
  computeCompletionDayText,
  formatStudyPlanStatus,
  readStudyPlan,
  studyPlanFields,
} from '#contract/batches/study-plan.ts';
import { escapeHtml } from '#contract/text/escape-html.ts';
import { makeInMemoryPage } from '../static/make-in-memory-page.ts';
import { readVariantBytes } from '../static/static-file.ts';
import type { PageFiller } from './page-filler.ts';

const completionDayPlace = /(<b data-done-after="(\d+)">)(?=<\/b>)/g;

export const fillStudyPlanPage: PageFiller = (file, query) => {
  const parameters = new URLSearchParams(query);
  const [hours, from] = [
    parameters.get(studyPlanFields.hours),
    parameters.get(studyPlanFields.from),
  ];
  if (hours === null || from === null) return file;
  const identity = file.variants.find(({ coding }) => coding === 'identity');
  const html = identity ? readVariantBytes(identity).toString() : '';
  if (!html.includes('data-motion="plan"')) return file;
  const headers = { ...file.headers, vary: 'Accept-Encoding', 'x-robots-tag': 'noindex' };
  return makeInMemoryPage(fillStudyPlanHtml(html, hours, from), headers);
};

/**
 * Writes the hours, the first day and the completion days into the HTML; the last of those days is written at the form.
 * If the hours or the first day are invalid, a sentence at the form says so, and the completion days stay empty. The
 * fields keep the first 20 characters of what was typed.
 */
export function fillStudyPlanHtml(html: string, hours: string, from: string): string {
  const plan = readStudyPlan(hours, from);
  const status = formatStudyPlanStatus(
    plan,
    [...html.matchAll(completionDayPlace)].map(([, , after]) => Number(after)),
  );
  return withValue(withValue(html, studyPlanFields.hours, hours), studyPlanFields.from, from)
    .replace(completionDayPlace, (_, tag: string, after: string) =>
      plan === null ? tag : tag + computeCompletionDayText(plan, Number(after)),
    )
    .replace(/(data-slot="plan"[^>]*>)[^<]*/, (_, tag: string) => tag + status);
}

const withValue = (html: string, name: string, value: string) =>
  html.replace(new RegExp(`<input\\b[^>]*\\bname="${name}"[^>]*>`), (tag) =>
    tag
      .replace(/ value="[^"]*"/, '')
      .replace(/(?=\/?>$)/, () => ` value="${escapeHtml(value.slice(0, 20))}"`),
  );
