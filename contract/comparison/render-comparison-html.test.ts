import { describe, expect, it } from 'vitest';
import type { ComparedFact, ComparedOffer } from './compared-offer.ts';
import { renderComparisonHtml } from './render-comparison-html.ts';

const fact = (id: string, ...lines: string[]): ComparedFact => ({
  id,
  name: id.toUpperCase(),
  size: 'short',
  lines,
});
const offer = (slug: string, title: string, facts: ComparedFact[]): ComparedOffer => ({
  slug,
  title,
  kind: 'Skill program',
  fee: '₹2,299',
  path: `/programs#${slug}`,
  enrolPath: `/enroll-form?offer=${slug}`,
  callPath: `/request-call?offer=${slug}`,
  facts,
  beside: [{ slug: 'other', title: 'Other' }],
});
const wide = offer('wide', 'Wide', [
  fact('length', '18 weeks'),
  fact('language', 'English'),
  fact('tools', 'Git', 'Node'),
  fact('guarantee'),
]);
const high = offer('high', 'High & <low>', [
  fact('length', '2 months'),
  fact('language', 'English'),
  fact('tools'),
  fact('guarantee'),
]);
const fine = { isSomeUnknown: false, isMore: false };
const today = '2026-11-21';
const html = (...offers: ComparedOffer[]) => renderComparisonHtml(offers, fine, today);
const [table = '', rest = ''] = html(wide, high).split('</table>');

describe('a comparison', () => {
  it('puts differing facts into a table, and lists common facts once', () => {
    expect(table).toContain('18 weeks');
    expect(table).not.toContain('English');
    expect(rest).toContain('The same in both');
    expect(rest.match(/English/g)).toHaveLength(1);
  });

  it('leaves out a fact that no offer has, and shows None if one offer lacks it', () => {
    expect(table + rest).not.toContain('GUARANTEE');
    expect(table).toMatch(/<li>Git<\/li><li>Node<\/li><\/ul><\/td><td [^>]*><span [^>]*>None/);
  });

  it('links each offer to its page, to its enrolment and to its call, and offers to remove it', () => {
    for (const to of [
      '/programs#wide',
      '/enroll-form?offer=wide',
      '/request-call?offer=high',
      '/compare?offers=high',
      '#offer-2',
    ]) {
      expect(table).toContain(`href="${to}"`);
    }
  });

  it('links an offer without a coming date only to the call, from the day after its last day', () => {
    const dated = { ...wide, lastDay: '2026-11-21' };
    const of = (day: string) => renderComparisonHtml([dated, high], fine, day);
    expect(of('2026-11-21')).toContain('href="/enroll-form?offer=wide"');
    const closed = of('2026-11-22');
    expect(closed).not.toContain('/enroll-form?offer=wide');
    expect(closed).toContain('href="/request-call?offer=wide">Ask for the next batch<');
    expect(closed).toContain('href="/enroll-form?offer=high"');
  });

  it('escapes every text', () => {
    expect(table).toContain('High &amp; &lt;low&gt;');
    expect(html(wide, high)).not.toContain('<low>');
  });

  it('says that a date is past from the day after', () => {
    const dated = offer('dated', 'Dated', [
      { ...fact('start', '21 November'), later: { after: today, lines: ['Arranged.'] } },
    ]);
    expect(renderComparisonHtml([dated], fine, '2026-11-21')).toContain('21 November');
    expect(renderComparisonHtml([dated], fine, '2026-11-22')).toContain('Arranged.');
  });

  it('of one offer shows all its facts, and offers to compare with', () => {
    const one = html(wide);
    expect(one).toMatch(/English.*<\/table>/s);
    expect(one).toContain('href="/compare?offers=wide,other"');
  });

  it('of no offer is empty, except for a message about unknown offers', () => {
    expect(html()).toBe('');
    expect(renderComparisonHtml([], { isSomeUnknown: true, isMore: false }, today)).toMatch(
      /^<p[^>]*>What this address asks for is not on our list/,
    );
    expect(renderComparisonHtml([wide], { isSomeUnknown: true, isMore: true }, today)).toMatch(
      /The rest is shown\..*Three fit side by side\..*<table/s,
    );
  });
});
