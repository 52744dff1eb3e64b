/** The words around the clauses of `/terms`; the clauses are in `../legal/terms.ts`. */
export const heading = 'Terms and conditions';
export const intro =
  'What you and we agree on when you enrol: amounts, periods and what each side does. Every clause has a number and a link of its own.';
export const formatClauseLinkLabel = (number: string) => `Clause ${number}, link to it`;
