/**
 * The quiet line that a section of the landing page carries as long as one of its entries is a sample, by
 * section id. It goes by itself once the owner has set the last entry to real (`isSample: false`).
 */
const lines = {
  testimonials:
    'Samples: these people, their words and their ratings are invented, until learners of ours allow us to print theirs.',
  collaborators:
    'Samples: these organisations are invented, until those we work with agree to be named.',
  'student-projects':
    'Samples: these learners and their projects are invented, until makers of real ones agree to be shown.',
} as const;

export type SampleSection = keyof typeof lines;

/** The line of a section, or null when everything in it is real. */
export function sampleLine(
  section: SampleSection,
  entries: readonly { isSample: boolean }[],
): string | null {
  return entries.some(({ isSample }) => isSample) ? lines[section] : null;
}
