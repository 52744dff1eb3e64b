import type { SectionHeading } from '../schema.ts';

/** Headings and opening sentences of the sections of the landing page, by section id. */
export const sectionHeadings = {
  'why-choose-us': {
    heading: 'Why learn with us',
    intro: 'Five promises that you can check.',
  },
  programs: {
    heading: 'Programs',
    intro: 'Six fields. Choose one to see its courses, their syllabuses and their brochures.',
  },
  benefits: {
    heading: 'Three plans, one fee each',
    intro: 'Compare what is included, how long it takes and what it costs.',
  },
  testimonials: {
    heading: 'What learners say',
  },
  certificates: {
    heading: 'Certificates',
    intro:
      'What you receive when you finish: our own, from no university or board. These are samples.',
  },
  collaborators: {
    heading: 'Organisations we work with',
  },
  software: {
    heading: 'Our own practice tools',
    intro: 'Small tools for our classes. We show them on a call.',
  },
  'student-projects': {
    heading: 'Built by learners',
    intro: 'What people made in their courses, and what they made it with.',
  },
} satisfies Record<string, SectionHeading>;
