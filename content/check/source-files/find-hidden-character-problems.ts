import type { ContentProblem } from '../content-problem.ts';
import { makeSourceProblem, type SourceFile } from './source-file.ts';

const hidden = /(?!\ufeff)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Finds hidden characters outside texts and comments. The parser accepts such a character, but Node fails with "Invalid
 * or unexpected token" and no location. Hidden characters inside texts are found by the rule about texts.
 */
export function findHiddenCharacterProblems(source: SourceFile): ContentProblem[] {
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
    return [makeSourceProblem(source, index, reason)];
  });
}
