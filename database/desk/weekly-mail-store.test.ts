import { expect, it } from 'vitest';
import { onEmptiedStores } from '../../tests/service/support/on-emptied-stores.ts';

onEmptiedStores('the mail about a week', (current) => {
  it('is queued again after a clock that ran ahead was set back, and no week twice', async () => {
    const { desk } = current();
    expect(await desk.queueWeeklyMail('2026-11-09', true)).toBe(false);
    expect(await desk.queueWeeklyMail('2026-11-16', true)).toBe(true);
    expect(await desk.queueWeeklyMail('2031-01-06', true)).toBe(true);
    expect(await desk.queueWeeklyMail('2026-11-16', true)).toBe(false);
    expect(await desk.queueWeeklyMail('2026-11-23', true)).toBe(true);
  });

  it('is not queued for the week before by an instance whose clock is a little behind', async () => {
    const { desk } = current();
    await desk.queueWeeklyMail('2026-11-09', true);
    expect(await desk.queueWeeklyMail('2026-11-16', true)).toBe(true);
    expect(await desk.queueWeeklyMail('2026-11-09', true)).toBe(false);
    expect(await desk.queueWeeklyMail('2026-11-16', true)).toBe(false);
  });
});
