/** Enquiries are counted up to this number, because counting a long list takes as long as reading all of it. */
export const enquiryCountLimit = 10000;
