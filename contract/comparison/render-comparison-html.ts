/**
 * Renders a comparison as HTML. The service uses this code for the first view and for visitors without JavaScript. The
 * script of the page uses it when the visitor chooses another offer, so that service and script show the same.
 *
 * The ARIA roles repeat the roles that the elements have by themselves: the styles turn table rows into CSS grids, and
 * browsers then no longer present the table as a table to screen readers.
 */
import { escapeHtml } from '../text/escape-html.ts';
import type { ComparedOffer } from './compared-offer.ts';
import { comparisonAddressOf, type OffersToCompare } from './comparison-address.ts';
import { comparisonWords as words } from './comparison-words.ts';
import { splitSameFacts } from './split-same-facts.ts';

type AddressFlags = Omit<OffersToCompare, 'shown'>;

/**
 * Returns the HTML that compares these offers, in this order, after notices about the address. Empty if there is
 * neither an offer nor a notice. `today` is an ISO date in India.
 */
export function renderComparisonHtml(
  offers: readonly ComparedOffer[],
  flags: AddressFlags,
  today: string,
): string {
  return noticesHtml(offers, flags) + (offers.length === 0 ? '' : comparison(offers, today));
}

function noticesHtml(
  offers: readonly ComparedOffer[],
  { isSomeUnknown, isMore }: AddressFlags,
): string {
  const notices = [
    isSomeUnknown && (offers.length === 0 ? words.unknownAll : words.unknown),
    isMore && words.more,
  ];
  return notices
    .map((text) => (text ? `<p class="compare-notice">${escapeHtml(text)}</p>` : ''))
    .join('');
}

function comparison(offers: readonly ComparedOffer[], today: string): string {
  const { same, differing } = splitSameFacts(offers, today);
  const [first] = offers;
  const heading = offers.length === 1 ? (first?.title ?? '') : words.differing;
  return (
    `<section class="compared compared-${offers.length}" data-offers="${slugsOf(offers)}" aria-labelledby="compared">` +
    `<h2 id="compared" tabindex="-1">${escapeHtml(heading)}</h2>` +
    '<table role="table" aria-labelledby="compared">' +
    `<thead role="rowgroup"><tr role="row"><td role="cell"></td>${offers.map(columnHead).join('')}</tr></thead>` +
    '<tbody role="rowgroup">' +
    row('short compared-begin', words.begin, offers.map(firstRowLinks(offers, today)), offers) +
    differing.map(({ name, size, cells }) => row(size, name, cells.map(lines), offers)).join('') +
    row('short compared-begin', words.begin, offers.map(enrolmentLinks(today)), offers) +
    '</tbody></table>' +
    (differing.length > mostUnfolded ? unfoldCheckbox(differing.length) : '') +
    (first && offers.length === 1 ? suggestionsHtml(first) : sameForAll(same, offers.length)) +
    '</section>'
  );
}

/** The number of facts that a phone shows at first, the most important ones. A press on a checkbox shows all facts. */
const mostUnfolded = 6;

/**
 * The rows are folded with a checkbox, so that folding works without a script. The styles fold them only on phones.
 */
const unfoldCheckbox = (count: number) =>
  `<label class="compared-unfold"><input type="checkbox"/> ${words.allFacts(count)}</label>`;

const columnHead = ({ title, kind, fee, path }: ComparedOffer) =>
  '<th role="columnheader" scope="col">' +
  `<a href="${escapeHtml(path)}">${escapeHtml(title)}</a>` +
  ` <span class="compared-kind">${escapeHtml(kind)}</span> <span class="price">${escapeHtml(fee)}</span></th>`;

/**
 * Each cell has the offer's title in `data-of`. The styles display the title in layouts that put the cells below each
 * other.
 */
function row(
  size: string,
  name: string,
  cells: readonly string[],
  offers: readonly ComparedOffer[],
) {
  const filled = cells.map(
    (cell, at) => `<td role="cell" data-of="${escapeHtml(offers[at]?.title ?? '')}">${cell}</td>`,
  );
  return `<tr role="row" class="compared-${size}"><th role="rowheader" scope="row">${escapeHtml(name)}</th>${filled.join('')}</tr>`;
}

function lines(texts: readonly string[]): string {
  if (texts.length === 0) return `<span class="compared-none">${words.nothing}</span>`;
  if (texts.length === 1) return escapeHtml(texts[0] ?? '');
  return `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
}

const link = (to: string, text: string, title: string, look: string) =>
  `<a class="${look}" href="${escapeHtml(to)}">${text}<span class="visually-hidden">: ${escapeHtml(title)}</span></a>`;

const enrolmentLinks =
  (today: string) =>
  ({ title, enrolPath, callPath, lastDay = today }: ComparedOffer) =>
    lastDay < today
      ? link(callPath, words.nextDate, title, 'button')
      : link(enrolPath, words.enrol, title, 'button') +
        link(callPath, words.call, title, 'link-button');

const firstRowLinks =
  (offers: readonly ComparedOffer[], today: string) => (offer: ComparedOffer, at: number) =>
    enrolmentLinks(today)(offer) +
    link(`#offer-${at + 1}`, words.change, offer.title, 'quiet-link') +
    link(comparisonAddressOf(otherSlugs(offers, offer)), words.takeAway, offer.title, 'quiet-link');

const otherSlugs = (offers: readonly ComparedOffer[], { slug }: ComparedOffer) =>
  offers.map((one) => one.slug).filter((one) => one !== slug);

function sameForAll(same: readonly { name: string; lines: readonly string[] }[], count: number) {
  if (same.length === 0) return '';
  const facts = same.map(
    ({ name, lines: texts }) => `<div><dt>${escapeHtml(name)}</dt><dd>${lines(texts)}</dd></div>`,
  );
  return `<h2>${words.same(count)}</h2><dl class="compared-same">${facts.join('')}</dl>`;
}

function suggestionsHtml({ slug, beside: suggested }: ComparedOffer): string {
  const links = suggested.map(
    (other) =>
      `<li><a href="${comparisonAddressOf([slug, other.slug])}">${escapeHtml(other.title)}</a></li>`,
  );
  return `<h2>${words.alone}</h2><p>${words.aloneIntro}</p><ul class="compared-beside">${links.join('')}</ul>`;
}

const slugsOf = (offers: readonly ComparedOffer[]) => offers.map(({ slug }) => slug).join(',');
