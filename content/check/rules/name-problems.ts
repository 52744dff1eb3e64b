/**
 * What is asked for by name, and without which a page or a download could not be made: entries that a page
 * reads, the source and the documentation of a project.
 */
import { kinds, requiredNames } from '../../collections.ts';
import { nearest } from '../did-you-mean.ts';
import { askEach, problemOf } from '../entry.ts';
import type { Material } from '../material.ts';
import type { Problem } from '../problem.ts';

export function nameProblems({ content, files }: Material): Problem[] {
  const documented = content.projectDocumentations.map(({ id }) => id);
  return [
    ...missing(kinds.pages.file, requiredNames.pages, content.pages),
    ...missing(kinds.headings.file, requiredNames.headings, content.headings),
    ...missing(kinds.customForms.file, requiredNames.customForms, content.customForms),
    ...askEach(content, 'phpProjects', ({ id }, entry) => {
      const missing: string[] = [];
      if (!files.projects.includes(id)) missing.push(`its source should lie in projects/${id}`);
      if (!documented.includes(id)) missing.push(`no documentation has the id "${id}"`);
      return missing.map((reason) => problemOf(entry, `can not be downloaded: ${reason}`));
    }),
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
