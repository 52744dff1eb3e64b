/**
 * PostgreSQL keeps no NUL (U+0000) in a text, SQLite does, and nobody types one: it is taken out of addresses and forms
 * before a page reads them.
 */

/** A query or a form, as browsers write them; the same text when there is none in it. */
export function queryWithoutNul(query: string): string {
  if (!/%00|\0/.test(query)) return query;
  const plain = (text: string) => text.replaceAll('\0', '');
  const fields = [...new URLSearchParams(query)].map(([name, value]) => [
    plain(name),
    plain(value),
  ]);
  return new URLSearchParams(fields).toString();
}

/** A form that was sent, whichever way it is written. */
export function formWithoutNul(body: Buffer, contentType: string): Uint8Array<ArrayBuffer> {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType))
    return new TextEncoder().encode(queryWithoutNul(body.toString()));
  return new Uint8Array(body).filter((byte) => byte !== 0);
}
