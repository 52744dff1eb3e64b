// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sentences } from '#contract/sentences.ts';
import { noteFirstPage } from '#site/data/first-page.ts';
import { mounted } from '../../tests/support/mounted.tsx';
import { inOlderBrowser } from '../../tests/support/older-browser.ts';
import { type PretendService, pretendService } from '../../tests/support/pretend-service.ts';
import { SubscribeForm } from './subscribe-form.tsx';

let service: PretendService;
beforeEach(() => {
  service = pretendService();
  vi.stubGlobal('location', new URL('https://miranaya.example/courses?utm_source=diwali'));
});

describe('a form in a browser that is some years old', () => {
  it('is sent, with where its visitor came from', async () => {
    inOlderBrowser();
    noteFirstPage();
    const page = await mounted(<SubscribeForm />);
    page.field('Email').value = 'asha@example.com';
    await page.send();
    expect(page.alert()).toContain(sentences.subscribed);
    expect(service.posts).toHaveLength(1);
  });
});
