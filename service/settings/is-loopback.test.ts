import { expect, it } from 'vitest';
import { isLoopback } from './is-loopback.ts';

it.each([
  'localhost',
  'LOCALHOST',
  'shop.localhost',
  '127.0.0.1',
  '127.10.200.30',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  '[::FFFF:127.20.30.40]',
])('%s is this machine only', (host) => expect(isLoopback(host)).toBe(true));

it.each([
  '',
  '.localhost',
  'localhost.example',
  'notlocalhost',
  '128.0.0.1',
  '127.0.0.1.example',
  '1127.0.0.1',
  '0.0.0.0',
  '::',
  '::2',
  'x::1',
  '::ffff:10.0.0.1',
  '127x0.0.1',
])('%j may be another machine', (host) => expect(isLoopback(host)).toBe(false));
