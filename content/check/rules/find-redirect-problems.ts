/**
 * Checks that each redirect leads in one step to an existing page, from an address that is not a page and that no other
 * redirect has.
 */
import { collectLinkTargetsByPath } from '../collect-link-targets-by-path.ts';
import { checkEachEntry, makeEntryProblem, makeFieldProblem } from '../content-entries.ts';
import type { ContentProblem } from '../content-problem.ts';
import { formatDidYouMean } from '../find-closest-word.ts';
import type { RuleInput } from '../rule-input.ts';

export function findRedirectProblems({ content }: RuleInput): ContentProblem[] {
  const pages = [...collectLinkTargetsByPath(content).keys()];
  const pageIn = new Map(pages.map((path) => [path.toLowerCase(), path]));
  const sources = content.redirects.map(({ from }) => from.toLowerCase());

  return checkEachEntry(content, 'redirects', ({ from, to }, entry, index) => {
    const source = from.toLowerCase();
    const target = to.replace(/[?#].*$/, '');
    const report = (reason: string) => [makeEntryProblem(entry, reason)];
    if (source === target.toLowerCase()) {
      return report('leads to itself (capitals count for nothing here)');
    }
    if (pageIn.has(source)) {
      return report(
        `begins at "${pageIn.get(source)}", which is a page; nobody could reach it any more`,
      );
    }
    if (/[?#]/.test(from))
      return report('begins at an address with "?" or "#"; leave that part out');
    if (sources.indexOf(source) !== index) {
      return report(`begins at "${from}", as another redirect does already`);
    }
    if (sources.includes(target.toLowerCase())) {
      return report(`leads to "${to}", which is redirected itself; lead to the last page at once`);
    }
    if (pages.includes(target)) return [];
    return [
      makeFieldProblem(
        entry,
        'to',
        `is "${to}", which is no page of the site${formatDidYouMean(target, pages)}`,
      ),
    ];
  });
}
