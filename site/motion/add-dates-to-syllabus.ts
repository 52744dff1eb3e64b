/**
 * When a visitor submits the study plan's form (hours a week, first day), this writes beside each part of the syllabus
 * the day on which the visitor will have completed it, without a reload. Only pages with a syllabus load this module.
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

// While the build renders pages, there is no document, so this finds no buttons.
const buttons = globalThis.document?.querySelectorAll<HTMLButtonElement>('[data-motion="plan"]');
for (const button of buttons ?? []) addDatesToSyllabus(button);
