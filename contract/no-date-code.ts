/** The code of an enrolment that is refused because its offer has no date to come. */
export const noDateCode = 'PT410';
