/** The words around the questions by which a beginner finds where to begin; they stand in each course. */
export const heading = 'Is this for me?';
export const intro = 'Open a question and read your answer.';
export const toModule = (number: number, title: string) => `Module ${number}: ${title}`;
