import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { noPublishedFacts, type PublishedBatch } from '#contract/published/published-facts.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';

const { number: _, ...none } = noPublishedFacts;
const withPhone = (phone: string) => ({ ...none, provider: { phone } });

onEmptiedStores('publications', (current) => {
  it('apply in the order of their requests, with their contents', async () => {
    const { publications } = current();
    expect(await publications.publicationInForce()).toBeNull();
    expect(await publications.requestPublication(withPhone('+91 1'), 'asha', 0)).toEqual({
      at: 'asked',
      number: 1,
    });
    expect(await publications.requestPublication(withPhone('+91 2'), 'binu', 1)).toEqual({
      at: 'asked',
      number: 2,
    });
    expect(await publications.publicationInForce()).toEqual({
      number: 2,
      facts: { ...withPhone('+91 2'), number: 2 },
      who: 'binu',
      askedAt: expect.any(Date),
      state: 'asked',
      problem: null,
    });
  });

  it('accept one of two members who publish at once, and tell the other', async () => {
    const { publications } = current();
    const answers = await Promise.all(
      ['asha', 'binu', 'chitra'].map((who) => publications.requestPublication(none, who, 0)),
    );
    expect(answers.map(({ at }) => at).sort()).toEqual(['asked', 'meanwhile', 'meanwhile']);
    expect(await publications.recent()).toHaveLength(1);
  });

  it('are in the audit: who published, and who went back to which', async () => {
    const { publications, desk } = current();
    await publications.requestPublication(none, 'deepa', 0);
    await publications.requestPublication(none, 'deepa', 0);
    await publications.requestPublication(none, 'deepa', 1, 1);
    expect((await publications.recent()).map(({ number, backTo }) => [number, backTo])).toEqual([
      [2, 1],
      [1, null],
    ]);
    const events = await desk.eventsOf(['deepa']);
    expect(events.map(({ type, what }) => [type, what])).toEqual([
      ['facts.published', { number: 1 }],
      ['facts.gone-back', { number: 2, backTo: 1 }],
    ]);
  });

  it('are in the audit as drafts: who saved what, and nothing of a refused save', async () => {
    const { publications, desk } = current();
    const save = (who: string, field: string) =>
      publications.saveDraft('provider', {}, who, 0, { fields: [field] });
    expect([await save('elif', 'phone'), await save('farid', 'email')]).toEqual([true, false]);
    const events = await desk.eventsOf(['elif', 'farid']);
    expect(events.map(({ type, who, what }) => [type, who, what])).toEqual([
      ['facts.saved', 'elif', { fields: ['phone'] }],
    ]);
  });

  it('leave the previous one in force when one fails, and stay live once they are', async () => {
    const { publications } = current();
    await publications.requestPublication(none, 'asha', 0);
    await publications.setState(1, 'made');
    await publications.setState(1, 'live');
    await publications.requestPublication(none, 'asha', 1);
    await publications.setState(2, 'failed', 'The phone number has nine digits.');
    expect(await publications.publicationInForce()).toMatchObject({ number: 1, state: 'live' });
    expect(await publications.recent()).toMatchObject([
      { number: 2, problem: 'The phone number has nine digits.' },
      { number: 1 },
    ]);
    await publications.setState(1, 'failed', 'The disk of another instance is full.');
    expect(await publications.publicationInForce()).toMatchObject({ number: 1, state: 'live' });
  });

  it('keep ten to go back to', async () => {
    const { publications } = current();
    for (let number = 0; number < 13; number += 1)
      await publications.requestPublication(none, 'asha', number);
    const numbers = (await publications.recent()).map(({ number }) => number);
    expect(numbers).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('keep the one in force, however many fail after it', async () => {
    const { publications } = current();
    await publications.requestPublication(none, 'asha', 0);
    await publications.setState(1, 'made');
    await publications.setState(1, 'live');
    for (let number = 2; number <= 14; number += 1) {
      await publications.requestPublication(none, 'asha', number - 1);
      await publications.setState(number, 'failed', 'The disk is full.');
    }
    expect(await publications.publicationInForce()).toMatchObject({ number: 1, state: 'live' });
  });

  it('keep a draft for each topic, and never overwrite another member’s change', async () => {
    const { publications } = current();
    expect(await publications.draft('notices')).toBeNull();
    expect(await publications.saveDraft('notices', [1], 'asha', 0, {})).toBe(true);
    expect(await publications.saveDraft('notices', [2], 'binu', 0, {})).toBe(false);
    expect(await publications.saveDraft('notices', [3], 'binu', 1, { part: 'notices' })).toBe(true);
    expect(await publications.draft('notices')).toMatchObject({
      facts: [3],
      who: 'binu',
      version: 2,
    });
  });

  it('show new places soon after a request that changed nothing, and then not again too soon', async () => {
    const { publications } = current();
    const id = '019aa000-0000-7000-8000-000000000001';
    const batch = {
      ...{ id, offer: 'course', startsOn: '2027-01-04', endsOn: '2027-02-04', days: ['mon'] },
      ...{ from: '16:00', to: '18:00', language: 'en', mentor: 'Asha Rao', seats: 10 },
      ...{ state: 'open', places: 'open' },
    } satisfies PublishedBatch;
    const show = (number: number, places: PublishedBatch['places']) =>
      publications.publishPlacesLeft(number, new Map([[id, places]]), 3_600_000);
    await publications.requestPublication({ ...none, batches: [batch] }, 'asha', 0);
    expect(await show(1, 'few')).toBe(false);
    await publications.setState(1, 'live');
    expect([await show(2, 'few'), await show(1, 'open')]).toEqual([false, false]);
    expect(await show(1, 'few')).toBe(true);
    expect(await show(1, 'full')).toBe(false);
    expect((await publications.publicationInForce())?.facts.batches).toEqual([
      { ...batch, places: 'few' },
    ]);
  });

  it('keep an uploaded picture while a draft or a kept publication shows it, and a few others', async () => {
    const { publications } = current();
    const add = (name: string) =>
      publications.addPicture({ name, width: 160, height: 120, bytes: Buffer.from(name) });
    const showing = (name: string) => ({
      testimonials: {
        'asha-p': {
          ...{ name: 'Asha P.', role: 'A learner', text: 'Good.', rating: 4, isSample: false },
          picture: { src: `/assets/${name}`, alt: 'Asha P.', width: 160, height: 120 },
        },
      },
    });
    const names = ['picture-aaaaaaaa.webp', 'picture-bbbbbbbb.webp', 'picture-cccccccc.webp'];
    const [drafted = '', published = '', unused = ''] = names;
    for (const name of names) await add(name);
    const found = await publications.findPicture(drafted);
    expect({ ...found, bytes: Buffer.from(found?.bytes ?? []).toString() }).toEqual({
      ...{ name: drafted, width: 160, height: 120 },
      bytes: drafted,
    });
    await publications.saveDraft('entries', showing(drafted), 'asha', 0, {});
    await publications.requestPublication({ ...none, entries: showing(published) }, 'asha', 0);
    for (let more = 100; more < 122; more += 1) {
      // Waits, because the order of two pictures in the same millisecond would be random.
      await delay(2);
      await add(`picture-other${more}.webp`);
    }
    expect(await publications.findPicture(drafted)).not.toBeNull();
    expect(await publications.findPicture(published)).not.toBeNull();
    expect(await publications.findPicture(unused)).toBeNull();
    expect(await publications.findPicture('picture-other121.webp')).not.toBeNull();
  });
});
