/**
 * Writes the dates beside the parts of a syllabus when the button of the study plan's form is pressed, without leaving
 * the page. The form has the hours a week and the first day. Only pages with a syllabus load this module.
 */
import {
  computeCompletionDayText,
  invalidStudyPlanSentence,
  readStudyPlan,
  studyPlanFields,
} from '#contract/batches/study-plan.ts';
import { listen } from './listen.ts';
import { oncePerElement } from './once-per-element.ts';

export const addDatesToSyllabus = oncePerElement((button: HTMLButtonElement) => {
  const { form } = button;
  if (!form) return () => {};
  return listen(form, 'submit', (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    const plan = readStudyPlan(
      `${fields.get(studyPlanFields.hours)}`,
      `${fields.get(studyPlanFields.from)}`,
    );
    for (const place of document.querySelectorAll<HTMLElement>('[data-done-after]'))
      place.textContent = plan && computeCompletionDayText(plan, Number(place.dataset.doneAfter));
    const problem = form.querySelector('[data-slot="plan"]');
    if (problem) problem.textContent = plan ? '' : invalidStudyPlanSentence;
  });
});

// When pages are rendered, there is no document, so nothing is started.
const buttons = globalThis.document?.querySelectorAll<HTMLButtonElement>('[data-motion="plan"]');
for (const button of buttons ?? []) addDatesToSyllabus(button);
