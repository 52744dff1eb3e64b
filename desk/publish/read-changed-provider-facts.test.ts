import { expect, it } from 'vitest';
import type { PublishedProvider } from '#contract/published/published-facts.ts';
import { readChangedProviderFacts, toProviderFormValues } from './read-changed-provider-facts.ts';

const written: PublishedProvider = {
  phone: '+91 00000 00000',
  email: 'hello@example.com',
  supportHours: { opens: '11:00', closes: '21:00' },
  address: 'Online',
  chat: { label: 'Chat', greeting: 'Hello' },
  social: [{ name: 'You Tube', url: 'https://youtube.example/us' }],
  lmsUrl: 'https://lms.example.com',
  gstin: '27AAPFU0939F1ZV',
  legalName: null,
  grievanceOfficer: null,
};
const shown = toProviderFormValues(written);
const read = (changes: Record<string, string>) =>
  readChangedProviderFacts((name) => ({ ...shown, ...changes })[name] ?? '', written);

it('stores nothing when the form is sent unchanged', () => {
  expect(read({})).toEqual({});
});

it('stores only values that differ from the build, and ignores empty fields', () => {
  expect(read({ phone: '+91 98470 12345', email: '', legalName: 'Miranaya LLP' })).toEqual({
    phone: '+91 98470 12345',
    legalName: 'Miranaya LLP',
  });
});

it('treats an empty GSTIN as none if the site was built with one', () => {
  expect(read({ gstin: '' })).toEqual({ gstin: null });
});

it('reads one link per line, its name before its address', () => {
  expect(read({ social: 'You Tube https://youtube.example/me\r\nX https://x.example/us' })).toEqual(
    {
      social: [
        { name: 'You Tube', url: 'https://youtube.example/me' },
        { name: 'X', url: 'https://x.example/us' },
      ],
    },
  );
});
