/**
 * The knowledge that an offer expects, in three steps. Levels say what to know before and are not names of programs: an
 * intermediate program is a kind (see `kinds.ts`).
 */
export const levelIds = ['zero', 'basics', 'experience'] as const;
export type LevelId = (typeof levelIds)[number];

export const levels: Readonly<Record<LevelId, { title: string; text: string }>> = {
  zero: { title: 'From the beginning', text: 'Nothing of the subject is expected.' },
  basics: { title: 'Basics needed', text: 'You have met the subject, or what it stands on.' },
  experience: { title: 'Experience needed', text: 'You have worked with it already.' },
};
