// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultAnonKey } from '#contract/forms/default-anon-key.ts';
import { type MountedComponent, mountComponent } from '../../../tests/support/mount-component.tsx';
import { type StubbedService, stubFetch } from '../../../tests/support/stub-fetch.ts';

let service: StubbedService;
let page: MountedComponent;
/** The navigation type (as `performance` reports it) and the page's age in milliseconds. */
let arrival: { type: string }[];
beforeEach(() => {
  vi.resetModules();
  service = stubFetch();
  arrival = [{ type: 'navigate' }];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    (type) => (type === 'navigation' ? arrival : []) as unknown as PerformanceEntryList,
  );
  vi.spyOn(performance, 'now').mockReturnValue(2345.6);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The guard's header for a form whose hidden field has this value. */
async function guardOf({ trap = '' } = {}) {
  const { SubscribeForm } = await import('../subscribe-form.tsx');
  page = await mountComponent(<SubscribeForm />);
  page.field('Email').value = 'asha@example.com';
  inTrap().value = trap;
  await page.send();
  return service.posts[0]?.headers['form-guard'];
}

const inTrap = () => {
  const field = page.element.querySelector<HTMLInputElement>('[name=subject]');
  if (!field) throw new Error('There is no trap');
  return field;
};

describe('the guard of a form', () => {
  it('states the age of the page, and that the trap is empty', async () => {
    expect(await guardOf()).toBe('age=2346; trap=');
  });

  it('states the text in the trap, in characters that a header may have', async () => {
    expect(await guardOf({ trap: 'नमस्ते; x' })).toBe(
      `age=2346; trap=${encodeURIComponent('नमस्ते; x')}`,
    );
  });

  it.each(['reload', 'back_forward'])('has no age after a %s', async (type) => {
    arrival = [{ type }];
    expect(await guardOf()).toBe('age=; trap=');
  });

  it('has no age in a browser that does not report how the visitor arrived', async () => {
    arrival = [];
    expect(await guardOf()).toBe('age=; trap=');
  });

  it('is not sent to another data service, which would refuse it', async () => {
    vi.stubEnv('VITE_DATA_SERVICE_URL', 'https://data.example');
    expect(await guardOf()).toBeUndefined();
    expect(service.posts[0]?.path).toBe('https://data.example/rest/v1/email_subscriptions');
  });

  it('is empty for a form of an earlier release, which has no such field', async () => {
    await guardOf();
    const { makeFormGuardHeaders } = await import('./form-guard-fields.tsx');
    expect(makeFormGuardHeaders(document.createElement('form'))).toEqual({
      'form-guard': 'age=2346; trap=',
    });
  });

  it('cannot be seen, reached with the keyboard or filled by a browser', async () => {
    await guardOf();
    expect(inTrap().closest('[aria-hidden=true]')).not.toBeNull();
    expect(inTrap().tabIndex).toBe(-1);
    expect(inTrap().getAttribute('autocomplete')).toBe('off');
    expect(inTrap().getAttribute('data-1p-ignore')).toBe('true');
  });

  it('has the public key for browsers without a script', async () => {
    await guardOf();
    const key = page.element.querySelector<HTMLInputElement>('[name=apikey]');
    expect([key?.type, key?.value]).toEqual(['hidden', defaultAnonKey]);
  });
});
