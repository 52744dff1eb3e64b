/** Formats `1 enquiry` or `12 enquiries`. */
export function formatEnquiryCount(n: number): string {
  return n === 1 ? '1 enquiry' : `${n} enquiries`;
}
