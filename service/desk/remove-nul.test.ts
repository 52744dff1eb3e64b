import { describe, expect, it } from 'vitest';
import { removeNulFromFormBody, removeNulFromQuery } from './remove-nul.ts';

describe('a query', () => {
  it.each(['', 'q=asha', 'q=a%20b+c&state=new&state=lost', 'q=%E0%AE%B0%25'])(
    'without a NUL stays as it is: %s',
    (query) => {
      expect(removeNulFromQuery(query)).toBe(query);
    },
  );

  it.each([
    ['q=a%00b', 'q=ab'],
    ['%00q=%00', 'q='],
    ['q=a\0b&state=new', 'q=ab&state=new'],
    // When a NUL is removed, the characters beside it must not form another NUL.
    ['q=%0%000', 'q=%2500'],
    ['q=100%2500', 'q=100%2500'],
  ])('loses a NUL: %j', (query, without) => {
    expect(removeNulFromQuery(query)).toBe(without);
  });
});

describe('a form', () => {
  it('loses a NUL in every spelling, and nothing else', async () => {
    const read = (body: Buffer, type: string) =>
      new Response(removeNulFromFormBody(body, type), {
        headers: { 'content-type': type },
      }).formData();
    const urlencoded = 'application/x-www-form-urlencoded;charset=UTF-8';
    const typed = 'நேரம் %00 & more';
    const fields = new URLSearchParams({ note: `${typed}\0` });
    expect((await read(Buffer.from(fields.toString()), urlencoded)).get('note')).toBe(typed);
    const form = new FormData();
    form.set('note', `${typed}\0`);
    const sent = new Response(form);
    const multipart = sent.headers.get('content-type') ?? '';
    const body = Buffer.from(await sent.arrayBuffer());
    expect((await read(body, multipart)).get('note')).toBe(typed);
  });
});
