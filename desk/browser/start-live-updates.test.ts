// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { startLiveUpdates } from './start-live-updates.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('a member who signs in again in the same tab subscribes to notifications again', () => {
  sessionStorage.setItem('desk push', 'yes');
  vi.stubGlobal('location', { pathname: '/desk/sign-in', search: '?to=/desk/enquiries' });
  startLiveUpdates();
  expect(sessionStorage.getItem('desk push')).toBeNull();
});

it('an ordinary page keeps that this session has subscribed', () => {
  sessionStorage.setItem('desk push', 'yes');
  vi.stubGlobal('location', { pathname: '/desk', search: '' });
  startLiveUpdates();
  expect(sessionStorage.getItem('desk push')).toBe('yes');
});
