import { describe, expect, it } from 'vitest';
import type { OrdersApi } from '../api-types/orders-api.ts';
import { performOrderAct } from './perform-order-act.ts';

const sentence = 'Nothing was recorded: that reference is known.';
const refusing = {
  recordPayment: async () => ({ at: 'wrong', sentence }),
  divideIntoInstalments: async () => ({ at: 'wrong', sentence }),
  refund: async () => 'no reason',
} as unknown as OrdersApi;

const send = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return performOrderAct(refusing, 'an-id', form);
};

describe('a refused form of an order', () => {
  it.each([
    [
      'record',
      { way: 'cash', reference: 'slip 7', on: '2026-01-02', rupees: '3999', seen: 'made' },
    ],
    ['divide', { 'due-2': '2026-01-02', 'due-3': '2026-01-03' }],
    ['refund', { ask: 'refund', lms: 'yes', rupees: '900', reason: '' }],
  ])(
    'comes back as it was typed, and nothing of it stands in an address: %s',
    async (act, typed) => {
      const answer = await send({ act, ...typed });
      expect(answer).not.toBeInstanceOf(Response);
      expect(answer).toMatchObject({
        init: { status: 400 },
        data: { act, sentence: expect.stringMatching(/\w/), typed },
      });
    },
  );
});
