/**
 * A page of the desk records at most one call. If a counsellor leaves it open and presses its button again, even days
 * later, nothing is recorded; a page that was loaded afterwards records another call.
 */
import { afterEach, expect, it } from 'vitest';
import { createSessionCookie } from '../support/open-test-desk.ts';
import { openDeskClient } from './support/desk-client.ts';
import { onDeskEngineWithApp } from './support/on-desk-engine-with-app.ts';
import { storeStaffMember, submitEnquiry } from './support/staff-and-enquiries.ts';
import type { DeskApp } from './support/start-desk-app.ts';

const day = 24 * 3_600_000;

onDeskEngineWithApp((open) => {
  let app: DeskApp;
  afterEach(() => app.close());

  async function openEnquiry() {
    app = await open();
    const asha = await storeStaffMember(app.store);
    const { id } = await submitEnquiry(app.store);
    const visitor = openDeskClient(app.url);
    const signIn = async () => {
      const [name = '', value = ''] = (await createSessionCookie(app.store, asha)).split('=');
      visitor.cookies.set(name, value);
    };
    await signIn();
    const path = `/desk/enquiries/${id}`;
    const versionOf = (html: string) => /name="seen" value="(\d+)"/.exec(html)?.[1] ?? '';
    return {
      seen: async () => versionOf((await visitor.get(path)).text),
      press: (seen: string, outcome = 'no answer') =>
        visitor.post(path, { do: `outcome:${outcome}`, note: '', seen }),
      pressInList: (seen: string) =>
        visitor.post('/desk/enquiries', { one: `no answer ${id} ${seen}` }),
      aDayLater: async () => {
        await app.advanceClock(day);
        await signIn();
      },
      tries: async () => (await app.store.desk.findEnquiry(id))?.tries,
    };
  }

  it('the page of an enquiry, the next day and after another act', async () => {
    const { seen, press, aDayLater, tries } = await openEnquiry();
    const old = await seen();
    await press(old);
    await aDayLater();
    await press(old);
    expect(await tries()).toBe(1);
    await press(await seen(), 'busy');
    expect(await tries()).toBe(2);
    await press(old);
    expect(await tries()).toBe(2);
    await press(await seen());
    expect(await tries()).toBe(3);
  });

  it('the row of a list, the next day', async () => {
    const { seen, pressInList, aDayLater, tries } = await openEnquiry();
    const old = await seen();
    await pressInList(old);
    await aDayLater();
    await pressInList(old);
    expect(await tries()).toBe(1);
    await pressInList(await seen());
    expect(await tries()).toBe(2);
  });
});
