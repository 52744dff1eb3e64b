/**
 * A comparison as HTML, made by one function for both who show it: the service, for who has no JavaScript and
 * for the first sight of everybody else, and the page in the browser when another offer is chosen. So neither
 * can say something else than the other.
 *
 * The roles repeat what the elements are, because the styles lay out the rows of the table as grids, and
 * browsers forget what a table is then.
 */
import { escapeHtml } from '../escape-html.ts';
import { type AskedOffers, compareAddress } from './compare-address.ts';
import { compareFacts } from './compare-facts.ts';
import type { ComparedOffer } from './compared-offer.ts';
import { comparisonSentences as say } from './comparison-sentences.ts';

type Asked = Omit<AskedOffers, 'shown'>;

/** `offers` are those that are shown, in their order; `today` is an ISO date in India. Empty for nothing asked. */
export function comparisonHtml(
  offers: readonly ComparedOffer[],
  asked: Asked,
  today: string,
): string {
  return messages(offers, asked) + (offers.length === 0 ? '' : comparison(offers, today));
}

function messages(offers: readonly ComparedOffer[], { isSomeUnknown, isMore }: Asked): string {
  const told = [
    isSomeUnknown && (offers.length === 0 ? say.unknownAll : say.unknown),
    isMore && say.more,
  ];
  return told
    .map((text) => (text ? `<p class="compare-notice">${escapeHtml(text)}</p>` : ''))
    .join('');
}

function comparison(offers: readonly ComparedOffer[], today: string): string {
  const { same, differing } = compareFacts(offers, today);
  const [first] = offers;
  const heading = offers.length === 1 ? (first?.title ?? '') : say.differing;
  return (
    `<section class="compared compared-${offers.length}" data-offers="${slugsOf(offers)}" aria-labelledby="compared">` +
    `<h2 id="compared" tabindex="-1">${escapeHtml(heading)}</h2>` +
    '<table role="table" aria-labelledby="compared">' +
    `<thead role="rowgroup"><tr role="row"><td role="cell"></td>${offers.map(head).join('')}</tr></thead>` +
    '<tbody role="rowgroup">' +
    row('short compared-begin', say.begin, offers.map(begin(offers, today)), offers) +
    differing.map(({ name, size, cells }) => row(size, name, cells.map(lines), offers)).join('') +
    row('short compared-begin', say.begin, offers.map(enrol(today)), offers) +
    '</tbody></table>' +
    (differing.length > mostUnfolded ? unfold(differing.length) : '') +
    (first && offers.length === 1 ? beside(first) : sameForAll(same, offers.length)) +
    '</section>'
  );
}

/** The first facts, by which one decides, are as many as a phone shows until it is asked for the others. */
const mostUnfolded = 6;

/** A box to tick, so that it works without a script; the styles fold the rows on phones only. */
const unfold = (count: number) =>
  `<label class="compared-unfold"><input type="checkbox"/> ${say.allFacts(count)}</label>`;

const head = ({ title, kind, fee, path }: ComparedOffer) =>
  '<th role="columnheader" scope="col">' +
  `<a href="${escapeHtml(path)}">${escapeHtml(title)}</a>` +
  ` <span class="compared-kind">${escapeHtml(kind)}</span> <span class="price">${escapeHtml(fee)}</span></th>`;

/** The label of a cell is seen where the cells stand below each other. */
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
  if (texts.length === 0) return `<span class="compared-none">${say.nothing}</span>`;
  if (texts.length === 1) return escapeHtml(texts[0] ?? '');
  return `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;
}

const link = (to: string, text: string, title: string, look: string) =>
  `<a class="${look}" href="${escapeHtml(to)}">${text}<span class="visually-hidden">: ${escapeHtml(title)}</span></a>`;

const enrol =
  (today: string) =>
  ({ title, enrolPath, callPath, lastDay = today }: ComparedOffer) =>
    lastDay < today
      ? link(callPath, say.nextDate, title, 'button')
      : link(enrolPath, say.enrol, title, 'button') +
        link(callPath, say.call, title, 'link-button');

const begin =
  (offers: readonly ComparedOffer[], today: string) => (offer: ComparedOffer, at: number) =>
    enrol(today)(offer) +
    link(`#offer-${at + 1}`, say.change, offer.title, 'quiet-link') +
    link(compareAddress(others(offers, offer)), say.takeAway, offer.title, 'quiet-link');

const others = (offers: readonly ComparedOffer[], { slug }: ComparedOffer) =>
  offers.map((one) => one.slug).filter((one) => one !== slug);

function sameForAll(same: readonly { name: string; lines: readonly string[] }[], count: number) {
  if (same.length === 0) return '';
  const facts = same.map(
    ({ name, lines: texts }) => `<div><dt>${escapeHtml(name)}</dt><dd>${lines(texts)}</dd></div>`,
  );
  return `<h2>${say.same(count)}</h2><dl class="compared-same">${facts.join('')}</dl>`;
}

function beside({ slug, beside: suggested }: ComparedOffer): string {
  const links = suggested.map(
    (other) =>
      `<li><a href="${compareAddress([slug, other.slug])}">${escapeHtml(other.title)}</a></li>`,
  );
  return `<h2>${say.alone}</h2><p>${say.aloneIntro}</p><ul class="compared-beside">${links.join('')}</ul>`;
}

const slugsOf = (offers: readonly ComparedOffer[]) => offers.map(({ slug }) => slug).join(',');
