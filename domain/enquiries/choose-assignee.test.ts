import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ArrivedEnquiry,
  type Assignee,
  type AssignmentRule,
  type AssignmentSettings,
  chooseAssignee,
  isAtWorkOnDay,
} from './choose-assignee.ts';

const day = '2026-11-25';
const arrival: ArrivedEnquiry = {
  offer: 'mern-stack',
  offerKind: 'course',
  source: 'JustDial',
  at: new Date('2026-11-25T15:00:00+05:30'),
};
const member = (staffId: string, changes: Partial<Assignee> = {}): Assignee => ({
  staffId,
  takesTurns: true,
  open: 0,
  lastTurnAt: null,
  restDays: [],
  away: null,
  ...changes,
});
const rule = (changes: Partial<AssignmentRule> = {}): AssignmentRule => ({
  id: 'a',
  offer: null,
  source: null,
  hours: null,
  mostOpen: null,
  to: { kind: 'these in turn', staffIds: ['asha'] },
  ...changes,
});
const toNobody = { to: { kind: 'nobody' }, mostOpen: null } as const;
const toAll = { to: { kind: 'all in turn' }, mostOpen: null } as const;
const team = [member('asha'), member('ravi'), member('uma')];
const chosen = (
  assignment: Partial<Pick<AssignmentSettings, 'rules' | 'otherwise'>>,
  assignees: readonly Assignee[] = team,
  had: string[] = [],
  given: Partial<ArrivedEnquiry> = {},
) =>
  chooseAssignee(
    { ...arrival, ...given },
    { rules: [], otherwise: toNobody, ...assignment },
    assignees,
    { had, day },
  );

describe('an assignment rule', () => {
  it.each<[string, Partial<AssignmentRule>, boolean]>([
    ['without a condition fits all', {}, true],
    ['fits its offer', { offer: 'mern-stack' }, true],
    ['fits its kind of offers', { offer: 'course' }, true],
    ['does not fit another offer', { offer: 'flutter' }, false],
    ['fits its source, however it is written', { source: 'justdial' }, true],
    ['does not fit another source', { source: 'Facebook' }, false],
    ['fits its hours', { hours: { from: 15, until: 16 } }, true],
    ['ends with its last hour', { hours: { from: 9, until: 15 } }, false],
    ['may run over midnight', { hours: { from: 14, until: 9 } }, true],
    ['does not fit the day when it is for the night', { hours: { from: 21, until: 9 } }, false],
    ['wants all its conditions', { offer: 'mern-stack', source: 'Facebook' }, false],
  ])('%s', (_, changes, isFit) => {
    expect(chosen({ rules: [rule(changes)] })).toEqual(isFit ? { to: 'asha', rule: 1 } : null);
  });

  it('that is first decides, and one without an available member is skipped', () => {
    const toRavi = rule({ to: { kind: 'these in turn', staffIds: ['ravi'] } });
    expect(chosen({ rules: [toRavi, rule()] })).toEqual({ to: 'ravi', rule: 1 });
    expect(chosen({ rules: [rule({ offer: 'flutter' }), toRavi] })).toEqual({
      to: 'ravi',
      rule: 2,
    });
    expect(chosen({ rules: [], otherwise: toAll })).toEqual({ to: 'asha', rule: 0 });
  });

  it('that assigns to nobody ends the search', () => {
    expect(chosen({ rules: [rule(toNobody)], otherwise: toAll })).toBeNull();
  });

  it('about a source does not match an enquiry without a source', () => {
    expect(
      chosen({ rules: [rule({ source: 'JustDial' })] }, team, [], { source: null }),
    ).toBeNull();
  });
});

describe('the next member in turn', () => {
  const otherwise = toAll;
  it('has the fewest open enquiries, then the longest wait', () => {
    const at = (hour: number) => new Date(`2026-11-25T${hour}:00:00Z`);
    expect(
      chosen({ otherwise }, [member('asha', { open: 3 }), member('ravi', { open: 2 })])?.to,
    ).toBe('ravi');
    const equal = [member('asha', { lastTurnAt: at(11) }), member('ravi', { lastTurnAt: at(10) })];
    expect(chosen({ otherwise }, equal)?.to).toBe('ravi');
    expect(chosen({ otherwise }, [...equal, member('uma')])?.to).toBe('uma');
  });

  it('takes turns, unless the rule names the member', () => {
    const owner = member('owner', { takesTurns: false });
    expect(chosen({ otherwise }, [owner])).toBeNull();
    const named = rule({ to: { kind: 'these in turn', staffIds: ['owner'] } });
    expect(chosen({ rules: [named] }, [owner])?.to).toBe('owner');
  });

  it('has fewer open enquiries than the rule allows; otherwise the next rule decides', () => {
    const full = [member('asha', { open: 5 }), member('ravi', { open: 9 })];
    expect(chosen({ rules: [rule({ mostOpen: 5 })], otherwise }, full)).toEqual({
      to: 'asha',
      rule: 0,
    });
    expect(chosen({ otherwise: { ...toAll, mostOpen: 5 } }, full)).toBeNull();
  });

  it('is not absent', () => {
    const resting = member('asha', { restDays: [3] });
    const away = member('ravi', { away: { from: '2026-11-20', until: day } });
    expect(chosen({ otherwise }, [resting, away])).toBeNull();
    expect(isAtWorkOnDay(resting, '2026-11-26')).toBe(true);
    expect(isAtWorkOnDay(away, '2026-11-26')).toBe(true);
    expect(isAtWorkOnDay(away, '2026-11-20')).toBe(false);
  });
});

it('assigns an enquiry at most once to each member, whatever the rules, and then to nobody', () => {
  const target = fc.record({
    to: fc.constantFrom(
      { kind: 'all in turn' } as const,
      { kind: 'these in turn', staffIds: ['asha', 'uma'] } as const,
      { kind: 'these in turn', staffIds: ['ravi', 'somebody who left'] } as const,
    ),
    mostOpen: fc.option(fc.nat(3)),
  });
  const rules = fc.array(target.map((one) => rule(one)));
  fc.assert(
    fc.property(
      rules,
      target,
      fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }),
      (r, otherwise, open) => {
        const assignees = team.map((one, n) => ({ ...one, open: open[n] ?? 0 }));
        const had: string[] = [];
        for (let turn = 0; turn <= team.length; turn += 1) {
          const next = chosen({ rules: r, otherwise }, assignees, had);
          if (next === null) break;
          expect(had).not.toContain(next.to);
          had.push(next.to);
        }
        expect(chosen({ rules: r, otherwise }, assignees, had)).toBeNull();
      },
    ),
  );
});
