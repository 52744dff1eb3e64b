// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
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

describe('the tab that listens in the background', () => {
  const streams: FakeStream[] = [];
  class FakeStream extends EventTarget {
    static readonly OPEN = 1;
    static readonly CLOSED = 2;
    readyState = FakeStream.OPEN;
    constructor() {
      super();
      streams.push(this);
    }
    close() {
      this.readyState = FakeStream.CLOSED;
    }
  }
  /** Grants the lock to one holder at a time, as `navigator.locks` does with `ifAvailable`. */
  let holder: Promise<void> | undefined;
  const request = (_: string, __: object, granted: (lock: object | null) => typeof holder) => {
    const held = granted(holder === undefined ? {} : null);
    holder ??= held;
    void held?.then(() => {
      holder = undefined;
    });
  };

  it('listens again after the service has refused the stream', () => {
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', FakeStream);
    vi.stubGlobal('navigator', { locks: { request } });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.body.innerHTML =
      '<p data-live-state="off" data-news="1"><a href="/desk">Reload</a></p>';
    startLiveUpdates();
    expect(streams).toHaveLength(1);
    streams[0]?.close();
    streams[0]?.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(60_000);
    expect(streams).toHaveLength(2);
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});
