import { expect, it } from 'vitest';
import { invalidStudyPlanSentence } from '#contract/batches/study-plan.ts';
import { fillStudyPlanHtml } from './fill-study-plan-page.ts';

const page =
  '<form><input type="number" name="hours" required="" value="8"/><input type="date" name="from"/><span data-slot="plan"></span></form><b data-done-after="12"></b><b data-done-after="18"></b>';

it('a syllabus uses the hours and the first day in the address for its dates, and keeps both in the form', () => {
  expect(fillStudyPlanHtml(page, '6', '2026-12-01')).toBe(
    '<form><input type="number" name="hours" required="" value="6"/><input type="date" name="from" value="2026-12-01"/><span data-slot="plan">Finished on 21 December 2026.</span></form><b data-done-after="12">14 December 2026</b><b data-done-after="18">21 December 2026</b>',
  );
});

it('shows a sentence and no dates for an invalid plan', () => {
  const filled = fillStudyPlanHtml(page, '"><script>', 'soon');
  expect(filled).toContain(invalidStudyPlanSentence);
  expect(filled).not.toContain('<script>');
  expect(filled).toContain('<b data-done-after="12"></b>');
});
