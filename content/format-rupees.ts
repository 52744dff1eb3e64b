/** The positions for commas in Indian grouping: before the last three digits, then before every two. */
const betweenGroups = /\B(?=(\d\d)*\d{3}$)/g;

/**
 * Formats whole rupees: 2299 as "₹2,299", 100000 as "₹1,00,000". `Intl.NumberFormat` is not used, because its first use
 * delays the start of a page by 20 to 40 ms even on a fast machine.
 */
export function formatRupees(amount: number): string {
  return `₹${String(amount).replace(betweenGroups, ',')}`;
}
