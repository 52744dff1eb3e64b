// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import {
  type AddedEnquiryField,
  formFieldOf,
  isAddedEnquiryField,
  leadFields,
} from '#contract/rows/lead-fields.ts';
import type { HandAddedEnquiryInput } from '../api-types/added-enquiries-api.ts';
import { AddEnquiryForm } from './add-enquiry-form.tsx';
import { makeEmptyHandAddedEnquiry, readAddedEnquiryForm } from './read-added-enquiry-form.ts';

const offers = [{ slug: 'flutter', title: 'Flutter', kind: 'Courses' }];

function renderForm(given: HandAddedEnquiryInput): HTMLFormElement {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <AddEnquiryForm given={given} refusals={{}} offers={offers} />,
    },
  ]);
  document.body.innerHTML = renderToStaticMarkup(<Page />);
  const [form] = document.forms;
  if (form === undefined) throw new Error('The page has no form.');
  return form;
}

function typedValueOf(field: AddedEnquiryField): string {
  const { kind, ...more } = formFieldOf(field);
  if (kind === 'offer') return 'flutter';
  return ('choices' in more && more.choices.at(-1)?.value) || `the ${field}`;
}

it.each(leadFields.filter(isAddedEnquiryField))(
  'reads the field %s of a form, and the form shows it again beside a sentence about a mistake',
  (field) => {
    const sent = new FormData(renderForm(makeEmptyHandAddedEnquiry('key')));
    sent.set(field, typedValueOf(field));
    const given = readAddedEnquiryForm(sent);
    expect(given?.typed[field]).toBe(typedValueOf(field));
    const again = new FormData(renderForm(given ?? makeEmptyHandAddedEnquiry('key')));
    expect(again.get(field)).toBe(typedValueOf(field));
  },
);
