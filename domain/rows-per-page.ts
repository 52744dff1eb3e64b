/** The number of rows on a page of a list. After a full page there may be another page. */
export const auditRowsPerPage = 50;
export const orderRowsPerPage = 50;
export const learnerRowsPerPage = 50;
export const inboxRowsPerPage = 50;
