import { describe, expect, it } from 'vitest';
import {
  type ActContext,
  decideEnquiryAct,
  type EnquiryActExceptUndo,
  type EnquiryWork,
} from './enquiry-work.ts';
import { usualOpeningTimes } from './opening-times.ts';
import {
  alignLinkedWork,
  changesMoreHereButOnlyOwnerOfRelated,
  colleagueOwningRelated,
  decideFollowingAct,
  type EnquiryRelation,
  type RelatedEnquiryWork,
  relationBetween,
} from './related-enquiry-work.ts';

const now = new Date('2026-11-21T06:00:00Z');
const later = new Date('2026-11-22T06:00:00Z');
const fresh: EnquiryWork = {
  state: 'new',
  ownerId: null,
  dueAt: now,
  tries: 0,
  lostReason: null,
  answeredAt: null,
};
const of = (ownerId: string | null): EnquiryWork => ({ ...fresh, ownerId });
const near = (ownerId: string | null, nearness: EnquiryRelation = 'alike'): RelatedEnquiryWork => ({
  nearness,
  work: of(ownerId),
});
const meena: ActContext = {
  staffId: 'meena',
  mayOverrule: false,
  at: now,
  calling: usualOpeningTimes,
};
const owner: ActContext = {
  staffId: 'owner',
  mayOverrule: true,
  at: now,
  calling: usualOpeningTimes,
};
const answered: EnquiryActExceptUndo = { kind: 'note outcome', outcome: 'answered', callAt: later };

/** Returns how an act on the enquiry `before`, by default a new one, changes the related enquiry `one`. */
function along(
  given: EnquiryActExceptUndo,
  one: RelatedEnquiryWork,
  context: ActContext = meena,
  before: EnquiryWork = fresh,
) {
  const change = decideEnquiryAct(before, given, context);
  if (change.at !== 'changed') throw new Error(change.at);
  return decideFollowingAct(given, { before, after: change.work }, one, context);
}

describe('two enquiries are related', () => {
  const keys = { personId: 'a', phoneKey: '9847012345', emailKey: 'a@example.com' };
  it.each([
    [{ ...keys }, 'linked'],
    [{ ...keys, personId: 'b' }, 'alike'],
    [{ ...keys, personId: 'b', emailKey: null }, 'alike'],
    [{ ...keys, personId: 'b', phoneKey: '9' }, 'alike'],
    [{ personId: 'b', phoneKey: '9', emailKey: 'b@example.com' }, null],
  ] as const)('by a link, a number or an address: %o', (other, nearness) => {
    expect(relationBetween(keys, other)).toBe(nearness);
  });

  it('but not by a missing number', () => {
    const none = { phoneKey: null, emailKey: null };
    expect(relationBetween({ ...none, personId: 'a' }, { ...none, personId: 'b' })).toBeNull();
  });
});

describe('the colleague who owns the person’s enquiries', () => {
  it.each<[RelatedEnquiryWork[], string | null]>([
    [[], null],
    [[near(null)], null],
    [[near('john'), near(null)], 'john'],
    [[near('john'), near('john')], 'john'],
    // Two colleagues own related enquiries, so neither is the only owner.
    [[near('john'), near('ravi')], null],
    [[near('meena')], null],
    [[near('meena'), near('john')], null],
    // The owner of a linked enquiry takes precedence over the owner of an enquiry with the same number.
    [[near('ravi'), near('john', 'linked')], 'john'],
    [[near('john'), near('meena', 'linked')], null],
  ])('is the only owner: %o', (others, found) => {
    expect(colleagueOwningRelated(others, 'meena')).toBe(found);
  });
});

describe('an act on one enquiry', () => {
  it('gives an unassigned one of the same number the same owner, and changes nothing else', () => {
    expect(along(answered, near(null))).toEqual({ act: { kind: 'claim' }, work: of('meena') });
    expect(along({ kind: 'claim' }, near(null, 'linked'))).toMatchObject({ work: of('meena') });
    expect(along(answered, near('meena'), meena, of('meena'))).toBeNull();
  });

  it('records a call, date or state on a linked one too', () => {
    const reached = { state: 'reached', dueAt: later, answeredAt: now, ownerId: 'meena' };
    expect(along(answered, near(null, 'linked'))).toMatchObject({ act: answered, work: reached });
    expect(along({ kind: 'set due', at: later }, near('meena', 'linked'))).toMatchObject({
      work: { state: 'new', dueAt: later },
    });
    expect(along({ kind: 'set state', state: 'thinking' }, near(null, 'linked'))).toMatchObject({
      work: { state: 'thinking' },
    });
  });

  it.each<EnquiryActExceptUndo>([
    { kind: 'lose', reason: 'too expensive' },
    { kind: 'set state', state: 'enrolled' },
    { kind: 'note outcome', outcome: 'wrong number', callAt: null },
  ])('does not finish a linked one: %o', (given) => {
    expect(along(given, near(null, 'linked'))).toMatchObject({ work: of('meena') });
    expect(along(given, near('meena', 'linked'))).toBeNull();
  });

  it('leaves a colleague’s one with the colleague', () => {
    for (const nearness of ['linked', 'alike'] as const)
      expect(along(answered, near('john', nearness))).toBeNull();
  });

  it('gives an unassigned one to its present owner, not to the member who overrules', () => {
    expect(along(answered, near(null), owner, of('meena'))).toEqual({
      act: { kind: 'hand over', to: 'meena' },
      work: of('meena'),
    });
    expect(along(answered, near(null, 'linked'), owner, of('meena'))).toMatchObject({
      work: { state: 'reached', ownerId: 'meena' },
    });
  });

  it('hands over all related ones that the member may hand over', () => {
    const toRavi: EnquiryActExceptUndo = { kind: 'hand over', to: 'ravi' };
    expect(along(toRavi, near(null), meena, of('meena'))).toMatchObject({ work: of('ravi') });
    expect(along(toRavi, near('meena'), meena, of('meena'))).toMatchObject({ work: of('ravi') });
    expect(along(toRavi, near('john'), meena, of('meena'))).toBeNull();
    expect(along(toRavi, near('john'), owner, of('meena'))).toMatchObject({ work: of('ravi') });
  });

  it('releases only those of the same owner', () => {
    const release: EnquiryActExceptUndo = { kind: 'hand over', to: null };
    expect(along(release, near('meena'), owner, of('meena'))).toMatchObject({ work: of(null) });
    expect(along(release, near('john'), owner, of('meena'))).toBeNull();
  });

  it('with several changes applies only the part about the person', () => {
    const change: EnquiryActExceptUndo = {
      kind: 'change',
      state: null,
      lostReason: 'no time',
      dueAt: null,
      to: 'ravi',
    };
    for (const nearness of ['linked', 'alike'] as const)
      expect(along(change, near('meena', nearness), owner, of('meena'))).toMatchObject({
        work: of('ravi'),
      });
    const dated: EnquiryActExceptUndo = { ...change, lostReason: null, dueAt: later, to: null };
    expect(along(dated, near(null, 'linked'))).toMatchObject({
      work: { dueAt: later, ownerId: 'meena' },
    });
    expect(along(dated, near('meena'), meena, of('meena'))).toBeNull();
  });

  it('pays none, and opens no finished one again', () => {
    const worker: ActContext = {
      staffId: null,
      mayOverrule: true,
      at: now,
      calling: usualOpeningTimes,
    };
    expect(along({ kind: 'paid' }, near(null, 'linked'), worker)).toBeNull();
    const lost: RelatedEnquiryWork = {
      nearness: 'linked',
      work: { ...fresh, state: 'lost', dueAt: null },
    };
    expect(along(answered, lost)).toBeNull();
  });
});

describe('linking gives the others', () => {
  const reached: EnquiryWork = { ...of('meena'), state: 'reached', dueAt: later, answeredAt: now };
  const two = (a: EnquiryWork, b: EnquiryWork) => [
    { id: 'a', work: a },
    { id: 'b', work: b },
  ];

  it('the state, date and owner of the most advanced one', () => {
    expect(alignLinkedWork(two(fresh, reached), meena)).toEqual([
      { id: 'a', from: 'b', work: reached },
    ]);
  });

  it('the owner of the only one that has an owner', () => {
    const unowned = { ...reached, ownerId: null };
    expect(alignLinkedWork(two(unowned, of('meena')), meena)).toEqual([
      { id: 'a', from: 'b', work: reached },
      { id: 'b', from: 'a', work: reached },
    ]);
  });

  it('one’s own to the more advanced colleague, and nothing to a colleague’s', () => {
    const john = { ...reached, ownerId: 'john' };
    expect(alignLinkedWork(two(of('meena'), john), meena)).toMatchObject([
      { id: 'a', work: { ownerId: 'john', state: 'reached' } },
    ]);
    expect(alignLinkedWork(two(reached, of('john')), meena)).toEqual([]);
    expect(alignLinkedWork(two(reached, of('john')), owner)).toMatchObject([
      { id: 'b', work: { ownerId: 'meena', state: 'reached' } },
    ]);
  });

  it('nothing from or to a finished one, nor between equals', () => {
    const lost: EnquiryWork = { ...of('meena'), state: 'lost', dueAt: null };
    expect(alignLinkedWork(two(fresh, lost), meena)).toEqual([]);
    expect(alignLinkedWork(two(fresh, fresh), meena)).toEqual([]);
    expect(alignLinkedWork([], meena)).toEqual([]);
  });
});

describe('an unassigned related enquiry gets', () => {
  type Kind = EnquiryActExceptUndo['kind'];
  type Share = 'the act' | 'only the owner' | 'nothing';
  type Sample<Act> = [act: Act, linked: Share, alike: Share];
  const asItIs = { kind: 'change', state: null, lostReason: null, dueAt: null, to: null } as const;
  /** Samples of each kind of act. The compiler asks for a new kind, because it accepts any answer of `followingAct`. */
  const samplesByKind: {
    [K in Kind]: [
      Sample<Extract<EnquiryActExceptUndo, { kind: K }>>,
      ...Sample<EnquiryActExceptUndo>[],
    ];
  } = {
    claim: [[{ kind: 'claim' }, 'only the owner', 'only the owner']],
    'hand over': [[{ kind: 'hand over', to: 'ravi' }, 'the act', 'the act']],
    'note outcome': [
      [{ kind: 'note outcome', outcome: 'no answer', callAt: null }, 'the act', 'only the owner'],
      [
        { kind: 'note outcome', outcome: 'wrong number', callAt: null },
        'only the owner',
        'only the owner',
      ],
    ],
    'set state': [
      [{ kind: 'set state', state: 'thinking' }, 'the act', 'only the owner'],
      [{ kind: 'set state', state: 'enrolled' }, 'only the owner', 'only the owner'],
    ],
    lose: [[{ kind: 'lose', reason: 'no time' }, 'only the owner', 'only the owner']],
    'set due': [[{ kind: 'set due', at: later }, 'the act', 'only the owner']],
    change: [
      [{ ...asItIs, state: 'thinking', dueAt: later }, 'the act', 'only the owner'],
      [{ ...asItIs, lostReason: 'no time' }, 'only the owner', 'only the owner'],
    ],
    paid: [[{ kind: 'paid' }, 'nothing', 'nothing']],
    'paid back': [[{ kind: 'paid back' }, 'nothing', 'nothing']],
    'not paid': [[{ kind: 'not paid' }, 'nothing', 'nothing']],
  };
  const enrolled: EnquiryWork = { ...of('meena'), state: 'enrolled', dueAt: null };

  it.each<Sample<EnquiryActExceptUndo>>(Object.values(samplesByKind).flat())(
    'from %j, if linked: %s; if alike: %s',
    (given, linked, alike) => {
      const before = given.kind === 'paid back' || given.kind === 'not paid' ? enrolled : fresh;
      const expected: Record<Share, unknown> = {
        'the act': expect.objectContaining({ act: given }),
        'only the owner': { act: { kind: 'claim' }, work: of('meena') },
        nothing: null,
      };
      expect(along(given, near(null, 'linked'), meena, before)).toEqual(expected[linked]);
      expect(along(given, near(null, 'alike'), meena, before)).toEqual(expected[alike]);
    },
  );
});

describe('only the owner of related enquiries changes', () => {
  const asItIs = { kind: 'change', state: null, lostReason: null, dueAt: null, to: null } as const;
  it.each<[EnquiryActExceptUndo, linked: boolean, alike: boolean]>([
    [{ kind: 'lose', reason: 'no time' }, true, true],
    [{ ...asItIs, lostReason: 'no time' }, true, true],
    [{ ...asItIs, lostReason: 'no time', to: 'meena' }, true, true],
    [{ ...asItIs, state: 'thinking' }, false, true],
    [{ ...asItIs, state: 'thinking', to: 'meena' }, false, true],
    [{ kind: 'note outcome', outcome: 'no answer', callAt: null }, false, true],
    [{ kind: 'note outcome', outcome: 'wrong number', callAt: null }, true, true],
    // Nothing but the owner changes in the enquiry itself either.
    [{ ...asItIs, to: 'meena' }, false, false],
    [{ kind: 'hand over', to: 'meena' }, false, false],
    [{ kind: 'claim' }, false, false],
  ])('by %j: linked %s, alike %s', (act, linked, alike) => {
    expect(changesMoreHereButOnlyOwnerOfRelated(act, 'linked')).toBe(linked);
    expect(changesMoreHereButOnlyOwnerOfRelated(act, 'alike')).toBe(alike);
  });
});
