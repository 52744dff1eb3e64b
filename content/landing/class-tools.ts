import type { ClassTool } from '../schema.ts';

/** The sentence below the title of a class tool: whether visitors can open the tool today. */
export const classToolAvailabilityTexts: Readonly<Record<ClassTool['availability'], string>> = {
  'shown-on-a-call': 'A tool for our classes, not open to visitors yet. The picture is a sample.',
  open: 'Open to try in your browser.',
};

/**
 * Samples: practice tools for our classes. Visitors can't open any of them yet. Each card says so, and its link asks
 * for a call with a demonstration. When visitors can try a tool, set `availability: 'open'`, and `link` to the tool's
 * own address.
 */
export const classTools = [
  {
    slug: 'quiz-room',
    title: 'Quiz Room',
    description:
      'Coding quizzes for the end of a lesson. Read a few lines, say what they do, run them and see whether you were right.',
    features: [
      'Questions in C, Java, Python, JavaScript and SQL',
      'An explanation after each answer',
      'Your weak topics listed at the end',
    ],
    availability: 'shown-on-a-call',
    image: '/software/quiz-room.svg',
    link: '/request-call?about=Quiz%20Room',
  },
  {
    slug: 'circuit-bench',
    title: 'Circuit Bench',
    description:
      'A sandbox for small circuits: place resistors, capacitors, diodes and logic gates, switch on, and read voltages before you damage a real part.',
    features: [
      'Direct-current and logic circuits',
      'A meter and a four-channel scope',
      'Lab sheets that open with the circuit drawn',
    ],
    availability: 'shown-on-a-call',
    image: '/software/circuit-bench.svg',
    link: '/request-call?about=Circuit%20Bench',
  },
  {
    slug: 'query-desk',
    title: 'Query Desk',
    description:
      'A practice database in the browser. Write SQL against a shop, a hospital or a railway timetable and compare your result with the expected one.',
    features: [
      'Three sample databases with their diagrams',
      'Sixty exercises from SELECT to window functions',
      'Nothing you type can break it for others',
    ],
    availability: 'shown-on-a-call',
    image: '/software/query-desk.svg',
    link: '/request-call?about=Query%20Desk',
  },
  {
    slug: 'drawing-check',
    title: 'Drawing Check',
    description:
      'Upload a drawing as DXF and get a list of what a checker would mark: missing dimensions, stray layers, lines that almost meet.',
    features: [
      'Checks for mechanical and civil sheets',
      'Each remark points at its place in the drawing',
      'It advises; the mentor still decides',
    ],
    availability: 'shown-on-a-call',
    image: '/software/drawing-check.svg',
    link: '/request-call?about=Drawing%20Check',
  },
  {
    slug: 'review-board',
    title: 'Review Board',
    description:
      'One page for your project: the tasks, the deadlines, the mentor’s remarks and what is left before it can be accepted.',
    features: [
      'Milestones for minor and major projects',
      'Remarks beside the work they are about',
      'A summary you can attach to your CV',
    ],
    availability: 'shown-on-a-call',
    image: '/software/review-board.svg',
    link: '/request-call?about=Review%20Board',
  },
] satisfies ClassTool[];
