import { expect, it } from 'vitest';
import { clientLoader } from './not-found.tsx';

/** The response to which a navigation within the document leads. */
function responseTo(path: string): Response {
  const request = new Request(`http://site.test${path}`);
  try {
    return clientLoader({ request } as Parameters<typeof clientLoader>[0]);
  } catch (thrown) {
    return thrown as Response;
  }
}

it.each([
  ['/ai-ml?utm_source=x', '/aimlpage?utm_source=x'],
  ['/AI-ML', '/aimlpage'],
])('the known redirect %s is followed to %s', (from, to) =>
  expect(responseTo(from).headers.get('location')).toBe(to),
);

it('any other address is loaded from the server', () => {
  const { headers } = responseTo('/no-such-page?a=1');
  expect(headers.get('X-Remix-Reload-Document')).toBe('true');
  expect(headers.get('location')).toContain('/no-such-page?a=1');
});
