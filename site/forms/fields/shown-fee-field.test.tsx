// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountComponent } from '../../../tests/support/mount-component.tsx';

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

/** The header that a form with this field sends. */
async function headerOf() {
  const { ShownFeeField, makeShownFeeHeader } = await import('./shown-fee-field.tsx');
  const { element } = await mountComponent(
    <form>
      <ShownFeeField offer="mern-stack" batch="" fee="₹3,999" />
    </form>,
  );
  const form = element.querySelector('form');
  return form && makeShownFeeHeader(form);
}

it('the fee that a form shows is sent in a header, in ASCII', async () => {
  expect(await headerOf()).toEqual({ 'shown-fee': 'mern-stack%20%20%E2%82%B93%2C999' });
});

it('no fee is sent to another data service, which would refuse it, or by a form without one', async () => {
  const { makeShownFeeHeader } = await import('./shown-fee-field.tsx');
  expect(makeShownFeeHeader(document.createElement('form'))).toEqual({});
  vi.resetModules();
  vi.stubEnv('VITE_DATA_SERVICE_URL', 'https://data.example');
  expect(await headerOf()).toEqual({});
});
