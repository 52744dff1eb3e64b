/** The words around the questions of `/questions`; the questions are in `../questions/questions.ts`. */
export const heading = 'Questions and answers';
export const intro =
  'What people ask before they enrol: classes, language, payment, certificates, age and computer. The terms have the exact rules.';
export const contentsLabel = 'Go to';
export const ownQuestionWords = {
  label: 'Your own question',
  text: 'Is your question not here? Ask it on a call. It costs nothing, and you decide afterwards.',
  links: [
    { label: 'Request a call', to: '/request-call' },
    { label: 'How we teach', to: '/how-we-teach' },
    { label: 'Terms and conditions', to: '/terms' },
  ],
};
