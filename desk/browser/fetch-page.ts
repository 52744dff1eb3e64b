/**
 * Fetches a page of the desk. Null if the connection is down, if the service refuses the page, or if it redirects to
 * another page, such as the sign-in page.
 */
export async function fetchPage(address: string): Promise<Document | null> {
  try {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    const isElsewhere = new URL(answer.url).pathname !== new URL(address, location.href).pathname;
    if (!answer.ok || isElsewhere) return null;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return null;
  }
}
