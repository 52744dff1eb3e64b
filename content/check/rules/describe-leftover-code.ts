import { contentKinds } from '../../content-by-kind.ts';
import type { ContentKindName } from '../content-entries.ts';

/**
 * Matches the inside of a token such as `{name}` that texts in `words/` and `legal/` may contain; the page replaces it.
 */
const wordsAndLegalToken = /^(name|phone|email|hours|rupees:[1-9]\d*)$/;
const tokenByKind: Partial<Record<ContentKindName, RegExp>> = { hero: /^name$/, about: /^name$/ };

function allowedTokenOf(kind: ContentKindName): RegExp | undefined {
  return kind === 'words' || contentKinds[kind].file.startsWith('legal/')
    ? wordsAndLegalToken
    : tokenByKind[kind];
}

/** Describes the first piece of code that visitors would read, such as `${fee}` or `{nmae}`; null if there is none. */
export function describeLeftoverCode(text: string, kind: ContentKindName): string | null {
  const formula = /\$\{[^}]*\}/.exec(text);
  if (formula) {
    return `shows "${formula[0]}" as it stands; a text that holds it needs backticks (\`) instead of quotation marks`;
  }
  const nothing = /\[object \w+\]|₹(undefined|NaN|null)|^(undefined|NaN|null)$/.exec(text);
  if (nothing) return `shows "${nothing[0]}"; the name in its \${ } is probably misspelt`;
  const allowed = allowedTokenOf(kind);
  for (const [token, inner = ''] of text.matchAll(/\{([a-z]*(?::[^{}]*)?)\}/gi)) {
    if (allowed?.test(inner)) continue;
    return allowed
      ? `holds ${token}, which nothing fills; known ${allowed === wordsAndLegalToken ? 'are {name}, {phone}, {email}, {hours} and {rupees:1000}' : 'is {name}'}`
      : `holds ${token}, which nothing fills in this file`;
  }
  const markup = /<\/?(a|b|br|em|i|p|strong|u)\b[^>]*>|&(amp|nbsp|lt|gt|quot|#\d+);/i.exec(text);
  return markup && kind !== 'projectDocumentations'
    ? `shows "${markup[0]}" as it stands; texts are plain, without HTML`
    : null;
}
