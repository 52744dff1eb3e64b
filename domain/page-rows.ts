/** Rows per page of a list. A full page may be followed by another. */
export const auditPageRows = 50;
export const orderPageRows = 50;
export const learnerPageRows = 50;
