/**
 * Each entry against its schema: what is missing, misspelt, too long, no number, no such day. Zod's own
 * words are for programmers, so they are said again in `say-issue.ts`.
 */
import { kinds } from '../../collections.ts';
import { didYouMean, nearest } from '../did-you-mean.ts';
import { allEntries, type Entry, entriesOf, isFields, kindNames, problemAt } from '../entry.ts';
import type { Material } from '../material.ts';
import type { Problem } from '../problem.ts';
import { type Issue, isMissing, sayIssue } from './say-issue.ts';

/** A site may do without redirects; any other list that is empty would leave a hole on a page. */
const mayBeEmpty = 'redirects';

export function shapeProblems({ content }: Material): Problem[] {
  const empty = kindNames.filter(
    (kind) => kind !== mayBeEmpty && entriesOf(content, kind).length === 0,
  );
  return [
    ...empty.map((kind) => ({
      file: kinds[kind].file.replace('/{slug}', ''),
      entry: null,
      reason: 'the list is empty',
    })),
    ...allEntries(content).flatMap(misshapen),
  ];
}

function misshapen(entry: Entry): Problem[] {
  const result = entry.schema.safeParse(entry.value, { error: sayIssue, reportInput: true });
  const issues: readonly Issue[] = result.error?.issues ?? [];
  const missing = issues.filter(isMissing).map(({ path }) => String(path.at(-1)));
  const meant = new Set<string>();
  const unknown = issues.flatMap((issue) =>
    issue.code !== 'unrecognized_keys'
      ? []
      : issue.keys.map((key) => {
          meant.add(nearest(key, missing) ?? '');
          const place = placeOf([...issue.path, key]);
          return problemAt(entry, place, `is not known here${didYouMean(key, missing)}`);
        }),
  );
  const others = issues
    .filter((issue) => issue.code !== 'unrecognized_keys')
    // The misspelt field has been named; that its right name is missing is the same mistake.
    .filter((issue) => !(isMissing(issue) && meant.has(String(issue.path.at(-1)))))
    .map((issue) => {
      const isThere = isMissing(issue) && isWritten(entry.value, issue.path);
      const nothing = 'has no value; what it takes its value from is probably misspelt';
      return problemAt(entry, placeOf(issue.path), isThere ? nothing : issue.message);
    });
  return [...unknown, ...others];
}

/** Whether the field stands there, though with nothing in it. */
function isWritten(value: unknown, path: readonly PropertyKey[]): boolean {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>(
      (inner, part) => (isFields(inner) || Array.isArray(inner) ? Reflect.get(inner, part) : null),
      value,
    );
  const field = path.at(-1);
  return isFields(holder) && field !== undefined && field in holder;
}

/** `['modules', 1, 'topics', 0]` → "modules 2, topics 1": people count from one. */
function placeOf(path: readonly PropertyKey[]): string {
  const parts = path.map((part) =>
    typeof part === 'number' ? ` ${part + 1}` : `, ${String(part)}`,
  );
  return parts.join('').replace(/^, /, '');
}
