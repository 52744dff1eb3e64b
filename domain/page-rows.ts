/** The number of rows on a page of a list. After a full page there may be another page. */
export const auditPageRows = 50;
export const orderPageRows = 50;
export const learnerPageRows = 50;
