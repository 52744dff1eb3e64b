import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { deskContext } from './request/desk-context.ts';
import { middleware } from './root.tsx';

/** The address to which the guard sends somebody who is not signed in; null if the page may be opened. */
async function sentTo(path: string): Promise<string | null> {
  const context = new RouterContextProvider();
  context.set(deskContext, { api: null } as never);
  const request = new Request(`https://desk.test${path}`);
  try {
    for (const guard of middleware) await guard({ request, context } as never, (() => {}) as never);
    return null;
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
}

it('asks for a sign-in, and keeps the page that was asked for', async () => {
  expect(await sentTo('/desk/orders?q=Asha')).toBe('/desk/sign-in?to=%2Fdesk%2Forders%3Fq%3DAsha');
});

it('lets a member sign out after the session has ended, so that the drafts of the tab are deleted', async () => {
  expect(await sentTo('/desk/sign-out')).toBeNull();
});
