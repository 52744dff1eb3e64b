import { expect, it } from 'vitest';
import { noPublishedFacts } from '#contract/published-facts.ts';
import { onEachEngine } from '../../tests/service/support/each-engine.ts';

const { number: _, ...none } = noPublishedFacts;
const withPhone = (phone: string) => ({ ...none, provider: { phone } });

onEachEngine('publications', (current) => {
  it('hold in the order in which they were asked for, with what they say', async () => {
    const { publications } = current();
    expect(await publications.newest()).toBeNull();
    expect(await publications.ask(withPhone('+91 1'), 'asha', 0)).toEqual({
      at: 'asked',
      number: 1,
    });
    expect(await publications.ask(withPhone('+91 2'), 'binu', 1)).toEqual({
      at: 'asked',
      number: 2,
    });
    expect(await publications.newest()).toEqual({
      number: 2,
      facts: { ...withPhone('+91 2'), number: 2 },
      who: 'binu',
      askedAt: expect.any(Date),
      state: 'asked',
      problem: null,
    });
  });

  it('let one of two through who publish at once, and tell the other', async () => {
    const { publications } = current();
    const answers = await Promise.all(
      ['asha', 'binu', 'chitra'].map((who) => publications.ask(none, who, 0)),
    );
    expect(answers.map(({ at }) => at).sort()).toEqual(['asked', 'meanwhile', 'meanwhile']);
    expect(await publications.recent()).toHaveLength(1);
  });

  it('leave the one before in force when one fails, and stay live once they are', async () => {
    const { publications } = current();
    await publications.ask(none, 'asha', 0);
    await publications.setState(1, 'made');
    await publications.setState(1, 'live');
    await publications.ask(none, 'asha', 1);
    await publications.setState(2, 'failed', 'The phone number has nine digits.');
    expect(await publications.newest()).toMatchObject({ number: 1, state: 'live' });
    expect(await publications.recent()).toMatchObject([
      { number: 2, problem: 'The phone number has nine digits.' },
      { number: 1 },
    ]);
    await publications.setState(1, 'failed', 'The disk of another instance is full.');
    expect(await publications.newest()).toMatchObject({ number: 1, state: 'live' });
  });

  it('keep ten to go back to', async () => {
    const { publications } = current();
    for (let number = 0; number < 13; number += 1) await publications.ask(none, 'asha', number);
    const numbers = (await publications.recent()).map(({ number }) => number);
    expect(numbers).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('keep a draft for each matter, and let nobody write over what somebody else wrote meanwhile', async () => {
    const { publications } = current();
    expect(await publications.draft('notices')).toBeNull();
    expect(await publications.saveDraft('notices', [1], 'asha', 0)).toBe(true);
    expect(await publications.saveDraft('notices', [2], 'binu', 0)).toBe(false);
    expect(await publications.saveDraft('notices', [3], 'binu', 1)).toBe(true);
    expect(await publications.draft('notices')).toMatchObject({
      facts: [3],
      who: 'binu',
      version: 2,
    });
  });
});
