// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { callRequestFieldsByColumn } from '#contract/forms/form-fields.ts';
import { mountComponent } from '../../../tests/support/mount-component.tsx';
import { VisitorFormFields } from './visitor-form-fields.tsx';

it('a form states once which fields are optional', async () => {
  const city = {
    kind: 'line',
    label: 'City',
    nameInPrivacyNotice: 'city',
    autoComplete: 'off',
    most: 60,
    optional: true,
  } as const;
  const page = await mountComponent(
    <VisitorFormFields fields={{ ...callRequestFieldsByColumn, city }} errors={{}} />,
  );
  const labels = [...page.element.querySelectorAll('label')].map((label) => label.textContent);
  expect(labels.slice(0, 5)).toEqual(['Name', 'Email', 'Phone', 'Program', 'Message']);
  expect(labels.at(-1)).toBe('City (Optional)');
  expect(page.field('City (Optional)').required).toBe(false);
});
