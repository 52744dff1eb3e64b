import { describe, expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

describe('a link leads to a page, and to a place that the page has', () => {
  it.each([
    ['/skill-x', 'is "/skill-x", which is no page of the site.'],
    ['/Short-Term', 'is "/Short-Term", which is no page of the site; did you mean "/short-term"?'],
    [
      '/short-term/',
      'is "/short-term/", which is no page of the site; did you mean "/short-term"?',
    ],
    ['/404', 'is "/404", which is no page of the site.'],
    ['/#abuot', 'is "/#abuot", but "/" has no place "#abuot"; did you mean "about"?'],
    ['/short-term#mern', 'is "/short-term#mern", but "/short-term" has no place "#mern".'],
    ['/fullstack#courses', 'is "/fullstack#courses", but "/fullstack" has no place "#courses".'],
    [
      '/terms#reschedulling',
      'is "/terms#reschedulling", but "/terms" has no place "#reschedulling"; did you mean "rescheduling"?',
    ],
    [
      '/fullstack-details/mern-stak',
      'is "/fullstack-details/mern-stak", which is no page of the site; did you mean "/fullstack-details/mern-stack"?',
    ],
    ['/project/hostel', 'is "/project/hostel", which is no page of the site.'],
  ])('%s in the footer', (to, reason) => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.footerLinks, 0).to = to;
    });
    expect(said).toEqual([`content/navigation.ts, footer link 1 (Request a call): to ${reason}`]);
  });

  it.each([
    '/#about',
    '/terms#rescheduling',
    '/terms#rescheduling-2',
    '/short-term#mern-workshop',
    '/fullstack-details/mern-stack#syllabus',
    '/project/small-crm#installation',
    '/request-call?about=Anything',
    '/ai-ml',
  ])('%s is right', (to) => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.footerLinks, 0).to = to;
    });
    expect(said).toEqual([]);
  });

  it('in an answer that the search finds', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.searchablePages, 0).to = '/terms#refunds';
    });
    expect(said).toEqual([
      'content/search/searchable-pages.ts, entry 1 (Rescheduling): to is "/terms#refunds", but "/terms" has no place "#refunds".',
    ]);
  });

  it('inside a menu', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      const menu = entryAt(content.mainNavigation, 1);
      if (menu.kind === 'menu') Object.assign(entryAt(menu.items, 0), { to: '/shortterm' });
    });
    expect(said).toEqual([
      'content/navigation.ts, menu entry 2 (Programs): items 1, to is "/shortterm", which is no page of the site; did you mean "/short-term"?',
    ]);
  });

  it('in the button of the first screen', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.hero.button.to = '#request-a-call';
    });
    expect(said).toEqual([
      'content/landing/hero.ts: button, to is "#request-a-call", but "/" has no place "#request-a-call"; did you mean "request-call"?',
    ]);
  });

  it('on the card of a family, with and without its slash', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.families, 1).card.link = 'androiddevelopement';
      entryAt(content.families, 2).card.link = 'javascript:alert(1)';
    });
    expect(said).toEqual([
      'content/catalogue/families.ts, entry 2 (Android & IOS): card, link is "androiddevelopement", which is no page of the site; did you mean "/androiddevelopment"?',
      'content/catalogue/families.ts, entry 3 (Electronics): card, link is "javascript:alert(1)", which is no page of the site.',
    ]);
  });

  it('to the page of a list of programs', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.superTerms.path = '/super-programs';
    });
    expect(said[0]).toBe(
      'content/catalogue/super-programs.ts, terms: path is "/super-programs", which is no page of the site; did you mean "/super-program"?',
    );
  });

  it('a tool whose link asks about another tool', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.software, 1).link = entryAt(content.software, 0).link;
    });
    expect(said).toEqual([
      'content/landing/class-tools.ts, entry 2 (Circuit Bench): link says that it is about "Quiz Room", not about "Circuit Bench".',
    ]);
  });
});
