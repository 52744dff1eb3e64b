/** The words around the exams in the frame of `/govtexams`. */
export const heading = 'Government exams';
export const intro =
  'Who can sit each exam, what each stage asks, and how we prepare a group for it. These classes are not on our list of courses and have no fixed fee: when enough people ask, we agree on dates and a fee with them before anyone pays.';
export const examIndexLabel = 'Exams on this page';
export const leadsToLabel = 'Leads to';
export const eligibilityLabel = 'Who can sit it';
export const preparationHeading = 'How we prepare a group';
export const askAboutBatchLabel = 'Ask about a batch';
export const formatExamSuffix = (name: string) => ` for ${name}`;
/** The beginning of the message of a call request. */
export const formatCallSubjectForExam = (name: string) => `Preparation for ${name}`;
