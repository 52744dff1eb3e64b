/**
 * The words around the projects on `/learner-projects`; the stories are in `../showcase/learner-project-stories.ts`.
 */
export const learnerProjectWords = {
  heading: 'Built by learners',
  intro:
    'Each project solves an everyday problem. Read what the problem was, what was made, which part was hard, and what comes next.',
  contents: 'The projects',
  by: 'by',
  madeIn: 'Made in',
  madeWith: 'Made with',
  problem: 'The problem',
  built: 'What was made',
  hard: 'The hard part',
  next: 'What comes next',
} as const;

/**
 * The path is in this file and not beside the stories. A page that imports the stories would also load the modules that
 * read published facts.
 */
export const learnerProjectsPath = '/learner-projects';
