// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import './starter.ts';

let form: HTMLFormElement;
beforeEach(() => {
  form = document.createElement('form');
  document.body.append(form);
});
afterEach(() => form.remove());

const submit = () =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

it('shows that a form is being sent', () => {
  submit();
  expect(form.ariaBusy).toBe('true');
});

it('does not show that a form is being sent when a motion serves it on the page', () => {
  form.addEventListener('submit', (event) => event.preventDefault());
  submit();
  expect(form.ariaBusy).not.toBe('true');
});
