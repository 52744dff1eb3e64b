import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { onBothEngines } from '../../../tests/service/support/both-engines.ts';
import { joins } from '../../../tests/service/support/desk-people.ts';
import { callRequest } from '../../../tests/service/support/submissions.ts';
import { unknownOffers } from '../../offers.ts';
import { numbersDoor } from './numbers-door.ts';

onBothEngines('the numbers', (open) => {
  it('name a hundred sources, and sum up all that a script or a fashion sends beside them', async () => {
    const { store, close } = await open();
    try {
      const owner = await joins(store, 'owner');
      for (let n = 0; n < 103; n += 1)
        await store.insertAsVisitor(callRequest(n, { source: `site-${n}.example → /` }));
      for (const n of ['a', 'b'])
        await store.insertAsVisitor(callRequest(n, { source: 'google.com → /' }));
      const door = numbersDoor({ store, staff: owner, offers: unknownOffers });
      const period = { since: new Date(0), until: new Date(Date.now() + 60_000) };
      const { bySource } = await door.of(period);
      expect(bySource).toHaveLength(101);
      expect(bySource[0]).toMatchObject({ name: 'google.com', count: 2 });
      expect(bySource.at(-1)).toEqual({
        name: 'All others',
        key: null,
        count: 4,
        enrolled: 0,
        paid: 0,
      });
      const lines: string[][] = parse(await door.csv(period), {
        bom: true,
        relaxColumnCount: true,
      });
      expect(lines.slice(0, 2).map(([, form]) => form)).toEqual(['Form', 'call']);
      expect(lines.at(-1)).toEqual(['All others', '4', '0', '0']);
      expect(lines.filter(([name]) => name?.startsWith('site-'))).toHaveLength(99);
    } finally {
      await close();
    }
  });
});
