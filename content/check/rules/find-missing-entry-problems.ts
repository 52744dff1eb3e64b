/**
 * Finds entries whose absence would break a page or a download: those that a page looks up by name, and the
 * documentation and source of each downloadable project.
 */
import { contentKinds, requiredEntryNames } from '../../content-by-kind.ts';
import { checkEachEntry, makeEntryProblem } from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import { findClosestWord } from '../find-closest-word.ts';
import type { RuleInput } from '../rule-input.ts';

export function findMissingEntryProblems({ content, files }: RuleInput): ContentProblem[] {
  const documented = content.projectDocumentations.map(({ id }) => id);
  return [
    ...missing(contentKinds.pages.file, requiredEntryNames.pages, content.pages),
    ...missing(contentKinds.headings.file, requiredEntryNames.headings, content.headings),
    ...missing(
      contentKinds.customRequestForms.file,
      requiredEntryNames.customRequestForms,
      content.customRequestForms,
    ),
    ...checkEachEntry(content, 'phpProjects', ({ id }, entry) => {
      const missing: string[] = [];
      if (!files.projects.includes(id)) missing.push(`its source should lie in projects/${id}`);
      if (!documented.includes(id)) missing.push(`no documentation has the id "${id}"`);
      return missing.map((reason) => makeEntryProblem(entry, `can not be downloaded: ${reason}`));
    }),
  ];
}

function missing(file: string, required: readonly string[], given: object): ContentProblem[] {
  const spare = Object.keys(given).filter((name) => !required.includes(name));
  return required
    .filter((name) => !(name in given))
    .map((name) => {
      const meant = findClosestWord(name, spare);
      const likely = meant === null ? '' : `; is it the one called "${meant}"?`;
      return {
        file,
        entry: null,
        reason: `the entry "${name}" is missing, and a page asks for it${likely}`,
      };
    });
}
