import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  callOutcomes,
  enquiryStates,
  type FinishedState,
  finishedStates,
  isFinished,
  lostReasons,
} from './enquiry-states.ts';
import {
  type ActContext,
  decideEnquiryAct,
  type EffectOnFinished,
  type EnquiryAct,
  type EnquiryActExceptUndo,
  type EnquiryWork,
  effectOnFinishedByActKind,
  ownerEffectOf,
} from './enquiry-work.ts';
import { usualOpeningTimes } from './opening-times.ts';

const now = new Date('2026-11-21T06:00:00Z');
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
/**
 * The next morning on which staff call is a Monday, at eleven in India: `now` is a Saturday, and nobody calls on a
 * Sunday.
 */
const nextMorning = new Date('2026-11-23T05:30:00Z');

const fresh: EnquiryWork = {
  state: 'new',
  ownerId: null,
  dueAt: minutes(-5),
  tries: 0,
  lostReason: null,
  answeredAt: null,
};
const meena: ActContext = {
  staffId: 'meena',
  mayOverrule: false,
  at: now,
  calling: usualOpeningTimes,
};
const john: ActContext = { ...meena, staffId: 'john' };
const owner: ActContext = { ...meena, staffId: 'owner', mayOverrule: true };
const worker: ActContext = {
  staffId: null,
  mayOverrule: true,
  at: now,
  calling: usualOpeningTimes,
};

/** Returns the `EnquiryWork` after these acts. Throws if one of the acts is refused or changes nothing. */
function worked(work: EnquiryWork, ...acts: [EnquiryAct, ActContext?][]): EnquiryWork {
  return acts.reduce((before, [given, context = meena]) => {
    const change = decideEnquiryAct(before, given, context);
    if (change.at !== 'changed') throw new Error(`${given.kind}: ${change.at}`);
    return change.work;
  }, work);
}
const noted = (outcome: (typeof callOutcomes)[number], callAt: Date | null = null): EnquiryAct => ({
  kind: 'note outcome',
  outcome,
  callAt,
});
const lost = worked(fresh, [{ kind: 'lose', reason: 'no time' }]);
const enrolled = worked(fresh, [{ kind: 'paid' }, worker]);

it('state, date and owner are changed at once, and other values stay', () => {
  const reached = worked(fresh, [{ kind: 'note outcome', outcome: 'answered', callAt: null }]);
  const asItIs = { state: null, lostReason: null, dueAt: null, to: null };
  const dueAt = minutes(600);
  expect(
    worked(reached, [{ kind: 'change', ...asItIs, state: 'thinking', dueAt, to: 'nobody' }]),
  ).toEqual({
    ...reached,
    state: 'thinking',
    dueAt,
    ownerId: null,
  });
  expect(worked(reached, [{ kind: 'change', ...asItIs, lostReason: 'no time' }])).toMatchObject({
    state: 'lost',
    lostReason: 'no time',
    dueAt: null,
    ownerId: 'meena',
  });
  expect(decideEnquiryAct(reached, { kind: 'change', ...asItIs }, meena)).toEqual({
    at: 'unchanged',
  });
  expect(decideEnquiryAct(reached, { kind: 'change', ...asItIs, dueAt }, john).at).toBe('taken');
});

describe('after any acts of staff', () => {
  const staff = fc.constantFrom('meena', 'john', 'owner');
  const moment = fc.integer({ min: -10_000, max: 10_000 }).map(minutes);
  const orNull = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });
  const context: fc.Arbitrary<ActContext> = fc.record({
    staffId: orNull(staff),
    mayOverrule: fc.boolean(),
    calling: fc.constant(usualOpeningTimes),
    at: moment,
  });
  /** Generators for every act that a form can ask for; the compiler requires an entry for a new act. */
  const byKind: {
    [Kind in EnquiryActExceptUndo['kind']]: fc.Arbitrary<
      Omit<Extract<EnquiryActExceptUndo, { kind: Kind }>, 'kind'>
    >;
  } = {
    claim: fc.constant({}),
    'hand over': fc.record({ to: orNull(staff) }),
    'note outcome': fc.record({
      outcome: fc.constantFrom(...callOutcomes),
      callAt: orNull(moment),
    }),
    'set state': fc.record({
      state: fc.constantFrom('reached', 'thinking', 'enrolled', 'not reachable'),
    }),
    lose: fc.record({ reason: fc.constantFrom(...lostReasons) }),
    'set due': fc.record({ at: moment }),
    change: fc.record({
      state: orNull(fc.constantFrom('reached', 'thinking', 'enrolled', 'not reachable')),
      lostReason: orNull(fc.constantFrom(...lostReasons)),
      dueAt: orNull(moment),
      to: orNull(fc.oneof(staff, fc.constant('nobody' as const))),
    }),
    paid: fc.constant({}),
    'paid back': fc.constant({}),
    'not paid': fc.constant({}),
  };
  const anAct = fc.oneof(
    ...Object.entries(byKind).map(([kind, rest]) => rest.map((given) => ({ kind, ...given }))),
  ) as fc.Arbitrary<EnquiryActExceptUndo>;
  const acts = fc.array(fc.tuple(anAct, context), { maxLength: 12 });
  const start = fc.constantFrom<EnquiryWork>(fresh, { ...fresh, dueAt: null });

  /**
   * Runs `check` on every step of generated histories. A history begins with any enquiry that can arrive, and some of
   * its steps are undone.
   */
  function everyStep(
    check: (before: EnquiryWork, given: EnquiryAct, context: ActContext, work: EnquiryWork) => void,
  ) {
    fc.assert(
      fc.property(start, acts, fc.nat(), (arrived, history, slip) => {
        const works = [arrived];
        for (const [n, [given, by]] of history.entries()) {
          const before = works.at(-1) as EnquiryWork;
          const isSlip = (slip >> n) % 4 === 3;
          const work = works[slip % works.length] as EnquiryWork;
          const done: EnquiryAct = isSlip ? { kind: 'restore', work } : given;
          const change = decideEnquiryAct(before, done, by);
          const next = change.at === 'changed' ? change.work : before;
          check(before, done, by, next);
          works.push(next);
        }
      }),
      { numRuns: 2_000 },
    );
  }

  it('an unfinished enquiry has a follow-up, except a new newsletter subscription', () => {
    everyStep((_before, _act, _context, work) => {
      if (isFinished(work.state) || work.dueAt !== null) return;
      // Only a new enquiry may lack a date: it arrived without one, or an undo restored the state in which it arrived.
      expect(work).toMatchObject({ state: 'new', answeredAt: null });
    });
  });

  it('a finished enquiry has no follow-up', () => {
    everyStep((_before, _act, _context, work) => {
      if (isFinished(work.state)) expect(work.dueAt).toBeNull();
    });
  });

  it('only a lost enquiry has a reason', () => {
    everyStep((_before, _act, _context, work) => {
      expect(work.lostReason !== null).toBe(work.state === 'lost');
    });
  });

  it('a colleague takes nothing from the owner, and is told who that is', () => {
    everyStep((before, given, by) => {
      const isAnothers = before.ownerId !== null && before.ownerId !== by.staffId;
      if (given.kind === 'restore' || by.staffId === null) return;
      const change = decideEnquiryAct(before, given, by);
      if (isAnothers && (!by.mayOverrule || given.kind === 'claim'))
        expect(change).toEqual({ at: 'taken', by: before.ownerId });
      else expect(change.at).not.toBe('taken');
    });
  });

  it('an enquiry has an owner, unless it was released', () => {
    everyStep((before, given, by, work) => {
      const effect = ownerEffectOf(given);
      if (effect === 'gives') return;
      if (before.ownerId !== null || effect === 'neither' || by.staffId === null)
        expect(work.ownerId).toBe(before.ownerId);
      else if (decideEnquiryAct(before, given, by).at === 'changed')
        expect(work.ownerId).toBe(by.staffId);
    });
  });

  it('the first answer stays the first', () => {
    everyStep((before, given, _context, work) => {
      if (given.kind !== 'restore' && before.answeredAt !== null)
        expect(work.answeredAt).toEqual(before.answeredAt);
    });
  });

  const finishedWork = { enrolled, lost } satisfies Record<FinishedState, EnquiryWork>;
  const actsOfKind: Record<EnquiryAct['kind'], fc.Arbitrary<object>> = {
    ...byKind,
    restore: fc.record({ work: fc.constantFrom(fresh, enrolled, lost) }),
  };
  const seenEffects: Record<EffectOnFinished, string[]> = {
    'leaves it': [],
    'may reopen it': ['reopened'],
    'may finish it otherwise': ['finished otherwise'],
    'may do either': ['finished otherwise', 'reopened'],
  };
  const kinds = Object.keys(actsOfKind) as EnquiryAct['kind'][];
  it.each(kinds.flatMap((kind) => finishedStates.map((state) => [kind, state] as const)))(
    '"%s" can do to an enquiry that is %s what the table of effects says, and no more',
    (kind, state) => {
      const before = finishedWork[state];
      const samples = fc.sample(actsOfKind[kind], { numRuns: 500, seed: 1 });
      const effects = samples.map((more) => {
        const change = decideEnquiryAct(before, { kind, ...more } as EnquiryAct, owner);
        const work = change.at === 'changed' ? change.work : before;
        if (!isFinished(work.state)) return 'reopened';
        const isSame = work.state === before.state && work.lostReason === before.lostReason;
        return isSame ? 'left' : 'finished otherwise';
      });
      const seen = [...new Set(effects)].filter((effect) => effect !== 'left').sort();
      expect(seen).toEqual(seenEffects[effectOnFinishedByActKind[kind][state]]);
    },
  );

  it('the same act again by the same person takes nothing away', () => {
    fc.assert(
      fc.property(start, acts, anAct, staff, (arrived, history, given, staffId) => {
        const by = { ...owner, staffId };
        let work = arrived;
        for (const [one, context] of history) {
          const change = decideEnquiryAct(work, one, context);
          if (change.at === 'changed') work = change.work;
        }
        const first = decideEnquiryAct(work, given, by);
        if (first.at === 'changed' && first.work.ownerId === staffId)
          expect(decideEnquiryAct(first.work, given, by).at).not.toBe('taken');
      }),
    );
  });

  it('every state can be reached', () => {
    const seen = new Set<string>();
    everyStep((_before, _act, _context, work) => seen.add(work.state));
    expect([...seen].sort()).toEqual([...enquiryStates].sort());
  });
});

describe('a member who claims an enquiry', () => {
  it('owns it, and its date stays', () => {
    expect(worked(fresh, [{ kind: 'claim' }])).toEqual({ ...fresh, ownerId: 'meena' });
  });
  it('second is told who was first, even an owner of the desk', () => {
    const claimed = worked(fresh, [{ kind: 'claim' }]);
    for (const by of [john, owner])
      expect(decideEnquiryAct(claimed, { kind: 'claim' }, by)).toEqual({
        at: 'taken',
        by: 'meena',
      });
    expect(decideEnquiryAct(claimed, { kind: 'claim' }, meena)).toEqual({ at: 'unchanged' });
  });
  it('without a staff id takes it from nobody', () => {
    const claimed = worked(fresh, [{ kind: 'claim' }]);
    expect(decideEnquiryAct(claimed, { kind: 'claim' }, worker)).toEqual({ at: 'unchanged' });
  });
});

describe('a member who hands over', () => {
  it('their own enquiry gives it to a colleague, or leaves it unassigned', () => {
    const claimed = worked(fresh, [{ kind: 'claim' }]);
    expect(worked(claimed, [{ kind: 'hand over', to: 'john' }]).ownerId).toBe('john');
    expect(worked(claimed, [{ kind: 'hand over', to: null }]).ownerId).toBeNull();
  });
  it('a colleague’s enquiry must be an owner', () => {
    const claimed = worked(fresh, [{ kind: 'claim' }]);
    const give: EnquiryAct = { kind: 'hand over', to: 'john' };
    expect(decideEnquiryAct(claimed, give, john)).toEqual({ at: 'taken', by: 'meena' });
    expect(worked(claimed, [give, owner]).ownerId).toBe('john');
  });
});

describe('a call that', () => {
  it('was answered makes the enquiry reached, with a follow-up the next morning', () => {
    expect(worked(fresh, [noted('answered')])).toEqual({
      ...fresh,
      state: 'reached',
      ownerId: 'meena',
      answeredAt: now,
      dueAt: nextMorning,
    });
  });
  it('was answered with a date for the next one keeps that date', () => {
    const callAt = minutes(300);
    expect(worked(fresh, [noted('answered', callAt)])).toMatchObject({
      state: 'reached',
      dueAt: callAt,
    });
  });
  it('was answered leaves a person thinking who was thinking', () => {
    const thinking = worked(fresh, [{ kind: 'set state', state: 'thinking' }]);
    expect(worked(thinking, [noted('answered', minutes(5))]).state).toBe('thinking');
  });
  it('was not answered is tried again after two hours, and counts', () => {
    expect(worked(fresh, [noted('no answer')])).toMatchObject({
      state: 'not reachable',
      tries: 1,
      dueAt: minutes(120),
      answeredAt: null,
    });
    const thrice = worked(fresh, [noted('no answer')], [noted('busy')], [noted('no answer')]);
    expect(thrice.tries).toBe(3);
    expect(worked(thrice, [noted('answered')])).toMatchObject({ state: 'reached', tries: 0 });
  });
  it('was busy is tried again after half an hour, or at the given time', () => {
    expect(worked(fresh, [noted('busy')]).dueAt).toEqual(minutes(30));
    expect(worked(fresh, [noted('busy', minutes(7))]).dueAt).toEqual(minutes(7));
  });
  it('was not answered in the evening is tried again when calls are made again', () => {
    const evening = { ...meena, at: new Date('2026-11-20T15:00:00Z') };
    const eleven = new Date('2026-11-21T05:30:00Z');
    for (const outcome of ['no answer', 'busy'] as const)
      expect(worked(fresh, [noted(outcome), evening]).dueAt, outcome).toEqual(eleven);
  });
  it('gets another date later keeps its outcome', () => {
    const missed = worked(fresh, [noted('no answer')]);
    const tomorrow = minutes(24 * 60);
    expect(worked(missed, [{ kind: 'set due', at: tomorrow }])).toEqual({
      ...missed,
      dueAt: tomorrow,
    });
  });
  it('was not answered does not make a person unreachable who was reached before', () => {
    expect(worked(fresh, [noted('answered')], [noted('no answer')]).state).toBe('reached');
  });
  it('was answered is recorded each time, also when state and date stay the same', () => {
    const reached = worked(fresh, [noted('answered')]);
    const paid = worked(reached, [{ kind: 'paid' }, worker]);
    for (const work of [reached, paid])
      expect(decideEnquiryAct(work, noted('answered'), meena)).toEqual({ at: 'changed', work });
  });
  it('went to a wrong number makes the enquiry lost, unless the person has paid', () => {
    expect(worked(fresh, [noted('wrong number')])).toMatchObject({
      state: 'lost',
      lostReason: 'wrong number',
      dueAt: null,
    });
    expect(worked(enrolled, [noted('wrong number'), worker])).toEqual(enrolled);
  });
  it('was answered by a lost person changes nothing, unless they want to be called', () => {
    expect(worked(lost, [noted('answered')])).toMatchObject({
      state: 'lost',
      lostReason: 'no time',
    });
    expect(worked(lost, [noted('answered', minutes(60))])).toMatchObject({
      state: 'reached',
      lostReason: null,
      dueAt: minutes(60),
    });
  });
  it('was answered by a person who has paid leaves them enrolled', () => {
    expect(worked(enrolled, [noted('answered', minutes(60))])).toMatchObject({
      state: 'enrolled',
      dueAt: null,
    });
  });
});

describe('a state that is set', () => {
  it('sets a date when there was none, or it has passed', () => {
    const set: EnquiryAct = { kind: 'set state', state: 'thinking' };
    expect(worked(fresh, [set])).toMatchObject({ dueAt: nextMorning, answeredAt: now });
    expect(worked(lost, [set])).toMatchObject({ dueAt: nextMorning, lostReason: null });
    expect(worked(fresh, [{ kind: 'set due', at: minutes(-1) }], [set]).dueAt).toEqual(nextMorning);
  });
  it('keeps a date in the future', () => {
    const work = worked(
      fresh,
      [{ kind: 'set due', at: minutes(99) }],
      [{ kind: 'set state', state: 'reached' }],
    );
    expect(work.dueAt).toEqual(minutes(99));
  });
  it('to "not reachable" is no answer, and counts as an attempt', () => {
    const set: EnquiryAct = { kind: 'set state', state: 'not reachable' };
    expect(worked(fresh, [set])).toMatchObject({ answeredAt: null, tries: 1, dueAt: nextMorning });
    const missed = worked(fresh, [noted('answered')], [noted('busy')], [noted('busy')]);
    expect(worked(missed, [set])).toMatchObject({ state: 'not reachable', tries: 2 });
  });
  it('to "enrolled" ends the work', () => {
    expect(worked(fresh, [{ kind: 'set state', state: 'enrolled' }]).dueAt).toBeNull();
  });
});

describe('a date that is set', () => {
  it('stays until another act changes it', () => {
    expect(worked(fresh, [{ kind: 'set due', at: minutes(50) }])).toMatchObject({
      state: 'new',
      dueAt: minutes(50),
      ownerId: 'meena',
    });
  });
});

it('a date for a finished enquiry changes nothing, and assigns it to nobody', () => {
  for (const finished of [{ ...lost, ownerId: null }, enrolled])
    expect(decideEnquiryAct(finished, { kind: 'set due', at: minutes(50) }, meena)).toEqual({
      at: 'unchanged',
    });
});

describe('a payment', () => {
  it('ends the work, whoever owns the enquiry, and whatever was recorded before', () => {
    const claimed = worked(fresh, [{ kind: 'claim' }]);
    expect(worked(claimed, [{ kind: 'paid' }, worker])).toMatchObject({
      state: 'enrolled',
      ownerId: 'meena',
      dueAt: null,
    });
    expect(worked(lost, [{ kind: 'paid' }, worker])).toMatchObject({
      state: 'enrolled',
      lostReason: null,
    });
  });
});

describe('an undone change', () => {
  it('restores the earlier work', () => {
    const claimed = worked(fresh, [{ kind: 'claim' }], [noted('busy')]);
    expect(worked(claimed, [{ kind: 'restore', work: fresh }])).toEqual(fresh);
  });
  it('is possible for the member who handed it over, even if a colleague owns it now', () => {
    const before = worked(fresh, [{ kind: 'claim' }]);
    const given = worked(before, [{ kind: 'hand over', to: 'john' }]);
    expect(worked(given, [{ kind: 'restore', work: before }])).toEqual(before);
  });
});
