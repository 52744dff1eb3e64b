/** What the id of a batch looks like. Which are open for enrolment is another question. */
export const batchId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
