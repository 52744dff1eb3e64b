import { z } from 'zod';

const text = z.string().trim().min(1, 'must not be empty');

const mentorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('role'), role: text }),
  z.strictObject({ kind: z.literal('person'), name: text, role: text, about: text }),
]);

/** The schema of `language-and-mentors.ts`: the language, and the mentors by field and by offer. */
export const languageAndMentorsSchema = z.strictObject({
  isSample: z.boolean(),
  language: text,
  languageInHindi: text,
  mentorsByField: z.record(z.string(), mentorSchema),
  mentorsByOffer: z.record(z.string(), mentorSchema),
});
