import type { KindName } from '../entry.ts';

/** The tokens that each kind of text may hold; whatever shows it fills them. */
const tokens: Partial<Record<KindName, RegExp>> = {
  hero: /^name$/,
  about: /^name$/,
  terms: /^(name|phone|email|hours|rupees:[1-9]\d*)$/,
  privacySections: /^(name|phone|email|hours)$/,
  storedData: /^(name|phone|email|hours)$/,
};

/** What was meant for a program and would be read by a visitor; null when nothing. */
export function whyNotFilled(text: string, kind: KindName): string | null {
  const formula = /\$\{[^}]*\}/.exec(text);
  if (formula) {
    return `shows "${formula[0]}" as it stands; a text that holds it needs backticks (\`) instead of quotation marks`;
  }
  const nothing = /\[object \w+\]|₹(undefined|NaN|null)|^(undefined|NaN|null)$/.exec(text);
  if (nothing) return `shows "${nothing[0]}"; the name in its \${ } is probably misspelt`;
  const allowed = tokens[kind];
  for (const [token, inner = ''] of text.matchAll(/\{([a-z]*(?::[^{}]*)?)\}/gi)) {
    if (allowed?.test(inner)) continue;
    return allowed
      ? `holds ${token}, which nothing fills; known are ${known(allowed)}`
      : `holds ${token}, which nothing fills in this file`;
  }
  const markup = /<\/?(a|b|br|em|i|p|strong|u)\b[^>]*>|&(amp|nbsp|lt|gt|quot|#\d+);/i.exec(text);
  return markup && kind !== 'projectDocumentations'
    ? `shows "${markup[0]}" as it stands; texts are plain, without HTML`
    : null;
}

function known(allowed: RegExp): string {
  const every = ['name', 'phone', 'email', 'hours', 'rupees:1000'];
  return every
    .filter((inner) => allowed.test(inner))
    .map((inner) => `{${inner}}`)
    .join(', ');
}
