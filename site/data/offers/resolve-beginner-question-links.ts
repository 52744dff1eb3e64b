/**
 * The beginner's questions of a course, with the addresses to which their answers link. Only loaders may call this
 * function, because the addresses are in the list of all offers, which the browser does not load.
 */
import { anchorIdOfModule } from '#content/catalogue/anchor-id-of-module.ts';
import { findOffer } from '#content/offers/offers.ts';
import type { Course } from '#content/schema.ts';
import { formatModuleLabel } from '#content/words/beginner-question-words.ts';

export interface LinkedBeginnerQuestion {
  question: string;
  answers: { answer: string; advice: string; link: { label: string; to: string } | null }[];
}

export function resolveBeginnerQuestionLinks({
  modules,
  beginnerQuestions,
}: Course): LinkedBeginnerQuestion[] {
  const linkTo = (title: string | undefined, slug: string | undefined) => {
    const index = modules.findIndex((module) => module.title === title);
    if (title !== undefined && index >= 0)
      return { label: formatModuleLabel(index + 1, title), to: `#${anchorIdOfModule(index)}` };
    const offer = findOffer(slug);
    return offer && { label: offer.title, to: offer.path };
  };
  return beginnerQuestions.map(({ question, answers }) => ({
    question,
    answers: answers.map(({ answer, advice, module, offer }) => ({
      answer,
      advice,
      link: linkTo(module, offer),
    })),
  }));
}
