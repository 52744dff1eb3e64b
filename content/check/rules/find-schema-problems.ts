/**
 * Checks each entry against its schema. Zod's messages are for programmers, so `describe-schema-issue.ts` rewords them.
 */
import { contentKinds } from '../../content-by-kind.ts';
import {
  type ContentEntry,
  contentKindNames,
  entriesOf,
  isPlainObject,
  listAllEntries,
  makeFieldProblem,
} from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import { findClosestWord, formatDidYouMean } from '../find-closest-word.ts';
import type { RuleInput } from '../rule-input.ts';
import {
  describeSchemaIssue,
  isMissingFieldIssue,
  type SchemaIssue,
} from './describe-schema-issue.ts';

/** The only kind that may have no entries. An empty list of any other kind would leave a gap on a page. */
const mayBeEmpty = 'redirects';

export function findSchemaProblems({ content }: RuleInput): ContentProblem[] {
  const empty = contentKindNames.filter(
    (kind) => kind !== mayBeEmpty && entriesOf(content, kind).length === 0,
  );
  return [
    ...empty.map((kind) => ({
      file: contentKinds[kind].file.replace('/{slug}', ''),
      entry: null,
      reason: 'the list is empty',
    })),
    ...listAllEntries(content).flatMap(findProblemsOfEntry),
  ];
}

function findProblemsOfEntry(entry: ContentEntry): ContentProblem[] {
  const result = entry.schema.safeParse(entry.value, {
    error: describeSchemaIssue,
    reportInput: true,
  });
  const issues: readonly SchemaIssue[] = result.error?.issues ?? [];
  const missing = issues.filter(isMissingFieldIssue).map(({ path }) => String(path.at(-1)));
  const meant = new Set<string>();
  const unknown = issues.flatMap((issue) =>
    issue.code !== 'unrecognized_keys'
      ? []
      : issue.keys.map((key) => {
          meant.add(findClosestWord(key, missing) ?? '');
          const place = placeOf([...issue.path, key]);
          return makeFieldProblem(
            entry,
            place,
            `is not known here${formatDidYouMean(key, missing)}`,
          );
        }),
  );
  const others = issues
    .filter((issue) => issue.code !== 'unrecognized_keys')
    // A misspelt field is already reported with a suggestion, so the suggested field is not also reported as missing.
    .filter((issue) => !(isMissingFieldIssue(issue) && meant.has(String(issue.path.at(-1)))))
    .map((issue) => {
      const isThere = isMissingFieldIssue(issue) && isWritten(entry.value, issue.path);
      const nothing = 'has no value; what it takes its value from is probably misspelt';
      return makeFieldProblem(entry, placeOf(issue.path), isThere ? nothing : issue.message);
    });
  return [...unknown, ...others];
}

/** Whether the entry has the field, even with the value `undefined`. */
function isWritten(value: unknown, path: readonly PropertyKey[]): boolean {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>(
      (inner, part) =>
        isPlainObject(inner) || Array.isArray(inner) ? Reflect.get(inner, part) : null,
      value,
    );
  const field = path.at(-1);
  return isPlainObject(holder) && field !== undefined && field in holder;
}

/** Formats `['modules', 1, 'topics', 0]` as "modules 2, topics 1", because messages count from one. */
function placeOf(path: readonly PropertyKey[]): string {
  const parts = path.map((part) =>
    typeof part === 'number' ? ` ${part + 1}` : `, ${String(part)}`,
  );
  return parts.join('').replace(/^, /, '');
}
