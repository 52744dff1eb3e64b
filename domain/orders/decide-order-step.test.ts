import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideOrderStep,
  isDiscrepancyResolvedByStep,
  type OrderFact,
  type OrderStep,
  subjectOfFact,
} from './decide-order-step.ts';
import {
  canBeRefunded,
  isPaidOrLater,
  type OrderNow,
  orderStates,
  refundablePaise,
  totalRefundedPaise,
} from './order-states.ts';

const made: OrderNow = {
  state: 'made',
  amountPaise: 399_900,
  currency: 'INR',
  paymentId: null,
  paidWay: 'online',
  refund: null,
  returnedPaise: 0,
  vouchers: [],
  raised: [],
  failedPayments: [],
  secondOf: null,
  forOtherAt: null,
};
const payment = { kind: 'paid', paymentId: 'pay_1', paise: 399_900, currency: 'INR' } as const;
const asked = { kind: 'refund asked', paise: 299_900 } as const;
const refund = (refundId: string, paise: number) =>
  ({ kind: 'refunded', paymentId: 'pay_1', refundId, paise }) as const;

/** Returns the order after the provider has created the last requested refund under the id `refundId`. */
const sent = (order: OrderNow, refundId: string): OrderNow =>
  order.refund === null ? order : { ...order, refund: { ...order.refund, refundId } };

/** Returns the order as the database stores it after the fact: in its new state, and with what the fact contained. */
function having(order: OrderNow, fact: OrderFact, steps: OrderStep[] = []): OrderNow {
  const step = decideOrderStep(order, fact);
  steps.push(step);
  if (step.at === 'unchanged') return order;
  if (step.at === 'noted') return remembering(order, fact);
  if (step.at === 'discrepancy') {
    const isElsewhere = step.discrepancy === 'paid back elsewhere' && fact.kind === 'refunded';
    return {
      ...order,
      raised: [...order.raised, subjectOfFact(fact)],
      returnedPaise: order.returnedPaise + (isElsewhere ? fact.paise : 0),
      refund:
        fact.kind === 'refund failed' && order.refund
          ? { ...order.refund, hasFailed: true }
          : order.refund,
    };
  }
  const moved = { ...order, state: step.to };
  const key = `key_${order.raised.length}`;
  if (fact.kind === 'paid') return { ...moved, paymentId: fact.paymentId };
  if (fact.kind === 'refund asked')
    return { ...moved, refund: { key, paise: fact.paise, refundId: null, hasFailed: false } };
  if (step.to !== 'refunded') return moved;
  if (fact.kind === 'refund withdrawn') return { ...moved, refund: null };
  const refundId = fact.kind === 'refunded' ? fact.refundId : null;
  const isWhole = fact.kind !== 'refunded' || fact.paise !== step.paise;
  return {
    ...moved,
    refund: { key, paise: step.paise ?? 0, refundId, hasFailed: false },
    returnedPaise: isWhole ? 0 : order.returnedPaise,
    vouchers: [...order.vouchers, { paise: step.paise ?? 0, movement: refundId }],
  };
}

function remembering(order: OrderNow, fact: OrderFact): OrderNow {
  if (fact.kind === 'payment failed')
    return { ...order, failedPayments: [...order.failedPayments, fact.paymentId] };
  if (fact.kind === 'for another') return { ...order, forOtherAt: new Date(0) };
  return { ...order, secondOf: fact.kind === 'seems second' ? fact.of : null };
}

const all = (facts: readonly OrderFact[], steps: OrderStep[] = []) =>
  facts.reduce((order, fact) => having(order, fact, steps), made);
const noRefund = { key: 'key', paise: 1, refundId: null, hasFailed: false };
const discrepancy = (what: string) => ({ at: 'discrepancy', discrepancy: what });
const unchanged = { at: 'unchanged' };

describe('an order', () => {
  it('is offered, then paid, then refunding when a refund is requested', () => {
    expect(all([{ kind: 'offered' }, payment, asked, refund('rfnd_1', 299_900)])).toMatchObject({
      state: 'refunded',
      paymentId: 'pay_1',
      refund: { paise: 299_900, refundId: 'rfnd_1' },
    });
  });

  it('is paid even without a report that its link was created', () => {
    expect(all([payment]).state).toBe('paid');
  });

  it('waits for a person when its link is refused permanently, until it is created or paid', () => {
    const refused = decideOrderStep(made, { kind: 'link refused' });
    expect(refused).toEqual(discrepancy('link refused'));
    const waiting = having(made, { kind: 'link refused' });
    expect(decideOrderStep(waiting, { kind: 'link refused' })).toEqual(unchanged);
    for (const fact of [{ kind: 'offered' }, payment] as const)
      expect(isDiscrepancyResolvedByStep('link refused', decideOrderStep(waiting, fact))).toBe(
        true,
      );
    expect(isDiscrepancyResolvedByStep('amount differs', decideOrderStep(waiting, payment))).toBe(
      false,
    );
    expect(isDiscrepancyResolvedByStep('link refused', refused)).toBe(false);
    expect(decideOrderStep(all([{ kind: 'offered' }]), { kind: 'link refused' })).toEqual(
      unchanged,
    );
  });

  it('is paid, and staff are told, when the money arrives after its link had ended', () => {
    for (const kind of ['expired', 'cancelled'] as const) {
      expect(decideOrderStep({ ...made, state: kind }, payment)).toEqual({
        at: 'moved',
        to: 'paid',
        isLate: true,
      });
    }
    expect(decideOrderStep({ ...made, state: 'offered' }, payment)).toMatchObject({
      isLate: false,
    });
  });

  it('ends with its link while it is unpaid, and not afterwards', () => {
    for (const kind of ['expired', 'cancelled'] as const) {
      for (const state of ['made', 'offered'] as const)
        expect(decideOrderStep({ ...made, state }, { kind })).toMatchObject({
          at: 'moved',
          to: kind,
        });
      for (const state of ['expired', 'cancelled', 'paid', 'refunding', 'refunded'] as const)
        expect(decideOrderStep({ ...made, state }, { kind })).toEqual(unchanged);
    }
  });

  it('is never paid by another amount or currency: a person has to settle it', () => {
    for (const paise of [399_899, 399_901, 0, 3_999])
      expect(decideOrderStep(made, { ...payment, paise })).toEqual(discrepancy('amount differs'));
    expect(decideOrderStep(made, { ...payment, currency: 'USD' })).toEqual(
      discrepancy('currency differs'),
    );
  });

  it('is paid by a payment that was shown to a person, once the provider reports it correctly', () => {
    const looked = having(made, { ...payment, currency: 'USD' });
    expect(decideOrderStep(looked, payment)).toMatchObject({
      at: 'moved',
      to: 'paid',
      isLate: false,
    });
  });

  it('distinguishes a repeated payment from a second one', () => {
    const paid = all([payment]);
    expect(decideOrderStep(paid, payment)).toEqual(unchanged);
    expect(decideOrderStep(paid, { ...payment, paymentId: 'pay_2' })).toEqual(
      discrepancy('paid twice'),
    );
  });

  it('shows each payment to a person once, however often it is reported', () => {
    const wrong = { ...payment, paymentId: 'pay_2', paise: 100 };
    const looked = having(made, wrong);
    expect(decideOrderStep(looked, wrong)).toEqual(unchanged);
    expect(decideOrderStep(looked, { ...wrong, paymentId: 'pay_3' })).toMatchObject({
      at: 'discrepancy',
    });
    expect(decideOrderStep(having(looked, payment), wrong)).toEqual(unchanged);
  });

  it('refunds nothing that was not paid, and no more than was paid', () => {
    expect(decideOrderStep(made, { kind: 'refund asked', paise: 1 })).toEqual(
      discrepancy('refund without payment'),
    );
    const paid = all([payment]);
    for (const paise of [399_901, 0])
      expect(decideOrderStep(paid, { kind: 'refund asked', paise })).toEqual(
        discrepancy('refund amount differs'),
      );
    expect(decideOrderStep(paid, refund('rfnd_1', 399_901))).toMatchObject({ at: 'discrepancy' });
    const partly = having(paid, refund('rfnd_1', 100_000));
    expect(decideOrderStep(partly, { kind: 'refund asked', paise: 299_901 })).toMatchObject({
      at: 'discrepancy',
    });
    expect(decideOrderStep(partly, asked)).toMatchObject({ to: 'refunding' });
  });
});

describe('a refund on the provider’s page', () => {
  const paid = all([payment]);

  it('of the whole fee is the refund of the order', () => {
    expect(decideOrderStep(paid, refund('rfnd_1', 399_900))).toMatchObject({
      to: 'refunded',
      paise: 399_900,
    });
  });

  it('of a part waits for a person, and its sum is stored', () => {
    const steps: OrderStep[] = [];
    const partly = all([payment, refund('rfnd_1', 100_000), refund('rfnd_1', 100_000)], steps);
    expect(steps.slice(1)).toEqual([discrepancy('paid back elsewhere'), unchanged]);
    expect(partly).toMatchObject({ state: 'paid', returnedPaise: 100_000 });
  });

  it('is the refund of the order once the parts are the whole fee', () => {
    expect(all([payment, refund('rfnd_1', 100_000), refund('rfnd_2', 299_900)])).toMatchObject({
      state: 'refunded',
      refund: { paise: 399_900 },
      returnedPaise: 0,
    });
  });

  it('that was counted is not counted again, and not treated as a refund that is requested later', () => {
    const half = refund('rfnd_1', 199_950);
    expect(all([payment, half, half])).toMatchObject({ state: 'paid', returnedPaise: 199_950 });
    const refunding = all([payment, half, { kind: 'refund asked', paise: 199_950 }]);
    expect(decideOrderStep(refunding, half)).toEqual(unchanged);
  });

  it('is the refund of the order when a person says so', () => {
    const partly = having(paid, refund('rfnd_1', 100_000));
    const settled = having(partly, { kind: 'refund settled' });
    expect(settled).toMatchObject({ state: 'refunded', refund: { paise: 100_000 } });
    expect(decideOrderStep(settled, refund('rfnd_1', 100_000))).toEqual(unchanged);
    expect(decideOrderStep(settled, refund('rfnd_2', 100_000))).toEqual(
      discrepancy('paid back elsewhere'),
    );
    expect(decideOrderStep(paid, { kind: 'refund settled' })).toEqual(unchanged);
    const under = sent(having(partly, asked), 'rfnd_2');
    expect(decideOrderStep(under, { kind: 'refund settled' })).toEqual(unchanged);
  });

  it('of a requested refund, before the request is carried out, is that refund', () => {
    const refunding = having(paid, asked);
    expect(decideOrderStep(refunding, refund('rfnd_9', 299_900))).toMatchObject({
      to: 'refunded',
    });
    expect(decideOrderStep(refunding, refund('rfnd_9', 299_899))).toEqual(
      discrepancy('paid back elsewhere'),
    );
    expect(decideOrderStep(sent(refunding, 'rfnd_1'), refund('rfnd_9', 299_900))).toEqual(
      discrepancy('paid back elsewhere'),
    );
  });

  it('after the order was refunded waits for a person', () => {
    const refunded = all([payment, refund('rfnd_1', 399_900)]);
    expect(decideOrderStep(refunded, refund('rfnd_1', 399_900))).toEqual(unchanged);
    expect(decideOrderStep(refunded, refund('rfnd_2', 100))).toEqual(
      discrepancy('paid back elsewhere'),
    );
  });

  it('of another payment is not the order’s refund', () => {
    const twice = having(paid, { ...payment, paymentId: 'pay_2' });
    const back = { ...refund('rfnd_1', 399_900), paymentId: 'pay_2' };
    expect(decideOrderStep(twice, back)).toEqual(unchanged);
    expect(decideOrderStep(made, refund('rfnd_1', 399_900))).toEqual(unchanged);
  });
});

describe('a requested refund', () => {
  const refunding = sent(all([payment, asked]), 'rfnd_1');

  it('waits for a person when it fails, or another sum than requested was refunded', () => {
    expect(decideOrderStep(refunding, { kind: 'refund failed', refund: 'rfnd_1' })).toEqual(
      discrepancy('refund failed'),
    );
    expect(decideOrderStep(refunding, refund('rfnd_1', 100))).toEqual(
      discrepancy('refund amount differs'),
    );
    expect(decideOrderStep(made, { kind: 'refund failed', refund: 'rfnd_1' })).toEqual(unchanged);
    expect(decideOrderStep(refunding, { kind: 'refund failed', refund: 'rfnd_9' })).toEqual(
      unchanged,
    );
  });

  it('has failed when the provider refuses to make it', () => {
    const refused = all([payment, asked]);
    const key = refused.refund?.key ?? '';
    expect(decideOrderStep(refused, { kind: 'refund failed', refund: key })).toEqual(
      discrepancy('refund failed'),
    );
  });

  it('is requested again only when it failed, as a new refund', () => {
    expect(decideOrderStep(refunding, asked)).toEqual(unchanged);
    const failed = having(refunding, { kind: 'refund failed', refund: 'rfnd_1' });
    const step = decideOrderStep(failed, asked);
    expect(step).toMatchObject({ at: 'moved', to: 'refunding' });
    expect(isDiscrepancyResolvedByStep('refund failed', step)).toBe(true);
    expect(isDiscrepancyResolvedByStep('paid twice', step)).toBe(false);
    const again = having(failed, asked);
    expect(again.refund).toMatchObject({ hasFailed: false, refundId: null });
    expect(again.refund?.key).not.toBe(refunding.refund?.key);
    // The provider reports the failure of the first refund at every poll, which says nothing about the second refund.
    expect(decideOrderStep(again, { kind: 'refund failed', refund: 'rfnd_1' })).toEqual(unchanged);
    expect(decideOrderStep(sent(again, 'rfnd_2'), refund('rfnd_2', 299_900))).toMatchObject({
      to: 'refunded',
    });
  });

  it('that fails a second time, under another id, waits for a person once more', () => {
    const failed = having(refunding, { kind: 'refund failed', refund: 'rfnd_1' });
    const again = sent(having(failed, asked), 'rfnd_2');
    expect(decideOrderStep(again, { kind: 'refund failed', refund: 'rfnd_2' })).toEqual(
      discrepancy('refund failed'),
    );
  });

  it('has not failed once it is done, whatever is reported late', () => {
    const done = having(refunding, refund('rfnd_1', 299_900));
    expect(decideOrderStep(done, { kind: 'refund failed', refund: 'rfnd_1' })).toEqual(unchanged);
    expect(refundablePaise({ ...done, refund: { ...noRefund, hasFailed: true } })).toBe(100_000);
  });

  it('stays failed while only a payment is reported', () => {
    const step: OrderStep = { at: 'moved', to: 'paid', isLate: false };
    expect(isDiscrepancyResolvedByStep('refund failed', step)).toBe(false);
  });

  it('that failed can be made on the provider’s page', () => {
    const failed = having(refunding, { kind: 'refund failed', refund: 'rfnd_1' });
    const step = decideOrderStep(failed, refund('rfnd_9', 299_900));
    expect(step).toMatchObject({ to: 'refunded', paise: 299_900 });
    expect(isDiscrepancyResolvedByStep('refund failed', step)).toBe(true);
  });
});

describe('a further refund', () => {
  const ask = (paise: number) => ({ kind: 'refund asked', paise }) as const;
  const partly = having(sent(all([payment, ask(100_000)]), 'rfnd_1'), refund('rfnd_1', 100_000));

  it('can be requested until everything went back', () => {
    expect(refundablePaise(partly)).toBe(299_900);
    expect(decideOrderStep(partly, ask(299_901))).toEqual(discrepancy('refund amount differs'));
    const again = sent(having(partly, ask(299_900)), 'rfnd_2');
    expect(again.state).toBe('refunding');
    const whole = having(again, refund('rfnd_2', 299_900));
    expect(whole).toMatchObject({
      state: 'refunded',
      vouchers: [
        { paise: 100_000, movement: 'rfnd_1' },
        { paise: 299_900, movement: 'rfnd_2' },
      ],
    });
    expect(canBeRefunded(whole)).toBe(false);
    expect(decideOrderStep(whole, ask(1))).toEqual(unchanged);
  });

  it('waits until the one before is made', () => {
    const under = having(partly, ask(1_000));
    expect(refundablePaise(under)).toBe(0);
    expect(decideOrderStep(under, ask(1_000))).toEqual(unchanged);
  });

  it('of the same sum is not taken for the one before, which the provider reports at each poll', () => {
    const again = having(partly, ask(100_000));
    expect(decideOrderStep(again, refund('rfnd_1', 100_000))).toEqual(unchanged);
    expect(decideOrderStep(again, refund('rfnd_2', 100_000))).toMatchObject({ to: 'refunded' });
  });

  it('that is withdrawn leaves the order refunded, because a part of it went back', () => {
    const byHand: OrderNow = { ...having(partly, ask(1_000)), paidWay: 'cash' };
    expect(decideOrderStep(byHand, { kind: 'refund withdrawn' })).toMatchObject({
      to: 'refunded',
    });
  });

  it('may be money that was returned on the provider’s page, when a person says so', () => {
    const returned = having(partly, refund('rfnd_9', 299_900));
    expect(returned).toMatchObject({ state: 'refunded', returnedPaise: 299_900 });
    expect(canBeRefunded(returned)).toBe(false);
    expect(having(returned, { kind: 'refund settled' })).toMatchObject({
      vouchers: [{ paise: 100_000 }, { paise: 299_900 }],
      returnedPaise: 0,
    });
    const tooMuch = having(partly, refund('rfnd_9', 299_901));
    expect(decideOrderStep(tooMuch, { kind: 'refund settled' })).toEqual(unchanged);
  });
});

describe('a payment by hand', () => {
  const recorded = { way: 'cash', reference: 'Slip 17', movedOn: '2026-11-25' } as const;
  const byHand: OrderNow = {
    ...having(made, { ...payment, paymentId: 'cash-1', recorded }),
    paidWay: 'cash',
  };

  it('is a mistake only until it is refunded, and only if a person recorded it', () => {
    const mistake = { kind: 'recorded by mistake', refundId: 'mistake-1' } as const;
    expect(decideOrderStep(byHand, mistake)).toMatchObject({ to: 'refunded', paise: 399_900 });
    expect(decideOrderStep(having(byHand, asked), mistake)).toEqual(unchanged);
    expect(decideOrderStep(having(made, payment), mistake)).toEqual(unchanged);
    expect(decideOrderStep(made, mistake)).toEqual(unchanged);
  });

  it('is paid again when its requested refund is withdrawn, and one through the provider is not', () => {
    const withdrawn = { kind: 'refund withdrawn' } as const;
    expect(decideOrderStep(having(byHand, asked), withdrawn)).toMatchObject({ to: 'paid' });
    expect(decideOrderStep(byHand, withdrawn)).toEqual(unchanged);
    expect(decideOrderStep(all([payment, asked]), withdrawn)).toEqual(unchanged);
  });

  it('counts for a link that has ended, and staff are told', () => {
    const ended = having(made, { kind: 'withdrawn' });
    expect(ended.state).toBe('cancelled');
    expect(decideOrderStep(ended, { ...payment, recorded })).toMatchObject({
      to: 'paid',
      isLate: true,
    });
  });

  it('and one by the link are two payments: a person has to settle them', () => {
    expect(decideOrderStep(byHand, payment)).toEqual(discrepancy('paid twice'));
  });
});

describe('facts in any order and any number of times', () => {
  /** Every kind of fact; the compiler requires an entry for a new kind. */
  const byKind: { [Kind in OrderFact['kind']]: readonly Extract<OrderFact, { kind: Kind }>[] } = {
    offered: [{ kind: 'offered' }],
    'link refused': [{ kind: 'link refused' }],
    paid: [
      payment,
      { ...payment, paymentId: 'pay_2' },
      { ...payment, paymentId: 'pay_3', paise: 100 },
      { ...payment, paymentId: 'pay_4', currency: 'USD' },
    ],
    'payment failed': [
      { kind: 'payment failed', paymentId: 'pay_5' },
      { kind: 'payment failed', paymentId: 'pay_6' },
    ],
    'seems second': [{ kind: 'seems second', of: 'another order' }],
    'no longer second': [{ kind: 'no longer second' }],
    'for another': [{ kind: 'for another' }],
    expired: [{ kind: 'expired' }],
    cancelled: [{ kind: 'cancelled' }],
    withdrawn: [{ kind: 'withdrawn' }],
    'recorded by mistake': [{ kind: 'recorded by mistake', refundId: 'mistake-1' }],
    'refund asked': [asked, { kind: 'refund asked', paise: 1_000 }],
    'refund withdrawn': [{ kind: 'refund withdrawn' }],
    refunded: [
      refund('rfnd_1', 299_900),
      refund('rfnd_2', 100_000),
      refund('rfnd_3', 50_000),
      refund('rfnd_5', 1_000),
      { ...refund('rfnd_4', 399_900), paymentId: 'pay_2' },
    ],
    'refund failed': [{ kind: 'refund failed', refund: 'rfnd_1' }],
    'refund settled': [{ kind: 'refund settled' }],
  };
  const fact = fc.constantFrom<OrderFact>(...Object.values(byKind).flat());
  const facts = fc.array(fact, { maxLength: 25 });

  const rank = (state: OrderNow['state']) => orderStates.indexOf(state);

  it('never move the order back, unless more of it is refunded', () => {
    fc.assert(
      fc.property(facts, (given) => {
        let order = made;
        for (const one of given) {
          const next = having(order, one);
          const isRefundedAgain = order.state === 'refunded' && one.kind === 'refund asked';
          if (!isRefundedAgain) expect(rank(next.state)).toBeGreaterThanOrEqual(rank(order.state));
          order = next;
        }
      }),
    );
  });

  it('make the order paid exactly when the right amount was received', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const isTrue = given.some(
          (one) => one.kind === 'paid' && one.paise === 399_900 && one.currency === 'INR',
        );
        expect(isPaidOrLater(all(given).state)).toBe(isTrue);
      }),
    );
  });

  it('change nothing when the last one is repeated', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const steps: OrderStep[] = [];
        all([...given, ...given.slice(-1)], steps);
        const [second] = steps.slice(-1);
        if (given.length > 0) expect(second).toEqual(unchanged);
      }),
    );
  });

  it('show nothing to a person twice', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { raised } = all([...given, ...given, ...given]);
        expect(new Set(raised).size).toBe(raised.length);
      }),
    );
  });

  it('never refund more at the desk than was paid, and give each refund one voucher', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { vouchers, amountPaise } = all(given);
        expect(totalRefundedPaise({ vouchers, returnedPaise: 0 })).toBeLessThanOrEqual(amountPaise);
        const movements = vouchers.map(({ movement }) => movement).filter((one) => one !== null);
        expect(new Set(movements).size).toBe(movements.length);
      }),
    );
  });

  it('make the order refunded only by the whole fee, by a requested refund, or by a person’s decision', () => {
    fc.assert(
      fc.property(facts, (given) => {
        let order = made;
        for (const one of given) {
          const next = having(order, one);
          if (next.state === 'refunded' && order.state !== 'refunded') {
            const paise = next.refund?.paise;
            const isAll = totalRefundedPaise(next) === order.amountPaise;
            const isAsked = one.kind === 'refunded' && one.paise === order.refund?.paise;
            const isSaid = one.kind === 'refund settled' && paise === order.returnedPaise;
            expect(isAll || isAsked || isSaid).toBe(true);
          }
          order = next;
        }
      }),
    );
  });

  it('count partial refunds the same in any order', () => {
    const parts = [refund('rfnd_2', 100_000), refund('rfnd_3', 50_000), refund('rfnd_5', 1_000)];
    fc.assert(
      fc.property(fc.shuffledSubarray([...parts, ...parts], { minLength: 6 }), (given) => {
        expect(all([payment, ...given])).toMatchObject({ state: 'paid', returnedPaise: 151_000 });
      }),
    );
  });

  it('from the provider lead to the same end in any order', () => {
    const told = [
      { kind: 'offered' },
      payment,
      { kind: 'expired' },
      { kind: 'cancelled' },
    ] as const satisfies OrderFact[];
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...told, ...told], { minLength: 8 }),
        (given) => all(given).state === 'paid',
      ),
    );
  });
});
