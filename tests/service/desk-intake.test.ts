/** Enquiries that no visitor sent, entered at the served desk: forms and addresses, without a script. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mobileOfName } from '../support/mobile-of-name.ts';
import { createSessionCookie, openTestDesk, type TestDesk } from '../support/open-test-desk.ts';

let desk: TestDesk;
let counsellor: string;
let accounts: string;
beforeAll(async () => {
  desk = await openTestDesk();
  const cookieOf = async (name: string, role: 'counsellor' | 'accounts') =>
    createSessionCookie(desk.store, await desk.hire(name, role));
  counsellor = await cookieOf('Asha Rao', 'counsellor');
  accounts = await cookieOf('John Mathew', 'accounts');
});
afterAll(() => desk.close());

const ask = (address: string, cookie: string, form?: Record<string, string>) =>
  fetch(desk.url + address, {
    method: form ? 'POST' : 'GET',
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
const wordsOf = async (answer: Response) =>
  (await answer.text()).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const walkIn = {
  key: 'a-form',
  way: 'walk-in',
  told: 'not yet',
  name: 'Walks In',
  phone: mobileOfName('Walks In'),
  email: '',
  offer: '',
  message: 'Evening classes?',
  source: 'A poster',
  mine: 'on',
};

it('a walk-in is added with a name and a number, and is stored once when the form is sent twice', async () => {
  const opened = await ask('/desk/enquiries/new', counsellor);
  expect(opened.status).toBe(200);
  const added = await ask('/desk/enquiries/new', counsellor, walkIn);
  expect(added.status).toBe(302);
  const sheet = added.headers.get('location') ?? '';
  const words = await wordsOf(await ask(sheet, counsellor));
  for (const part of ['Walks In', 'Walk-in', 'Evening classes?', 'A poster', 'Not told yet'])
    expect(words).toContain(part);
  expect(words).toContain('Asha Rao added it: walk-in, not told yet');
  const again = await ask('/desk/enquiries/new', counsellor, walkIn);
  expect(again.headers.get('location')).toBe(sheet.replace(/\?.*/, ''));

  const told = await ask(sheet.replace(/\?.*/, ''), counsellor, { do: 'told:in words' });
  expect(told.status).toBe(302);
  const after = await wordsOf(await ask(told.headers.get('location') ?? '', counsellor));
  expect(after).toContain('We told them in words');
  expect(after).not.toContain('Say what we keep and why');
});

it('shows an error beside each wrong field, and keeps the typed text', async () => {
  const refused = await ask('/desk/enquiries/new', counsellor, { ...walkIn, key: 'b', phone: '' });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain('Give a phone number or an email address');
  expect(html).toContain('value="Walks In"');
  expect(html).toContain('Evening classes?');
});

it('refuses roles without access to enquiries, and an invalid form', async () => {
  expect((await ask('/desk/enquiries/new', accounts)).status).toBe(403);
  expect((await ask('/desk/enquiries/new', accounts, walkIn)).status).toBe(403);
  const odd = await ask('/desk/enquiries/new', counsellor, { ...walkIn, way: 'import' });
  expect(odd.status).toBe(400);
});

it('a file that Facebook wrote is read, shown, imported and undone, without a script', async () => {
  const owner = await createSessionCookie(desk.store, await desk.hire('Meena Iyer', 'owner'));
  const table = `full_name\tphone_number\tcity\nप्रिया\tp:+91${mobileOfName('From Facebook')}\tKochi\n`;
  const post = async (form: FormData, cookie = owner, path = '/desk/import') =>
    fetch(desk.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: form,
    });
  const chosen = new FormData();
  chosen.set('file', new File([Buffer.from(`\ufeff${table}`, 'utf16le')], 'leads.csv'));
  for (const [name, value] of Object.entries({ source: 'Facebook', told: 'elsewhere', do: 'read' }))
    chosen.set(name, value);
  expect((await post(chosen, counsellor)).status).toBe(403);
  const matched = await (await post(chosen)).text();
  expect(matched).toContain('प्रिया');

  const next = (html: string, doing: string) => {
    const form = new FormData();
    const hidden = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
    for (const [, name = '', value = ''] of hidden) form.append(name, value);
    if (doing === 'plan')
      for (const target of ['name', 'phone', 'message']) form.append('target', target);
    form.set('do', doing);
    return form;
  };
  const planned = await (await post(next(matched, 'plan'))).text();
  expect(planned).toContain('Nothing is imported yet');
  expect(planned).toContain('will be added');
  const done = await post(next(planned, 'run'));
  expect(done.status).toBe(302);
  const sheet = done.headers.get('location') ?? '';
  expect(await wordsOf(await ask(sheet, owner))).toContain('1 enquiry added');
  expect((await ask(sheet, counsellor)).status).toBe(403);

  expect(await wordsOf(await ask(sheet, owner))).toContain(
    '1 enquiry is erased and cannot be brought back',
  );
  const back = new FormData();
  back.set('do', 'take back');
  expect((await post(back, counsellor, sheet)).status).toBe(403);
  expect((await post(back, owner, sheet)).status).toBe(302);
  const after = await wordsOf(await ask(sheet, owner));
  expect(after).toContain('Taken back');
  expect(after).toContain('0 enquiries');
});

it('a workbook and a file without lines are refused with a sentence', async () => {
  const owner = await createSessionCookie(desk.store, await desk.hire('Meena Two', 'owner'));
  for (const [content, sentence] of [
    ['PK\u0003\u0004', 'CSV UTF-8'],
    ['name,phone', 'no line below the headers'],
  ] as const) {
    const form = new FormData();
    form.set('file', new File([content], 'leads.xlsx'));
    form.set('told', 'not yet');
    form.set('do', 'read');
    const answer = await fetch(`${desk.url}/desk/import`, {
      method: 'POST',
      headers: { cookie: owner, 'sec-fetch-site': 'same-origin' },
      body: form,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
  }
});

it('a key for another system is shown once, works for an enquiry, and is refused once it is withdrawn', async () => {
  const owner = await createSessionCookie(desk.store, await desk.hire('Meena Three', 'owner'));
  const wish = { do: 'make', name: 'Lead ads', told: 'elsewhere' };
  expect((await ask('/desk/sources', counsellor, wish)).status).toBe(403);
  const made = await (await ask('/desk/sources', owner, wish)).text();
  const [, address = ''] = /<code>(http[^<]+)<\/code>/.exec(made) ?? [];
  const [, key = ''] = /<code>(whsec_[^<]+)<\/code>/.exec(made) ?? [];
  const send = () =>
    fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Sent By System', phone: mobileOfName('Sent By System') }),
    });
  expect((await send()).status).toBe(201);
  const listed = await (await ask('/desk/sources', owner)).text();
  expect(listed).not.toContain(key);
  expect(await wordsOf(await ask('/desk/enquiries?q=Sent+By+System', owner))).toContain('Added');
  const withdraw = { do: `withdraw:${address.split('/').at(-1)}` };
  expect((await ask('/desk/sources', counsellor, withdraw)).status).toBe(403);
  expect((await ask('/desk/sources', owner, withdraw)).status).toBe(302);
  expect((await send()).status).toBe(401);
});
