/** Input that only a crafted address or form contains. Both engines handle it in the same way, and neither fails. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSessionCookie } from '../support/open-test-desk.ts';
import { type DeskClient, openDeskClient } from './support/desk-client.ts';
import { onDeskEngineWithApp } from './support/on-desk-engine-with-app.ts';
import { storeStaffMember, submitEnquiry } from './support/staff-and-enquiries.ts';
import type { DeskApp } from './support/start-desk-app.ts';

onDeskEngineWithApp((open) => {
  let app: DeskApp;
  let owner: DeskClient;
  let id: string;
  let ownerId: string;
  beforeAll(async () => {
    app = await open();
    ownerId = (await storeStaffMember(app.store, 'owner')).id;
    const [name = '', value = ''] = (await createSessionCookie(app.store, { id: ownerId })).split(
      '=',
    );
    owner = openDeskClient(app.url);
    owner.cookies.set(name, value);
    ({ id } = await submitEnquiry(app.store, { name: 'Asha Rao' }));
  });
  afterAll(() => app.close());

  /** The page to which an address leads, after the redirects that rewrite the address in its single form. */
  async function shown(path: string): Promise<string> {
    const { status, location, text } = await owner.get(path);
    if (status === 302 && location !== null) return shown(location);
    expect(status, path).toBe(200);
    return text;
  }

  it.each(['from=0000-01-01', 'from=2100-01-01', 'to=2099-12-31', 'to=9999-12-31'])(
    'days far away list what they say: %s',
    async (query) => {
      expect(await shown(`/desk/enquiries?${query}`)).toContain('Asha Rao');
    },
  );

  it.each([
    '/desk/enquiries?q=Asha%00%20Rao',
    '/desk/enquiries?source=%00',
    '/desk/enquiries.csv?q=%00Rao',
  ])('a NUL in an address is ignored: %s', async (path) => {
    expect(await shown(path)).toContain('Asha Rao');
  });

  it('a NUL in the audit’s address is ignored too', async () => {
    expect(await shown('/desk/audit?who=%00terminal')).toContain('Somebody at the terminal');
  });

  it.each([{}, { month: '2026-11' }, { mode: 'live' }, { month: '2026-13', mode: 'live' }])(
    'a closing that names no month or no mode closes nothing: %j',
    async (fields) => {
      const form = { act: 'close', count: '0', net: '0', ...fields } as Record<string, string>;
      expect((await owner.post('/desk/month', form)).status).toBe(400);
    },
  );

  it.each([
    ['application/json', '{"do":"note"}'],
    ['text/plain', 'do=note'],
    ['multipart/form-data', 'without a boundary'],
    ['multipart/form-data; boundary=x', '--x\r\nnot whole'],
  ])('a body that is no form is refused, and no fault of ours: %s', async (type, body) => {
    for (const path of ['/desk/sign-in', `/desk/enquiries/${id}`]) {
      const { status } = await fetch(app.url + path, {
        method: 'POST',
        headers: { 'content-type': type, origin: app.url, 'sec-fetch-site': 'same-origin' },
        body,
      });
      expect(status).toBe(415);
    }
  });

  it('a NUL in typed text is ignored', async () => {
    const post = async (path: string, fields: Record<string, string>) => {
      const { status, location } = await owner.post(path, fields);
      expect(status).toBeLessThan(400);
      expect(location).not.toBeNull();
    };
    await post(`/desk/enquiries/${id}`, { do: 'note', note: 'Wants\0 evenings' });
    const notes = await app.store.desk.notesOf([id]);
    expect(notes.map(({ text }) => text)).toEqual(['Wants evenings']);
    await post('/desk/enquiries', { view: 'Even\0ings', query: 'state=new' });
    const views = await app.store.desk.savedViews(ownerId);
    expect(views.map(({ name }) => name)).toEqual(['Evenings']);
  });
});
