import { describe, expect, it } from 'vitest';
import { routePatternOf } from './route-pattern-of.ts';

describe('the route that a measurement is stored for', () => {
  it.each([
    ['/', {}, '/'],
    ['/terms', {}, '/terms'],
    ['/terms/', {}, '/terms'],
    ['/project/billing', { id: 'billing' }, '/project/:id'],
    ['/fullstack-details/mern-stack', { course: 'mern-stack' }, '/fullstack-details/:course'],
    ['/fullstack-details', { course: undefined }, '/fullstack-details'],
    ['/who/ever/asks', { '*': 'who/ever/asks' }, '/*'],
  ])('of %s is %s with %o', (pathname, params, pattern) => {
    expect(routePatternOf(pathname, params)).toBe(pattern);
  });
});
