import { expect, it } from 'vitest';
import { computeServiceUrl } from './service-unit.ts';

it.each([
  ['', {}, 'http://127.0.0.1:3000'],
  ['', { HOST: '0.0.0.0' }, 'http://127.0.0.1:3000'],
  ['', { HOST: '::', PORT: '80' }, 'http://127.0.0.1:80'],
  ['', { HOST: '::1' }, 'http://[::1]:3000'],
  ['[::]:8080 (Stream)', {}, 'http://127.0.0.1:8080'],
  ['[fe80::1]:8080 (Stream)', { PORT: '1' }, 'http://[fe80::1]:8080'],
] as [string, Record<string, string>, string][])(
  'the service with the socket %j and the settings %o is reached at %s',
  (listen, settings, url) => expect(computeServiceUrl(listen, settings)).toBe(url),
);
