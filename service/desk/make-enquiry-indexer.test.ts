/** After an upgrade no enquiry has search words yet. The service writes all of them by itself, and then stops. */
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenedStore, onDeskEngine } from '../../tests/service/support/on-both-engines.ts';
import { submitEnquiry } from '../../tests/service/support/staff-and-enquiries.ts';
import { makeEnquiryIndexer } from './make-enquiry-indexer.ts';

onDeskEngine('Enquiries without search words', (open) => {
  let opened: OpenedStore;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('are indexed by the service, round by round until none is left', async () => {
    const { desk } = opened.store;
    for (let n = 0; n < 3; n += 1) await submitEnquiry(opened.store, { name: `Priya ${n}` });
    const answers: boolean[] = [];
    const kept = makeEnquiryIndexer({
      log: Fastify().log,
      desk: {
        // The batch is smaller than the service's, so that the test needs more than one batch.
        async indexNew() {
          const isMore = answers.length === 0 ? true : await desk.indexNew(500);
          answers.push(isMore);
          return isMore;
        },
      },
    });
    kept.start();
    await expect.poll(() => answers).toEqual([true, false]);
    await kept.close();
    const { rows } = await desk.inbox({ search: 'pria' }, 'all', 1);
    expect(rows).toHaveLength(3);
  });
});
