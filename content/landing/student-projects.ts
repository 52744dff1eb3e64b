import type { EntryFields } from '#contract/published/published-entries.ts';
import { mergePublishedEntries } from '../merge-published-entries.ts';
import { publishedFacts } from '../published-facts-at-render.ts';
import type { StudentProject } from '../schema.ts';
import { learnerProjectsPath } from '../words/learner-project-words.ts';

/**
 * The learners' projects that the landing page shows. All are samples: replace them with projects whose makers agreed,
 * and set `isSample: false`. Their stories are in `../showcase/learner-project-stories.ts`; `link` leads to the story.
 */
export const defaultStudentProjects = [
  {
    slug: 'mess-menu',
    title: 'Mess menu and leave app',
    studentName: 'Nivedita P.',
    description:
      'By 08:00 PM, hostel students mark the meals they will skip, and the kitchen sees the count. Built to reduce wasted food.',
    techStack: ['MongoDB', 'Express', 'React', 'Node.js'],
    link: `${learnerProjectsPath}#mess-menu`,
    isSample: true,
  },
  {
    slug: 'bus-pass',
    title: 'College bus pass',
    studentName: 'Rohit V.',
    description:
      'Apply for a bus pass, pay at the counter, show a QR code to the driver. It works without a network once the pass is loaded.',
    techStack: ['Flutter', 'Dart', 'SQLite'],
    link: `${learnerProjectsPath}#bus-pass`,
    isSample: true,
  },
  {
    slug: 'kirana-dashboard',
    title: 'Kirana sales dashboard',
    studentName: 'Shabnam A.',
    description:
      'Two years of bills from a neighbourhood shop, cleaned and turned into a page that says what to reorder and when.',
    techStack: ['Power BI', 'Power Query', 'DAX'],
    link: `${learnerProjectsPath}#kirana-dashboard`,
    isSample: true,
  },
  {
    slug: 'leaf-disease',
    title: 'Paddy leaf disease classifier',
    studentName: 'Karthik E.',
    description:
      'Classifies photographs of paddy leaves and shows which part of each picture decided the answer, with an honest table of its mistakes.',
    techStack: ['Python', 'PyTorch', 'scikit-learn'],
    link: `${learnerProjectsPath}#leaf-disease`,
    isSample: true,
  },
  {
    slug: 'tank-controller',
    title: 'Overhead tank controller',
    studentName: 'Lalitha G.',
    description:
      'Reads two float switches, protects the pump from running dry and logs every start. Written in C without an operating system.',
    techStack: ['C', 'Cortex-M', 'UART'],
    link: `${learnerProjectsPath}#tank-controller`,
    isSample: true,
  },
  {
    slug: 'pipe-vice',
    title: 'Pipe vice, modelled and drawn',
    studentName: 'Manoj H.',
    description:
      'All parts modelled with fits and tolerances, assembled, checked for interference and drawn on sheets a workshop can follow.',
    techStack: ['SolidWorks', 'Drawings', 'GD&T'],
    link: `${learnerProjectsPath}#pipe-vice`,
    isSample: true,
  },
  {
    slug: 'two-bedroom-plan',
    title: 'Plan of a two-bedroom house',
    studentName: 'Sneha J.',
    description:
      'Site plan, floor plan, section and elevation of a house on a plot of 30 by 40 feet, on layered sheets ready to plot.',
    techStack: ['AutoCAD', 'Layouts', 'Dimensioning'],
    link: `${learnerProjectsPath}#two-bedroom-plan`,
    isSample: true,
  },
] satisfies StudentProject[];

type Fields = EntryFields<'projects'>;

/**
 * The fields that the card shows. The other fields of a published project belong to its story
 * (`../showcase/learner-project-stories.ts`).
 */
const cardOf = ({ title, studentName, description, techStack, picture, isSample }: Fields) => ({
  ...{ title, studentName, description, techStack, isSample },
  ...(picture && { picture }),
});

export const studentProjects: StudentProject[] = mergePublishedEntries<StudentProject, Fields>(
  defaultStudentProjects,
  publishedFacts.entries?.projects,
  ({ slug }) => slug,
  ({ slug, link }, fields) => ({ slug, link, ...cardOf(fields) }),
  (slug, fields) => ({ slug, link: `${learnerProjectsPath}#${slug}`, ...cardOf(fields) }),
);
