import { studyPlanWords as words } from '#content/words/study-plan-words.ts';
import { studyPlanFields, studyPlanLimits } from '#contract/batches/study-plan.ts';
import { addStudyPlanDatesToSyllabus } from '#site/motion/add-study-plan-dates-to-syllabus.ts';
import { ServerFilledText } from '#site/ui/server-filled-text.tsx';

interface StudyPlanFormProps {
  /** The number of hours a week that the field shows at first. */
  hoursPerWeek: number;
  /** ISO date of the next start; empty if the start is arranged on a call. */
  from: string;
}

/** The form that adds dates to the syllabus. A small script writes the dates; without a script the service does. */
export function StudyPlanForm({ hoursPerWeek, from }: StudyPlanFormProps) {
  return (
    <form className="study-plan">
      <p className="study-plan-heading">{words.heading}</p>
      <label>
        <span>{words.hours}</span>
        <input
          type="number"
          inputMode="numeric"
          name={studyPlanFields.hours}
          min={studyPlanLimits.fewestHours}
          max={studyPlanLimits.mostHours}
          required
          defaultValue={hoursPerWeek}
          suppressHydrationWarning
        />
      </label>
      <label>
        <span>{words.from}</span>
        <input
          type="date"
          name={studyPlanFields.from}
          required
          defaultValue={from}
          suppressHydrationWarning
        />
      </label>
      <button
        type="submit"
        className="button button-quiet"
        data-motion="plan"
        ref={addStudyPlanDatesToSyllabus}
      >
        {words.show}
      </button>
      <p role="status">
        <ServerFilledText name="plan" text="" />
      </p>
    </form>
  );
}
