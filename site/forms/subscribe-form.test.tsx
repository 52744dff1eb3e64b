// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { fieldErrorSentences } from '#contract/rows/field-error-sentences.ts';
import { type MountedComponent, mountComponent } from '../../tests/support/mount-component.tsx';
import {
  makeRefusedResponse,
  type StubbedService,
  stubFetch,
} from '../../tests/support/stub-fetch.ts';
import { SubscribeForm } from './subscribe-form.tsx';

let service: StubbedService;
let page: MountedComponent;
beforeEach(async () => {
  service = stubFetch();
  page = await mountComponent(<SubscribeForm />);
});

describe('the newsletter form', () => {
  it('sends the address, confirms it, and is empty again', async () => {
    expect(page.form().getAttribute('aria-label')).toBe('Join the mailing list');
    page.field('Email').value = 'Asha@example.com';
    await page.send();
    expect(service.posts).toMatchObject([
      { path: '/rest/v1/email_subscriptions', row: { email: 'asha@example.com' } },
    ]);
    expect(page.alert()).toContain(formSentences.subscribed);
    expect(page.element.querySelector('.notice-done')).not.toBeNull();
    expect(page.field('Email').value).toBe('');
    expect([page.button().textContent, page.button().disabled]).toEqual(['Subscribe', false]);
  });

  it.each(['', '  '])('does nothing at all when %j is typed', async (typed) => {
    page.field('Email').value = typed;
    await page.send();
    expect(page.alert()).toBeUndefined();
    expect(service.posts).toEqual([]);
    page.field('Email').value = 'asha@example.com';
    await page.send();
    expect(page.alert()).toContain(formSentences.subscribed);
  });

  it('shows the format of an address when the typed one is invalid, and moves the focus to it', async () => {
    page.field('Email').value = 'asha';
    await page.send();
    expect(page.alert()).toBeUndefined();
    expect(page.element.querySelector('.field-error')?.textContent).toBe(
      fieldErrorSentences.emailWrong,
    );
    expect(document.activeElement).toBe(page.field('Email'));
  });

  it('announces the mistake before it moves the focus, so that a screen reader reads both', async () => {
    const described: (string | undefined)[] = [];
    page.field('Email').addEventListener('focus', () => {
      const said = page.field('Email').getAttribute('aria-describedby');
      described.push(document.getElementById(`${said}`)?.textContent);
    });
    page.field('Email').value = 'asha';
    await page.send();
    expect(described).toEqual([fieldErrorSentences.emailWrong]);
  });

  it('is busy while it waits', async () => {
    service.answer(new Promise(() => {}));
    page.field('Email').value = 'asha@example.com';
    await page.send();
    expect([page.button().textContent, page.button().disabled]).toEqual(['Sending…', true]);
  });

  it('shows why it was refused, or that nobody answered', async () => {
    page.field('Email').value = 'asha@example.com';
    service.answer(makeRefusedResponse('Too many requests.'));
    await page.send();
    expect(page.alert()).toBe(formSentences.subscriptionFailed('Too many requests.'));
    service.answer(undefined);
    await page.send();
    expect(page.alert()).toMatch(/^Unexpected error: we could not be reached/);
    expect(page.field('Email').value).toBe('asha@example.com');
  });
});
