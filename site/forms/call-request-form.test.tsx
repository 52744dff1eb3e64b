// @vitest-environment happy-dom
import { act, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { provider } from '#content/provider.ts';
import { supportHoursText } from '#content/support-hours-text.ts';
import { formatCallBackText } from '#content/words/form-sent-words.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { type MountedComponent, mountComponent } from '../../tests/support/mount-component.tsx';
import {
  makeRefusedResponse,
  type StubbedService,
  stubFetch,
} from '../../tests/support/stub-fetch.ts';
import { CallRequestForm } from './call-request-form.tsx';

let service: StubbedService;
let page: MountedComponent;
beforeEach(async () => {
  service = stubFetch();
  page = await mountComponent(<CallRequestForm />);
});

const typed = { Name: 'Asha Ravi', Email: 'asha@example.com', Phone: '98765 43210' };

function fill(more: Record<string, string> = {}) {
  for (const [label, text] of Object.entries({ ...typed, Program: 'Data Science', ...more }))
    page.field(label).value = text;
}

describe('the call request form', () => {
  it('has the right keyboards for the required fields, and an optional message', () => {
    const shown = ['Name', 'Email', 'Phone', 'Program', 'Message'].map((label) => {
      const { name, tagName, type, required } = page.field(label);
      return [name, tagName, type, required, page.field(label).getAttribute('autocomplete')];
    });
    expect(shown).toEqual([
      ['name', 'INPUT', 'text', true, 'name'],
      ['email', 'INPUT', 'email', true, 'email'],
      ['phone', 'INPUT', 'tel', true, 'tel'],
      ['program', 'SELECT', 'select-one', true, null],
      ['message', 'TEXTAREA', 'textarea', false, null],
    ]);
    expect(page.field('Message').getAttribute('placeholder')).toBe('Message (Optional)');
    expect(page.field('Message').getAttribute('rows')).toBe('4');
  });

  it('offers the labels of the programs under an empty choice that cannot be selected', () => {
    const options = [...page.element.querySelectorAll('option')];
    expect(
      options.map(({ value, textContent, disabled }) => [value, textContent, disabled]),
    ).toEqual([
      ['', 'Select Program', true],
      ['Web Development', 'Certified Course', false],
      ['Data Science', 'Short term Internship', false],
      ['Machine Learning', 'Long term Internship', false],
    ]);
    expect(page.field('Program').value).toBe('');
  });

  it('begins with the name and the address that were typed in another form', async () => {
    const caller = { name: 'Asha', email: 'asha@example.com' };
    page = await mountComponent(<CallRequestForm caller={caller} />);
    expect([page.field('Name').value, page.field('Email').value]).toEqual(Object.values(caller));
  });

  it('is an ordinary form too, which the browser validates by itself', () => {
    expect(page.form().getAttribute('action')).toBe('/rest/v1/request_a_call');
    expect(page.form().method).toBe('post');
    expect(page.form().noValidate).toBe(false);
    expect(page.form().getAttribute('aria-label')).toBe('Request a call');
  });

  it('sends the row and shows thanks in its place, with the focus there', async () => {
    fill({ Message: ' Evenings, please. ' });
    await page.send();
    expect(service.posts).toMatchObject([
      {
        path: '/rest/v1/request_a_call',
        row: {
          name: 'Asha Ravi',
          email: 'asha@example.com',
          phone: '98765 43210',
          program: 'Data Science',
          message: 'Evenings, please.',
        },
      },
    ]);
    expect(page.element.querySelector('form')).toBeNull();
    await expect
      .poll(() => page.element.textContent)
      .toContain(
        `${formSentences.callReceived}${formatCallBackText(provider.phone, supportHoursText)}`,
      );
    const thanks = page.element.querySelector<HTMLElement>('[role=status]');
    expect(document.activeElement).toBe(thanks);
    // The script can focus the text, but the Tab key does not reach it.
    expect(thanks?.tabIndex).toBe(-1);
  });

  it('is busy while it waits, and its button cannot be pressed', async () => {
    expect([page.button().textContent, page.button().disabled]).toEqual(['Request a call', false]);
    expect(page.form().getAttribute('aria-busy')).toBe('false');
    service.answer(new Promise(() => {}));
    fill();
    await page.send();
    expect([page.button().textContent, page.button().disabled]).toEqual(['Sending…', true]);
    expect(page.form().getAttribute('aria-busy')).toBe('true');
  });

  it('shows each mistake beside its field, once, and moves the focus to the first', async () => {
    fill({ Name: ' ', Phone: '12345' });
    await page.send();
    expect(service.posts).toEqual([]);
    expect(page.alert()).toBeUndefined();
    const sentenceOf = (label: string) => {
      const field = page.field(label);
      const id = field.getAttribute('aria-describedby');
      return [field.getAttribute('aria-invalid'), document.getElementById(id ?? '')?.textContent];
    };
    expect(sentenceOf('Name')).toEqual(['true', fieldErrorSentences.nameMissing]);
    expect(sentenceOf('Phone')).toEqual(['true', fieldErrorSentences.phoneWrong]);
    expect(sentenceOf('Email')).toEqual([null, undefined]);
    expect(page.element.querySelectorAll('.field-error')).toHaveLength(2);
    expect(document.activeElement).toBe(page.field('Name'));
  });

  it('shows a wrong choice and a too long message at their own fields', async () => {
    fill({ Program: '', Message: 'm'.repeat(2001) });
    await page.send();
    expect(page.alert()).toBeUndefined();
    const errors = [...page.element.querySelectorAll('.field-error')];
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      fieldErrorSentences.programMissing,
      fieldErrorSentences.messageTooLong,
    ]);
    expect(document.activeElement).toBe(page.field('Program'));
  });

  it('shows why the service refused, and keeps the typed text', async () => {
    service.answer(makeRefusedResponse('Please call us.'));
    fill();
    await page.send();
    expect(page.alert()).toBe(formSentences.callFailed('Please call us.'));
    expect(page.field('Name').value).toBe('Asha Ravi');
    expect(page.button().disabled).toBe(false);
  });

  it('shows that something unexpected happened when nobody answers', async () => {
    service.answer(undefined);
    fill();
    await page.send();
    expect(page.alert()).toMatch(/^Unexpected error: .*try again/);
  });

  it('begins the message with the offer that the visitor was looking at', async () => {
    page.unmount();
    page = await mountComponent(<CallRequestForm about="MERN workshop" />);
    expect(page.field('Message').value).toBe('MERN workshop\n');
  });

  it('begins with an empty message when the visitor was looking at no offer', () => {
    expect(page.field('Message').value).toBe('');
  });

  it('does not change a message that the visitor has begun, whatever they look at next', async () => {
    page.unmount();
    let lookAt = (_about: string) => {};
    function Page() {
      const [about, setAbout] = useState('MERN workshop');
      lookAt = setAbout;
      return <CallRequestForm about={about} />;
    }
    page = await mountComponent(<Page />);
    page.field('Message').value = '';
    act(() => lookAt('Billing project'));
    expect(page.field('Message').value).toBe('Billing project\n');
    page.field('Message').value = 'Evenings, please.';
    act(() => lookAt('Data Science'));
    expect(page.field('Message').value).toBe('Evenings, please.');
  });
});
