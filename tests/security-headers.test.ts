/**
 * The headers that guard a visitor are written twice, as neither room may ask the other: by the service for
 * its own answers, by the press for whoever serves the files. They are the same.
 */
import { describe, expect, it } from 'vitest';
import { makeSiteTable, netlifyHeaders } from '#postbuild/hosting/site-table.ts';
import { securityHeaders } from '#service/http/security-headers.ts';

const table = makeSiteTable([], [], { dataServiceUrl: '', paymentUrl: null });
const ofFiles = Object.entries(table.headers['/*'] ?? {}).map(([name, value]) => [
  name.toLowerCase(),
  value,
]);

describe('the headers of every answer', () => {
  it('are the same from the service and in the table of the files', () => {
    expect(Object.fromEntries(ofFiles)).toEqual(securityHeaders('http://miranaya.example'));
  });

  it('stand in what other hosts read, which always have HTTPS', () => {
    const [everyAnswer = ''] = netlifyHeaders(table).split('\n\n');
    const names = [...everyAnswer.matchAll(/^ {2}([\w-]+): /gm)].map(([, name]) =>
      name?.toLowerCase(),
    );
    expect(names.sort()).toEqual(Object.keys(securityHeaders('https://miranaya.example')).sort());
  });
});
