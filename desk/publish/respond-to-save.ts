import { data, redirect } from 'react-router';
import type { PublishProblem, PublishSaveResult } from '../api-types/publish-api.ts';

const savedMeanwhileSentence =
  'Somebody else has saved or published something meanwhile. Look at it, then press the button again.';

export type RefusedPublishForm<Act> = {
  act: Act;
  problems: PublishProblem[];
  /** The values that this form contained, so that nobody has to type them again. */
  typed: Readonly<Record<string, string>>;
};

/**
 * Redirects to `done` after a save. If the save was refused, returns the typed values with a sentence for each problem.
 */
export function respondToSave<Act>(
  saved: PublishSaveResult,
  done: string,
  act: Act,
  typed: Readonly<Record<string, string>> = {},
) {
  const refuse = (problems: PublishProblem[], status: number) =>
    data<RefusedPublishForm<Act>>({ act, problems, typed }, { status });
  switch (saved.at) {
    case 'saved':
      return redirect(done);
    case 'meanwhile':
      return refuse([{ field: null, sentence: savedMeanwhileSentence }], 409);
    case 'refused':
      return refuse(saved.problems, 422);
    default:
      return saved satisfies never;
  }
}
