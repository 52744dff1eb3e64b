import { describe, expect, it } from 'vitest';
import type { Store } from '#database/store.ts';
import { loadHoursAndHolidays } from './load-hours-and-holidays.ts';

const deskWith = (settings: Record<string, unknown>) =>
  ({ desk: { settings: async () => settings } }) as unknown as Pick<Store, 'desk'>;
const site = {
  callingHours: { opens: '10:30', closes: '19:00' },
  holidays: new Set(['2026-12-25']),
};

describe('the hours of calls', () => {
  it('are those that the site states, and the default ones if the site is unknown', async () => {
    const { calling } = await loadHoursAndHolidays(deskWith({}), site);
    expect(calling).toMatchObject({ opensMin: 630, closesMin: 1140, restDays: [0] });
    const unknown = await loadHoursAndHolidays(deskWith({}), {
      callingHours: null,
      holidays: new Set(),
    });
    expect(unknown.calling).toMatchObject({ opensMin: 660, closesMin: 1260 });
  });
});

describe('the office', () => {
  it('is open during the hours of calls, until the owner sets other hours', async () => {
    expect((await loadHoursAndHolidays(deskWith({}), site)).office).toMatchObject({
      opensMin: 630,
    });
    const officeHours = { opens: '09:00', closes: '17:00', restDays: [0, 6] };
    const { office, calling } = await loadHoursAndHolidays(deskWith({ officeHours }), site);
    expect(office).toMatchObject({ opensMin: 540, closesMin: 1020, restDays: [0, 6] });
    expect(calling.opensMin).toBe(630);
  });

  it('keeps the default hours if the setting cannot be read', async () => {
    for (const officeHours of [7, 'all day', { opens: '9' }, { opens: '18:00', closes: '09:00' }])
      expect((await loadHoursAndHolidays(deskWith({ officeHours }), site)).office.opensMin).toBe(
        630,
      );
  });
});

describe('the holidays', () => {
  it('are the owner’s, and until then those of the build', async () => {
    const of = async (settings: Record<string, unknown>) => [
      ...(await loadHoursAndHolidays(deskWith(settings), site)).calling.holidays,
    ];
    expect(await of({})).toEqual(['2026-12-25']);
    expect(await of({ holidays: [{ date: '2026-11-08', name: 'Diwali' }] })).toEqual([
      '2026-11-08',
    ]);
    expect(await of({ holidays: [] })).toEqual([]);
  });
});
