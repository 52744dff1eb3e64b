import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { isAddedEnquiryField, leadFields } from '#contract/rows/lead-fields.ts';
import { AddEnquiryForm } from './add-enquiry-form.tsx';
import { makeEmptyHandAddedEnquiry } from './read-added-enquiry-form.ts';

const Page = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <AddEnquiryForm given={makeEmptyHandAddedEnquiry('key')} refusals={{}} offers={[]} />
    ),
  },
]);

it.each(leadFields)('asks for the field %s only if an added enquiry has it', (field) => {
  const html = renderToStaticMarkup(<Page />);
  expect(html.includes(` name="${field}"`)).toBe(isAddedEnquiryField(field));
});
