/** What staff have saved and not published survives a service that is killed, and is published afterwards. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { formatDay } from '#contract/text/format-day.ts';
import { weekdays } from '#contract/text/weekdays.ts';
import { openStore } from '#database/open-store.ts';
import { addDays } from '#domain/dates/calendar-date.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { findFreePort } from '../../support/find-free-port.ts';
import { createSessionCookie } from '../../support/open-test-desk.ts';
import { startSite } from '../../support/running-site.ts';
import { makeScratchFolder } from '../support/make-scratch-folder.ts';
import { storeStaffMember } from '../support/staff-and-enquiries.ts';
import {
  createThrowawayPostgres,
  hasPostgres,
  postgresNameInTitles,
} from '../support/throwaway-postgres-databases.ts';

const phone = '+91 98470 12345';
const startsOn = addDays(indianDay(new Date()), 20);
const batch = {
  ...{ offer: 'mern-stack', startsOn, endsOn: addDays(startsOn, 60), from: '19:00', to: '20:30' },
  ...{ language: 'en', mentor: 'Asha Rao', seats: '20', early: '', earlyUntil: '' },
  ...{ earlyReason: '', act: 'open' },
};

async function losesNothing(databaseUrl: string | null): Promise<void> {
  const folder = makeScratchFolder();
  onTestFinished(() => folder.remove());
  const dataDir = folder.path;
  const start = async (port: number) => {
    const site = await startSite({ dataDir, port, databaseUrl: databaseUrl ?? undefined });
    onTestFinished(() => site.kill());
    return site;
  };
  const port = await findFreePort();
  const first = await start(port);
  const store = await openStore({ dataDir, databaseUrl });
  onTestFinished(() => store.close());
  const cookie = await createSessionCookie(store, await storeStaffMember(store, 'owner'));

  const get = async (path: string) =>
    (await fetch(first.url + path, { headers: { cookie } })).text();
  const send = async (
    path: string,
    fields: Record<string, string>,
    days: readonly string[] = [],
  ) => {
    const body = new URLSearchParams(fields);
    for (const day of days) body.append('days', day);
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(first.url + path, {
      ...{ method: 'POST', redirect: 'manual', headers, body },
    });
    expect(answer.status).toBe(302);
  };

  await send('/desk/publish/facts', { version: '0', phone });
  await send('/desk/batches/new', batch, weekdays);
  // The answer has just arrived: whatever was not written to the disk by now is lost.
  await first.kill();
  await start(port);

  const sheet = await get('/desk/publish');
  expect(sheet).toContain(`The phone number becomes ${phone}.`);
  expect(sheet).toContain(`New: the batch of MERN Stack from ${formatDay(startsOn)}`);
  expect(await get('/terms')).not.toContain(phone);

  const [, listed = ''] = /name="listed" value="([\w-]+)"/.exec(sheet) ?? [];
  await send('/desk/publish', { do: 'publish', version: '0', listed });
  await expect.poll(() => get('/terms'), { timeout: 60_000, interval: 500 }).toContain(phone);
  expect(await get('/fullstack-details/mern-stack')).toContain(formatDay(startsOn));
}

describe('a service that is killed between saving and publishing', () => {
  it(
    'has the changes at the next start, and publishes them, on SQLite',
    {
      timeout: 180_000,
    },
    () => losesNothing(null),
  );

  it.skipIf(!hasPostgres)(`does so on ${postgresNameInTitles}`, { timeout: 180_000 }, async () => {
    const database = await createThrowawayPostgres();
    onTestFinished(() => database.drop());
    await losesNothing(database.url);
  });
});
