// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { batchFullErrorCode, noComingDateErrorCode } from '#contract/forms/rest-error.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { dataServiceSettings } from '#site/data/build-settings.ts';
import { type MountedComponent, mountComponent } from '../../tests/support/mount-component.tsx';
import {
  makeRefusedResponse,
  makeStoredResponse,
  type StubbedService,
  stubFetch,
} from '../../tests/support/stub-fetch.ts';
import { EnrolmentForm } from './enrolment-form.tsx';

/** The props that the page passes to the form. */
const beside = {
  labelledBy: 'heading',
  paymentUrl: null,
  choice: 'excel',
  offerFields: null,
  nextDate: <a href="/call">Ask</a>,
  waitingLabel: 'Wait',
  ageLimit: null,
  noticeBeforePaying: null,
};

let service: StubbedService;
let page: MountedComponent;
let goneTo: string[];
beforeEach(async () => {
  service = stubFetch();
  goneTo = [];
  vi.stubGlobal('location', { assign: (address: string) => goneTo.push(address) });
  page = await mountComponent(<EnrolmentForm {...beside} payLabel="Pay ₹3,999" />);
});
afterEach(() => vi.restoreAllMocks());

function fill(more: Record<string, string> = {}) {
  const typed = { Name: 'Asha', Email: 'asha@example.com', Mobile: '98765 43210', ...more };
  for (const [label, text] of Object.entries(typed)) page.field(label).value = text;
}

describe('the enrolment form', () => {
  it('shows its own sentences instead of the browser’s, and the price at the button', () => {
    expect(page.form().noValidate).toBe(true);
    expect(page.form().getAttribute('action')).toBe('/rest/v1/enrollments');
    expect(page.form().getAttribute('aria-labelledby')).toBe('heading');
    expect(page.button().textContent).toBe('Pay ₹3,999');
  });

  it.each(['', '  '])('shows that all fields are required when one contains %j', async (Email) => {
    fill({ Name: '12', Email, Mobile: '1' });
    await page.send();
    expect(page.alert()).toBe(formSentences.enrolmentIncomplete);
    expect(document.activeElement).toBe(page.field('Email'));
    expect(service.posts).toEqual([]);
  });

  it('shows a mistake once, beside its field, when everything is filled in', async () => {
    fill({ Mobile: '12345' });
    await page.send();
    expect(page.alert()).toBeUndefined();
    expect(page.element.querySelector('.field-error')?.textContent).toBe(
      fieldErrorSentences.phoneWrong,
    );
  });

  it('shows that an offer has no future date, keeps the typed text, and leads to the call', async () => {
    service.answer(makeRefusedResponse('The next ones are not set yet.', noComingDateErrorCode));
    fill();
    expect(page.element.querySelectorAll('a[href="/call"]')).toHaveLength(1);
    await page.send();
    expect(page.alert()).toBe('The next ones are not set yet.');
    expect(page.element.querySelectorAll('a[href="/call"]')).toHaveLength(2);
    expect(page.field('Name').value).toBe('Asha');
  });

  it.each([
    ['link to the call', 'a[href="/call"]', noComingDateErrorCode, 2, 1],
    ['button to the waiting list', 'button[formaction="/waiting-list"]', batchFullErrorCode, 1, 0],
  ])(
    'shows the refusal and the %s only while the refused offer and start are chosen',
    async (_what, selector, code, refused, otherwise) => {
      function Page() {
        const [choice, setChoice] = useState('excel');
        const other = choice === 'excel' ? 'flutter' : 'excel';
        const offer = (
          <button type="button" onClick={() => setChoice(other)}>
            Choose {other}
          </button>
        );
        return <EnrolmentForm {...beside} choice={choice} offerFields={offer} payLabel="Pay" />;
      }
      page.unmount();
      page = await mountComponent(<Page />);
      const links = () => page.element.querySelectorAll(selector).length;
      service.answer(makeRefusedResponse('Not now.', code));
      fill();
      await page.send();
      expect([page.alert(), links()]).toEqual(['Not now.', refused]);
      act(() => page.button().click());
      expect([page.alert(), links()]).toEqual([undefined, otherwise]);
      fill({ Name: '' });
      await page.send();
      expect(page.alert()).toBe(formSentences.enrolmentIncomplete);
      expect(links()).toBe(otherwise);
    },
  );

  it('leaves the press of the button to the waiting list to the browser, which takes along what was typed', async () => {
    service.answer(makeRefusedResponse('Every place is taken.', batchFullErrorCode));
    fill();
    await page.send();
    const form = page.element.querySelector('form') as HTMLFormElement;
    const submitter = form.querySelector<HTMLButtonElement>('button[formaction]');
    expect(new FormData(form).get('name')).toBe('Asha');
    const press = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
    await act(async () => void form.dispatchEvent(press));
    expect(press.defaultPrevented).toBe(false);
    expect(service.posts).toHaveLength(1);
  });

  it('sends the row, redirects, and stays busy until the browser has left', async () => {
    fill();
    await page.send();
    expect(service.posts).toMatchObject([
      {
        path: '/rest/v1/enrollments',
        row: { name: 'Asha', email: 'asha@example.com', mobile: '98765 43210' },
      },
    ]);
    expect(goneTo).toEqual(['/enroll-form/payment']);
    expect([page.button().textContent, page.button().disabled]).toEqual(['Saving…', true]);
    await page.send();
    expect(service.posts).toHaveLength(1);
  });

  it('redirects to the payments of the service, or else of the build, or else of the content', async () => {
    const open = async (payment: Record<string, string>) => {
      page.unmount();
      page = await mountComponent(
        <EnrolmentForm {...beside} paymentUrl="https://content.example" payLabel="Pay" />,
      );
      service.answer(makeStoredResponse(payment));
      fill();
      await page.send();
    };
    await open({});
    vi.spyOn(dataServiceSettings, 'paymentUrl', 'get').mockReturnValue('https://build.example');
    await open({});
    await open({ 'Payment-Location': 'https://service.example' });
    expect(goneTo).toEqual([
      'https://content.example',
      'https://build.example',
      'https://service.example',
    ]);
  });

  it('is ready again when the Back button brings the page back from the browser’s cache', async () => {
    fill();
    await page.send();
    const shown = (persisted: boolean) =>
      act(() => {
        dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      });
    shown(false);
    await page.send();
    expect(service.posts).toHaveLength(1);
    shown(true);
    expect([page.button().textContent, page.button().disabled]).toEqual(['Pay ₹3,999', false]);
    expect(page.form().getAttribute('aria-busy')).toBe('false');
    await page.send();
    expect(service.posts).toHaveLength(2);
  });

  it('keeps its message when the page is restored after a failure', async () => {
    fill({ Name: '' });
    await page.send();
    act(() => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(page.alert()).toBe(formSentences.enrolmentIncomplete);
  });

  it('receives no page events after it is removed', () => {
    const removed = vi.spyOn(globalThis, 'removeEventListener');
    page.unmount();
    expect(removed.mock.calls.map(([type]) => type)).toContain('pageshow');
  });

  it('is sent by the script only, and not by the browser as well', () => {
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    page.form().dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('shows no message before the button is pressed', () => {
    expect(page.alert()).toBeUndefined();
  });

  it('is ready for another attempt when it was not saved, and logs the reason to the console', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    service.answer(makeRefusedResponse('No.'));
    fill();
    await page.send();
    expect(page.alert()).toBe(formSentences.enrolmentFailed);
    expect(said.mock.lastCall?.[0]).toMatch(/not saved \(refused\): No\./);
    expect(page.button().disabled).toBe(false);
    expect(goneTo).toEqual([]);
  });
});
