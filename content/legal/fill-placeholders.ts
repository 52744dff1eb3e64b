/** The values that replace the tokens of a text. */
export interface PlaceholderValues {
  name: string;
  phone: string;
  email: string;
  /** The support hours: "11:00 AM to 09:00 PM". */
  hours: string;
  /** Writes whole rupees: 1000 as "₹1,000". */
  rupees: (amount: number) => string;
}

/**
 * Replaces `{name}`, `{phone}`, `{email}`, `{hours}` and `{rupees:1000}` in a text. Throws on any other token, so that
 * a misspelt token stops the build instead of being shown.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/\{([^}]*)\}/g, (_, token: string) => {
    const amount = /^rupees:([1-9]\d*)$/.exec(token)?.[1];
    if (amount) return values.rupees(Number(amount));
    if (token === 'name' || token === 'phone' || token === 'email' || token === 'hours') {
      return values[token];
    }
    throw new Error(`Unknown token {${token}} in "${text}"`);
  });
}
