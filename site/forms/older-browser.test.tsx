// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { recordFirstPage } from '#site/data/first-page-of-visit.ts';
import { mountComponent } from '../../tests/support/mount-component.tsx';
import { removeNewerBrowserMethods } from '../../tests/support/remove-newer-browser-methods.ts';
import { type StubbedService, stubFetch } from '../../tests/support/stub-fetch.ts';
import { SubscribeForm } from './subscribe-form.tsx';

let service: StubbedService;
beforeEach(() => {
  service = stubFetch();
  vi.stubGlobal('location', new URL('https://miranaya.example/courses?utm_source=diwali'));
});

describe('a form in a browser that is some years old', () => {
  it('is sent, with the traffic source of its visitor', async () => {
    removeNewerBrowserMethods();
    recordFirstPage();
    const page = await mountComponent(<SubscribeForm />);
    page.field('Email').value = 'asha@example.com';
    await page.send();
    expect(page.alert()).toContain(formSentences.subscribed);
    expect(service.posts).toHaveLength(1);
  });
});
