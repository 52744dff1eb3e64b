import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultAnonKey } from '#contract/forms/default-anon-key.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const built = () => import('./build-settings.ts');

describe('a built site', () => {
  it('with no settings sends its rows to the host of its pages, under the public key', async () => {
    const { dataServiceSettings, siteUrl } = await built();
    expect(dataServiceSettings).toEqual({ url: '', key: defaultAnonKey, paymentUrl: null });
    expect(siteUrl).toBe('http://localhost:3000');
  });

  it('for another data service sends its rows there, and knows where enrolments are paid', async () => {
    vi.stubEnv('VITE_DATA_SERVICE_URL', 'https://data.example');
    vi.stubEnv('VITE_DATA_SERVICE_KEY', 'their-key');
    vi.stubEnv('VITE_PAYMENT_URL', 'https://pay.example');
    expect((await built()).dataServiceSettings).toEqual({
      url: 'https://data.example',
      key: 'their-key',
      paymentUrl: 'https://pay.example',
    });
  });

  it('for an address uses it without the slash at its end, and otherwise unchanged', async () => {
    vi.stubEnv('VITE_SITE_URL', 'https://miranaya.example/site/');
    expect((await built()).siteUrl).toBe('https://miranaya.example/site');
  });
});
