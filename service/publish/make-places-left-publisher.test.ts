/** Tests that the service publishes the places left by itself, and nothing else. */
import { beforeEach, expect, it } from 'vitest';
import type { StoredBatch } from '#database/batches/batch-port.ts';
import type { Store } from '#database/store.ts';
import type { BatchPlan } from '#domain/batches/batch.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';
import { sampleOfferOnSale } from '../../tests/service/support/store-paid-order.ts';
import { gatherPublishableFacts } from './gather-publishable-facts.ts';
import { makePlacesLeftPublisher } from './make-places-left-publisher.ts';

const today = indianDay(new Date());
const saving = { who: 'asha', isOffer: () => true, feePaise: null };
const offer = 'mern-stack';
const plan: BatchPlan = {
  ...{ offer, startsOn: '2099-06-01', endsOn: '2099-07-27', days: ['mon'] },
  ...{ from: '19:00', to: '20:00', language: 'en', mentor: 'Asha Rao', seats: 1 },
  earlyPrice: null,
};

onEmptiedStores('places left', (current) => {
  let batch: StoredBatch;
  let rendered: number;
  let learners = 0;
  beforeEach(async () => {
    rendered = 0;
    await current().orders.setOffers([{ ...sampleOfferOnSale, slug: offer }], 'live');
    batch = await save({});
    await publish();
  });

  async function save(changes: Partial<BatchPlan>, last?: StoredBatch): Promise<StoredBatch> {
    const version = last?.version ?? null;
    const saved = await current().batches.saveBatch(
      last?.id ?? null,
      { ...plan, ...changes },
      'open',
      { ...saving, version },
    );
    if (saved.at !== 'saved') throw new Error(JSON.stringify(saved));
    return saved.batch;
  }
  async function publish(): Promise<void> {
    const { publications } = current();
    const { facts } = await gatherPublishableFacts(current(), today);
    const after = (await publications.recent())[0]?.number ?? 0;
    const asked = await publications.requestPublication(facts, 'asha', after);
    if (asked.at !== 'asked') throw new Error('Nothing is published.');
    await publications.setState(asked.number, 'live');
  }
  const enrol = async () => {
    learners += 1;
    const { row } = makeEnrolment(`places.${learners}`, { offer, batch: batch.id });
    await current().insertAsVisitor({ table: 'enrollments', row, idempotencyKey: null });
  };
  const placesPublisherFor = (store: Store, placesApartMs = 0, now = Date.now) =>
    makePlacesLeftPublisher({
      store,
      now,
      log: { info() {}, warn() {} },
      pages: {
        nudge() {
          rendered += 1;
        },
      },
      pace: { lookMs: 1_000_000, placesApartMs },
    });
  const look = (placesApartMs?: number) => placesPublisherFor(current(), placesApartMs).runNow();
  const published = async () => {
    const newest = await current().publications.publicationInForce();
    return {
      number: newest?.number,
      places: newest?.facts.batches.find(({ id }) => id === batch.id)?.places,
    };
  };

  it('are published when a batch becomes full, and when it has places again', async () => {
    expect(await published()).toEqual({ number: expect.any(Number), places: 'few' });
    const { number } = await published();
    await enrol();
    await look();
    expect(await published()).toEqual({ number, places: 'full' });
    await save({ seats: 10 }, batch);
    await look();
    expect(await published()).toEqual({ number, places: 'open' });
    expect(rendered).toBe(2);
  });

  it('are not published while pages would say the same', async () => {
    batch = await save({ seats: 20 }, batch);
    await publish();
    await enrol();
    await look();
    await look();
    expect(rendered).toBe(0);
  });

  it('are published without what staff have saved and not published', async () => {
    await enrol();
    await save({ mentor: 'Ravi Iyer' }, batch);
    await current().publications.saveDraft('provider', { phone: '+91 1' }, 'asha', 0, {});
    await look();
    const newest = await current().publications.publicationInForce();
    const facts = newest?.facts;
    expect(facts?.batches.find(({ id }) => id === batch.id)).toMatchObject({
      mentor: 'Asha Rao',
      places: 'full',
    });
    expect(facts?.provider).toEqual({});
  });

  it('are published once by several instances, and again only after a time', async () => {
    await enrol();
    await Promise.all([1, 2, 3].map(() => look()));
    expect([(await published()).places, rendered]).toEqual(['full', 1]);
    await save({ seats: 10 }, batch);
    await look(60_000);
    expect([(await published()).places, rendered]).toEqual(['full', 1]);
    await look();
    expect([(await published()).places, rendered]).toEqual(['open', 2]);
  });

  it('are left alone while a publication is under way', async () => {
    const { publications } = current();
    const { facts } = await gatherPublishableFacts(current(), today);
    await publications.requestPublication(
      facts,
      'asha',
      (await publications.recent())[0]?.number ?? 0,
    );
    await enrol();
    await look();
    expect([(await published()).places, rendered]).toEqual(['few', 0]);
  });

  it('are not published for a batch that has begun, because no page shows them', async () => {
    await enrol();
    const on = (day: string) => () => Date.parse(`${day}T12:00:00+05:30`);
    await placesPublisherFor(current(), 0, on('2099-06-02')).runNow();
    expect(rendered).toBe(0);
    await placesPublisherFor(current(), 0, on('2099-06-01')).runNow();
    expect(rendered).toBe(1);
  });
});
