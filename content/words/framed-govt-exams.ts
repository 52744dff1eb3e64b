/** What the page in the frame of `/govtexams` says around the exams. */
export const heading = 'Government exams';
export const intro =
  'The exams we prepare you for: who can sit them, what each stage asks, and how our classes go about it.';
export const index = 'Exams on this page';
export const leadsToLabel = 'Leads to';
export const eligibilityLabel = 'Who can sit it';
export const preparationHeading = 'How we prepare you';
export const askAboutBatch = 'Ask about a batch';
export const forExam = (name: string) => ` for ${name}`;
/** What the message of a request for a call begins with. */
export const aboutPreparation = (name: string) => `Preparation for ${name}`;
