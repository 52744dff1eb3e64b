/** The meaning of "job guarantee". Wherever these words are used, `conditions` must stand beside them. */
export const jobGuarantee = {
  attendancePercent: 85,
  title: 'Job-guarantee programs',
  conditions:
    'If you attended at least 85% of the classes, completed all projects and have no job offer at the end, you get the fee back, without the registration charge. Only a written offer of paid, full-time work in the field of the program counts as a job offer.',
} as const;

export const placementMeaning =
  'Help with your CV, portfolio, interviews and openings. It is not a promise of a job.';
