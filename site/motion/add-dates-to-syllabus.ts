/**
 * Writes dates beside the parts of a syllabus when the form's button is pressed, for the hours and the first day in
 * its fields, without leaving the page. Only pages with a syllabus load this module, beside the other motions.
 */
import {
  completionDay,
  readStudyPlan,
  studyPlanFields,
  studyPlanProblem,
} from '#contract/study-plan.ts';
import { listen } from './listen.ts';
import { startOncePerElement } from './start-once-per-element.ts';

export const addDatesToSyllabus = startOncePerElement((button: HTMLButtonElement) => {
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
      place.textContent = plan && completionDay(plan, Number(place.dataset.doneAfter));
    const problem = form.querySelector('[data-slot="plan"]');
    if (problem) problem.textContent = plan ? '' : studyPlanProblem;
  });
});

// The build renders pages without a document.
const buttons = globalThis.document?.querySelectorAll<HTMLButtonElement>('[data-motion="plan"]');
for (const button of buttons ?? []) addDatesToSyllabus(button);
