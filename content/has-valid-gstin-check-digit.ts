const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether the last character is the check digit of the first fourteen (a Luhn sum in base 36). */
export function hasValidGstinCheckDigit(gstin: string): boolean {
  const sum = [...gstin.slice(0, -1)]
    .map((digit, place) => digits.indexOf(digit) * (place % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + Math.floor(value / 36) + (value % 36), 0);
  return digits[(36 - (sum % 36)) % 36] === gstin.at(-1);
}
