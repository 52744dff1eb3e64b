/**
 * The language of teaching, and the mentors. Sample: the owner sets both. Until the owner names a person, pages show
 * the mentor's role; a person may be named only with their consent.
 */
import type { StudyFieldSlug } from './study-fields.ts';

export type Mentor =
  | { readonly kind: 'role'; readonly role: string }
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly role: string;
      readonly about: string;
    };

const role = (name: string): Mentor => ({ kind: 'role', role: name });

export const teachingLanguage = {
  isSample: true,
  language: 'English; you may ask and answer in Hindi too',
  /** The text of `language` in Hindi. */
  languageInHindi: 'पढ़ाई अंग्रेज़ी में होती है; आप हिन्दी में भी पूछ सकते हैं और जवाब दे सकते हैं।',
} as const;

/** The mentor of an offer, by its first field. */
export const mentorsByField: Readonly<Record<StudyFieldSlug, Mentor>> = {
  web: role('A mentor of the full stack team'),
  mobile: role('A mentor of the app development team'),
  software: role('A mentor of the software team'),
  data: role('A mentor of the AI and data team'),
  cloud: role('A mentor of the cloud and security team'),
  business: role('A mentor of the business and marketing team'),
  electronics: role('A mentor of the electronics team'),
  mechanical: role('A mentor of the mechanical team'),
  civil: role('A mentor of the civil team'),
};

/** The mentors of single offers, by slug. They have priority over the mentor of the field. */
export const mentorsByOffer: Readonly<Record<string, Mentor>> = {};
