import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { DeskEvent } from '#domain/desk-event.ts';
import Audit from './audit.tsx';

const now = new Date('2026-11-21T09:00:00Z');
const entry: DeskEvent = {
  ...{ id: 'e', at: now, type: 'enquiries.acted-on', who: 'm', subject: 'e' },
  what: { act: { kind: 'take' }, events: ['1', '2'], stayed: 1 },
};

it('says what was done with several enquiries, and only how many if an entry has no act', () => {
  const Page = createRoutesStub([{ id: 'audit', path: '/', Component: Audit }]);
  const { act, ...withoutAct } = entry.what;
  const audit = {
    ...{ filter: { who: '', type: '', day: '' }, people: [{ id: 'm', name: 'Meena' }], offers: [] },
    ...{ entries: [entry, { ...entry, id: 'f', what: withoutAct }], now },
  };
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData: { audit } }} />);
  const abouts = [...html.matchAll(/class="about">([^<]*)/g)].map(([, words]) => words);
  expect(abouts).toEqual([
    'With each: assigned it to themselves; Enquiries: 2; Left as they were: 1',
    'Enquiries: 2; Left as they were: 1',
  ]);
});
