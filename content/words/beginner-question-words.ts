/** The words around the questions for beginners; the questions are in each course. */
export const heading = 'Is this for me?';
export const intro = 'Open a question and read your answer.';
export const formatModuleLabel = (number: number, title: string) => `Module ${number}: ${title}`;
