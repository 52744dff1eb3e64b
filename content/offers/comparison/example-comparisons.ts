import type { ExampleComparison } from '../../schema.ts';

/**
 * Examples of comparisons: a question, the difference in one sentence, and the slugs of two or three offers. An
 * unknown slug stops the build.
 */
export const exampleComparisons: ExampleComparison[] = [
  {
    question: 'Web pages soon, or a whole web application?',
    answer:
      'Two months in class for the pages that people see, or 18 weeks mostly alone for pages, server and database.',
    offers: ['front-end-web', 'mern-stack'],
  },
  {
    question: 'React, Angular or PHP?',
    answer: 'Three sets of tools for the same job, taught in the same way.',
    offers: ['mern-stack', 'mean-stack', 'lamp-stack'],
  },
  {
    question: 'Excel and SQL, or Power BI?',
    answer:
      'Both answer questions with data: one begins with spreadsheets, the other with dashboards.',
    offers: ['excel-sql-analysis', 'power-bi'],
  },
  {
    question: 'Data science: alone, in class, or for a career?',
    answer: 'From recorded lessons with one live hour a week to six months with a small group.',
    offers: ['machine-learning', 'data-science-python', 'data-science-ai-engineering'],
  },
  {
    question: 'Drawing parts: AutoCAD or SolidWorks?',
    answer: '2D drawings from the beginning, or 3D models if you can already read a drawing.',
    offers: ['autocad-mechanical', 'solidworks-creo-inventor'],
  },
  {
    question: 'A first device, or a career in electronics?',
    answer: 'Two months to a first device, 16 weeks of C, or six months to a first job.',
    offers: ['arduino-iot', 'c-embedded', 'embedded-ev-engineering'],
  },
];
