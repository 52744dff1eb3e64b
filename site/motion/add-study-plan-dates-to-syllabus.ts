/**
 * When a visitor submits the study plan's form (hours a week, first day), this module writes beside each part of the
 * syllabus the day on which the visitor will have completed it, without a reload. Only pages with a syllabus load this
 * module.
 */
import {
  computeCompletionDayText,
  formatStudyPlanStatus,
  readStudyPlan,
  studyPlanFields,
} from '#contract/batches/study-plan.ts';
import { listen } from './listen.ts';
import { startUnlessRunning } from './start-unless-running.ts';

export const addStudyPlanDatesToSyllabus = startUnlessRunning((button: HTMLButtonElement) => {
  const { form } = button;
  if (!form) return () => {};
  return listen(form, 'submit', (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    const plan = readStudyPlan(
      `${fields.get(studyPlanFields.hours)}`,
      `${fields.get(studyPlanFields.from)}`,
    );
    const places = [...document.querySelectorAll<HTMLElement>('[data-done-after]')];
    const hours = places.map((place) => Number(place.dataset.doneAfter));
    for (const [n, place] of places.entries())
      place.textContent = plan && computeCompletionDayText(plan, hours[n] ?? 0);
    const status = form.querySelector('[data-slot="plan"]');
    if (status) status.textContent = formatStudyPlanStatus(plan, hours);
  });
});

// While the build renders pages, there is no document, so this finds no buttons.
const buttons = globalThis.document?.querySelectorAll<HTMLButtonElement>('[data-motion="plan"]');
for (const button of buttons ?? []) addStudyPlanDatesToSyllabus(button);
