import type { Problem } from '../problem.ts';
import { problemIn, type Source } from './source.ts';

const hidden = /(?!\ufeff)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A hidden character between two words of a file. The parser lets it pass, and Node ends with "Invalid or
 * unexpected token" and no place. Inside of a text it is asked for by the rule about texts.
 */
export function hiddenOutsideTexts(source: Source): Problem[] {
  const { comments } = source.parsed;
  const found = [...source.code.matchAll(hidden)];
  if (found.length === 0) return [];
  const texts = source.nodes.filter(({ type }) => type === 'Literal' || type === 'TemplateElement');
  return found.flatMap(({ index }) => {
    const isInside = [...comments, ...texts].some(
      ({ start, end }) => start <= index && index < end,
    );
    if (isInside) return [];
    const reason = 'a hidden character stands in this line; delete the line and type it again';
    return [problemIn(source, index, reason)];
  });
}
