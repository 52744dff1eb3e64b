import type { ComparePair } from '../schema.ts';

/**
 * What visitors weigh against each other: a question, what the choice comes down to in one sentence, and the
 * slugs of the two or three offers that it is about. A slug that is not sold stops the build.
 */
export const comparePairs: ComparePair[] = [
  {
    question: 'Web pages soon, or a whole web application?',
    answer: 'Two months in class for what one sees, or 18 weeks mostly alone for all of it.',
    offers: ['front-end-web', 'mern-stack'],
  },
  {
    question: 'React, Angular or PHP?',
    answer: 'Three ways to the same job: taught the same way, with other tools.',
    offers: ['mern-stack', 'mean-stack', 'lamp-stack'],
  },
  {
    question: 'Excel and SQL, or Power BI?',
    answer: 'Both answer questions with data; one begins in the sheet, one in the dashboard.',
    offers: ['excel-sql-analysis', 'power-bi'],
  },
  {
    question: 'Data science: alone, in class, or all the way?',
    answer: 'From recorded lessons with one live hour a week to six months with a small group.',
    offers: ['machine-learning', 'data-science-python', 'data-science-ai-engineering'],
  },
  {
    question: 'Drawing parts: AutoCAD or SolidWorks?',
    answer:
      'Drawings in two dimensions from the beginning, or models in three once you can read one.',
    offers: ['autocad-mechanical', 'solidworks-creo-inventor'],
  },
  {
    question: 'A board on the desk, or a career in electronics?',
    answer: 'Two months to a first device, 16 weeks of C, or six months to a first job.',
    offers: ['arduino-iot', 'c-embedded', 'embedded-ev-engineering'],
  },
];
