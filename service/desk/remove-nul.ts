/**
 * Removes the character NUL (U+0000) from addresses and forms before a page reads them. SQLite can store NUL, but
 * PostgreSQL can't, and no person types it.
 */

/** Cleans a query or a form body in URL encoding. A text without NUL is returned unchanged. */
export function removeNulFromQuery(query: string): string {
  if (!/%00|\0/.test(query)) return query;
  const plain = (text: string) => text.replaceAll('\0', '');
  const fields = [...new URLSearchParams(query)].map(([name, value]) => [
    plain(name),
    plain(value),
  ]);
  return new URLSearchParams(fields).toString();
}

/** Cleans a submitted form, in either encoding of forms. */
export function removeNulFromFormBody(body: Buffer, contentType: string): Uint8Array<ArrayBuffer> {
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType))
    return new TextEncoder().encode(removeNulFromQuery(body.toString()));
  return new Uint8Array(body).filter((byte) => byte !== 0);
}
