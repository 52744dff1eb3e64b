const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Whole rupees as they are shown: 2299 → "₹2,299", 100000 → "₹1,00,000". */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
