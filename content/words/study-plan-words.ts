/** The words of the form that adds dates to a syllabus. */
export const studyPlanWords = {
  heading: 'When would you be done?',
  hours: 'Hours a week',
  from: 'From',
  show: 'Show my dates',
  done: 'Done on',
  finished: 'Finished, with the project, on',
} as const;
