import { describe, expect, it } from 'vitest';
import { rateLimitKeyOf } from './rate-limit-key-of.ts';

describe('the key that one visitor is counted under', () => {
  it.each([
    ['an address of version 4', '203.0.113.7', '203.0.113.7'],
    ['one of larger numbers', '::ffff:10.200.30.40', '10.200.30.40'],
    ['the same written as one of version 6', '::FFFF:203.0.113.7', '203.0.113.7'],
    ['the network of a household', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same in capital letters', '2001:DB8:1:2:bbbb:0:0:2', '2001:db8:1:2::/64'],
    ['the same with its zeros', '2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['zeros in the middle', '2001:db8::7:8', '2001:db8:0:0::/64'],
    ['zeros that end inside the network', '2001::2:3:4:5:6:7', '2001:0:2:3::/64'],
    ['zeros at the end', '2001:db8::', '2001:db8:0:0::/64'],
    ['zeros in front', '::1', '0:0:0:0::/64'],
    ['zeros in front of nearly everything', '::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['an address of one wire', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['no address at all', 'somewhere', 'somewhere'],
    ['something around an address of version 4', 'x::ffff:203.0.113.7', 'x::ffff:203.0.113.7'],
  ])('is, for %s, %s → %s', (_what, ip, counted) => {
    expect(rateLimitKeyOf(ip)).toBe(counted);
  });
});
