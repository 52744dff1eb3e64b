/** Checks a whole comparison tag for tag, because the page's script takes over the HTML that the service rendered. */
import { describe, expect, it } from 'vitest';
import { type ComparedOffer, comparedOfferPathOf } from './compared-offer.ts';
import { comparisonWords as say } from './comparison-words.ts';
import { renderComparisonHtml } from './render-comparison-html.ts';

const offer = (slug: string, title: string, length: string): ComparedOffer => ({
  slug,
  title,
  kind: 'Course',
  fee: '₹3,999',
  path: `/${slug}`,
  enrolPath: `/enrol?${slug}`,
  callPath: `/call?${slug}`,
  facts: [
    { id: 'length', name: 'Length', size: 'short', lines: [length] },
    { id: 'language', name: 'Language', size: 'short', lines: ['English'] },
  ],
  beside: [{ slug: 'c', title: 'C' }],
});
const [a, b] = [offer('a', 'A', '1 week'), offer('b', 'B', '2 weeks')];
const html = (...offers: ComparedOffer[]) =>
  renderComparisonHtml(offers, { isSomeUnknown: false, isMore: false }, '2026-11-21');

const head = (slug: string, title: string) =>
  `<th role="columnheader" scope="col"><a href="/${slug}">${title}</a> <span class="compared-kind">Course</span> <span class="price">₹3,999</span></th>`;
const link = (look: string, to: string, text: string, title: string) =>
  `<a class="${look}" href="${to}">${text}<span class="visually-hidden">: ${title}</span></a>`;
const enrol = (slug: string, title: string) =>
  link('button', `/enrol?${slug}`, say.enrol, title) +
  link('link-button', `/call?${slug}`, say.call, title);
const cell = (title: string, content: string) =>
  `<td role="cell" data-of="${title}">${content}</td>`;
const row = (size: string, name: string, ...cells: string[]) =>
  `<tr role="row" class="compared-${size}"><th role="rowheader" scope="row">${name}</th>${cells.join('')}</tr>`;
const table = (heads: string, rows: string) =>
  `<table role="table" aria-labelledby="compared"><thead role="rowgroup"><tr role="row"><td role="cell"></td>${heads}</tr></thead><tbody role="rowgroup">${rows}</tbody></table>`;
const section = (slugs: string, heading: string, inside: string) =>
  `<section class="compared compared-${slugs.split(',').length}" data-offers="${slugs}" aria-labelledby="compared"><h2 id="compared" tabindex="-1">${heading}</h2>${inside}</section>`;

describe('a comparison', () => {
  it('of two offers has headings, differences, links above and below, and the common facts', () => {
    const begin = (n: number, [slug, title]: [string, string], left: string) =>
      cell(
        title,
        enrol(slug, title) +
          link('quiet-link', `#offer-${n}`, say.change, title) +
          link('quiet-link', `/compare?offers=${left}`, say.takeAway, title),
      );
    const rows =
      row('short compared-begin', say.begin, begin(1, ['a', 'A'], 'b'), begin(2, ['b', 'B'], 'a')) +
      row('short', 'Length', cell('A', '1 week'), cell('B', '2 weeks')) +
      row(
        'short compared-begin',
        say.begin,
        cell('A', enrol('a', 'A')),
        cell('B', enrol('b', 'B')),
      );
    const same = `<h2>${say.same(2)}</h2><dl class="compared-same"><div><dt>Language</dt><dd>English</dd></div></dl>`;
    expect(html(a, b)).toContain(
      section('a,b', say.differing, table(head('a', 'A') + head('b', 'B'), rows) + same),
    );
  });

  it('of one offer is under its title, with offers to compare with', () => {
    const said = html(a);
    expect(said).toContain('<section class="compared compared-1" data-offers="a"');
    expect(said).toContain('<h2 id="compared" tabindex="-1">A</h2>');
    expect(said).toContain(row('short', 'Language', cell('A', 'English')));
    expect(said).toContain(
      `<h2>${say.alone}</h2><p>${say.aloneIntro}</p><ul class="compared-beside"><li><a href="/compare?offers=a,c">C</a></li></ul></section>`,
    );
  });

  it('of two offers without common facts has no section for them', () => {
    const other = { ...b, facts: b.facts.slice(0, 1) };
    const only = { ...a, facts: a.facts.slice(0, 1) };
    expect(html(only, other)).toMatch(/<\/tbody><\/table><\/section>/);
    expect(html(a, other)).toContain(
      row(
        'short',
        'Language',
        cell('A', 'English'),
        cell('B', `<span class="compared-none">${say.nothing}</span>`),
      ),
    );
  });
});

it('the record of a compared offer has the slug as its name', () => {
  expect(comparedOfferPathOf('mern-stack')).toBe('/offers/mern-stack.json');
});
