/**
 * The security headers are written in two rooms, because neither may import the other: the service's, for its own
 * answers, and the post-build room's, for other hosts that serve the files. Both must be the same.
 */
import { describe, expect, it } from 'vitest';
import { formatNetlifyHeaders, makeSiteTable } from '#postbuild/hosting/site-table.ts';
import { makeSecurityHeaders } from '#service/http/make-security-headers.ts';

const table = makeSiteTable([], [], { dataServiceUrl: '', paymentUrl: null });
const ofFiles = Object.entries(table.headers['/*'] ?? {}).map(([name, value]) => [
  name.toLowerCase(),
  value,
]);

describe('the headers of every answer', () => {
  it('are the same from the service and in the table of the files', () => {
    expect(Object.fromEntries(ofFiles)).toEqual(makeSecurityHeaders('http://miranaya.example'));
  });

  it('are in the files for other hosts, which always have HTTPS', () => {
    const [everyAnswer = ''] = formatNetlifyHeaders(table).split('\n\n');
    const names = [...everyAnswer.matchAll(/^ {2}([\w-]+): /gm)].map(([, name]) =>
      name?.toLowerCase(),
    );
    expect(names.sort()).toEqual(
      Object.keys(makeSecurityHeaders('https://miranaya.example')).sort(),
    );
  });
});
