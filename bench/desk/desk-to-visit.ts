/** A desk with work on it, and its owner's cookie: what a browser needs to look at every page. */
import { openStore, type Place } from '#database/open.ts';
import { cookieOf } from './cookie-of.ts';
import { fillDesk } from './fill-desk.ts';

export async function deskToVisit(place: Place): Promise<{ routes: string[]; cookie: string }> {
  await (await openStore(place)).close();
  const { staffIds, ids } = await fillDesk(place, { enquiries: 2_000, people: 400 });
  const store = await openStore(place);
  const cookie = await cookieOf(store.staff, staffIds[0] ?? '');
  await store.close();
  const pages = ['enquiries', `enquiries/${ids.at(-1)}`, 'orders', 'numbers', 'staff', 'audit'];
  const routes = ['', ...pages, 'settings', 'account'].map((page) => `/desk/${page}`);
  return { routes: routes.map((route) => route.replace(/\/$/, '')), cookie };
}
