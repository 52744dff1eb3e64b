/** Entries that a page asks for by name: without one of them the page could not be made. */
import { kinds, requiredNames } from '../../collections.ts';
import { nearest } from '../did-you-mean.ts';
import type { Material } from '../material.ts';
import type { Problem } from '../problem.ts';

export function nameProblems({ content }: Material): Problem[] {
  return [
    ...missing(kinds.pages.file, requiredNames.pages, content.pages),
    ...missing(kinds.headings.file, requiredNames.headings, content.headings),
    ...missing(kinds.customForms.file, requiredNames.customForms, content.customForms),
  ];
}

function missing(file: string, required: readonly string[], given: object): Problem[] {
  const spare = Object.keys(given).filter((name) => !required.includes(name));
  return required
    .filter((name) => !(name in given))
    .map((name) => {
      const meant = nearest(name, spare);
      const likely = meant === null ? '' : `; is it the one called "${meant}"?`;
      return {
        file,
        entry: null,
        reason: `the entry "${name}" is missing, and a page asks for it${likely}`,
      };
    });
}
