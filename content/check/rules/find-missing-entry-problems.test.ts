import { expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';
import { content, requiredEntryNames } from '../../content-by-kind.ts';
import { listProgramKinds } from '../list-program-kinds.ts';

it('the texts of a page whose address was changed', () => {
  const said = findProblemsInChangedSample(({ content: { pages } }) => {
    const terms = pages['/terms'];
    if (terms) pages['/term'] = terms;
    Reflect.deleteProperty(pages, '/terms');
  });
  expect(said).toEqual([
    'content/page-meta-by-path.ts: the entry "/terms" is missing, and a page asks for it; is it the one called "/term"?',
  ]);
});

it('the heading of a section that was renamed', () => {
  const said = findProblemsInChangedSample(({ content: { headings } }) => {
    Object.assign(headings, { programmes: headings.programs });
    Reflect.deleteProperty(headings, 'programs');
  });
  expect(said).toEqual([
    'content/landing/section-headings.ts: the entry "programs" is missing, and a page asks for it; is it the one called "programmes"?',
  ]);
});

it('a form that was deleted', () => {
  const said = findProblemsInChangedSample(({ content: { customRequestForms } }) => {
    Reflect.deleteProperty(customRequestForms, 'superProgram');
  });
  expect(said).toEqual([
    'content/catalogue/custom-request-forms.ts: the entry "superProgram" is missing, and a page asks for it.',
  ]);
});

it('a project without its source, and one without its documentation', () => {
  const said = findProblemsInChangedSample(
    ({ content: { projectDocumentations }, projectFolders }) => {
      projectFolders.shift();
      entryAt(projectDocumentations, 1).id = 'smal-crm';
    },
  );
  expect(said).toEqual([
    'content/showcase/php-projects/hostel-management.ts, Hostel Management: can not be downloaded: its source should lie in projects/hostel-management.',
    'content/showcase/php-projects/small-crm.ts, Small CRM: can not be downloaded: no documentation has the id "small-crm".',
  ]);
});

it('every page must have its texts: by name, by a family or by a list of programs', () => {
  const asked = new Set<string>([
    ...requiredEntryNames.pages,
    ...content.families.flatMap(({ path, detailsPath }) => [path, detailsPath]),
    ...listProgramKinds(content).map(({ terms }) => terms.path),
  ]);
  expect(Object.keys(content.pages).filter((path) => !asked.has(path))).toEqual([]);
});
