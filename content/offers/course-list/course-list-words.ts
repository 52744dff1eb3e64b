/** The words around the list of all offers, and the sentences that count them. */
import { formatRupees } from '../../format-rupees.ts';

/**
 * The id of the sentence `cannotFilter`. Without a script, the filter form leads to this sentence.
 */
export const cannotFilterSentenceId = 'unfiltered';

export const courseListWords = {
  kicker: 'All courses and programs',
  heading: 'Everything we teach, on one page',
  intro: 'What it costs, how long it takes and how it is taught.',
  list: 'The list',
  search: 'What do you want to learn?',
  searchHint:
    'A subject, a tool, a job or a price, or a question such as “refund”. Hindi is understood.',
  searchButton: 'Search',
  searching: 'Searching…',
  cannotFilter:
    'This is the whole list. Did you ask for less of it? Searching and filtering need JavaScript here, and it is off or did not arrive.',
  searchFailed:
    'The search could not be fetched, so this is the whole list. The filters work all the same; with a connection, type once more.',
  filters: 'Filters',
  /** Stands after the number of matching offers: "12 fit". A bare "12" could be the number of filters. */
  fit: 'fit',
  field: 'Field',
  kind: 'Kind',
  length: 'Length',
  fee: 'Fee',
  level: 'Level',
  begins: 'Next start',
  classHours: 'Live hours',
  anyFee: 'Any fee',
  show: 'Show',
  order: 'Order of the list',
  asListed: 'By kind',
  bestFirst: 'Best first',
  clear: 'Clear all',
  kinds: 'What each kind is',
  name: 'Course or program',
  lengthAndHours: 'Length, hours',
  /** The text that is shown while the list is ordered by the price of a live hour. */
  liveHours:
    'This is the fee divided by the live hours. The fee also pays for what is not live, such as recorded lessons, the project and its review, and the certificate: see “What each kind is”, among the filters.',
  compare: 'Compare',
  compareChosen: 'Compare side by side',
  chooseNone: 'Untick all',
  chosenOne: 'One chosen. Tick another to compare it with.',
  chosenMost: 'Three chosen, which is the most. Untick one to choose another.',
  /** The suggested words and a question mark follow this text: "Did you mean react?" */
  didYouMean: 'Did you mean',
  answers: 'Pages and answers',
  emptyHeading: 'Nothing fits all of this',
  emptyNear: 'These come nearest:',
  emptyFields: 'Look by field instead:',
  emptyCall:
    'Tell us what you are looking for. We call you back and say honestly whether we teach it.',
  requestCall: 'Request a call',
  unsure:
    'Not sure which one? Tell us what you know and what you want to do, and we will say which one fits.',
} as const;

/** The label of each sort order. The keys are part of addresses that people share: do not change them. */
export const sortOrderLabels = {
  fee: 'Lowest fee first',
  length: 'Shortest first',
  live: 'Lowest fee per live hour first',
  start: 'Soonest start first',
} as const;

interface Result {
  shown: number;
  all: number;
  /** The number of offers that fit the search text without the filters. */
  found: number;
  /** The search text without extra spaces; empty when the visitor searches for nothing. */
  query: string;
  /** The highest price named in the query, in whole rupees. */
  mostRupees: number | null;
  /** The chosen order; null for the default order. */
  order: keyof typeof sortOrderLabels | null;
  /** The suggested words, when only similar spellings matched. */
  suggestion: string | null;
  /** The number of pages and answers that were found in addition to the offers. */
  answers: number;
}

/** A sentence such as "12 of 46 fit “react”, best first". Screen readers announce each change. */
export function formatResultSentence(result: Result): string {
  const { query, suggestion, answers, found } = result;
  const asTyped = suggestion === null ? '' : `Nothing is spelt “${query}”. `;
  const meant = { ...result, query: suggestion ?? query };
  return `${asTyped}${offersSentence(meant)}${answersSentence(answers, found)}`;
}

function answersSentence(answers: number, found: number): string {
  if (answers === 0) return '';
  if (found === 0) return answers === 1 ? ' One answer fits.' : ` ${answers} answers fit.`;
  return answers === 1 ? ' One answer fits too.' : ` ${answers} answers fit too.`;
}

function offersSentence({ shown, all, found, query, mostRupees, order }: Result): string {
  const wish = query === '' ? '' : ` “${query}”`;
  const price = mostRupees === null ? '' : ` at ${formatRupees(mostRupees)} or less`;
  if (shown === 0 && query !== '' && found > 0) {
    const without = found === 1 ? '1 fits' : `${found} fit`;
    return `None of ${all} fits${wish}${price} with these filters; ${without} without them.`;
  }
  if (shown === 0) return `None of ${all} fits${wish}${price}.`;
  const own = query === '' ? '' : ', best first';
  const first = order === null ? own : `, ${sortOrderLabels[order].toLowerCase()}`;
  if (shown === all) return `All ${all} are shown${order === null ? '' : first}.`;
  if (shown === 1) return `1 of ${all} fits${wish}${price}.`;
  return `${shown} of ${all} fit${wish}${price}${first}.`;
}

/** The end of "12 of 46 are shown." CSS counts the 12, because the sentence is for a page without a script. */
export function formatVisibleCountSentenceEnd(all: number): string {
  return ` of ${all} are shown.`;
}

/** The label of the filter for a highest fee. */
export function formatFeeLimitLabel(mostRupees: number): string {
  return `Up to ${formatRupees(mostRupees)}`;
}

/** The price of a live hour, shown in each row while the list is ordered by that price. */
export function formatPerLiveHourLabel(rupees: number): string {
  return `${formatRupees(rupees)} for each live hour`;
}

/** The subject of a call for a visitor who found nothing. */
export function formatCallSubjectForQuery(query: string): string {
  return query === '' ? 'About: which course fits' : `About: I looked for “${query}”`;
}
