/** The number of rows on a page of a list. After a full page there may be another page. */
export const auditRowsPerPage = 50;
export const orderRowsPerPage = 50;
export const learnerRowsPerPage = 50;

/** Enquiries are counted up to this number, because counting a long list takes as long as reading all of it. */
export const enquiryCountLimit = 10_000;
