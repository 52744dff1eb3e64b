/** Fills a desk and returns the addresses of its pages with the owner's cookie, for a browser that opens each page. */
import { type DatabaseLocation, openStore } from '#database/open-store.ts';
import { createBenchSessionCookie } from './create-bench-session-cookie.ts';
import { fillDesk } from './fill-desk.ts';

export async function fillDeskAndListPages(
  place: DatabaseLocation,
): Promise<{ routes: string[]; cookie: string }> {
  await (await openStore(place)).close();
  const { staffIds, enquiryIds } = await fillDesk(place, { enquiries: 2_000, people: 400 });
  const store = await openStore(place);
  const cookie = await createBenchSessionCookie(store.staff, staffIds[0] ?? '');
  await store.close();
  const pages = [
    'enquiries',
    `enquiries/${enquiryIds.at(-1)}`,
    'orders',
    'numbers',
    'staff',
    'audit',
  ];
  const routes = ['', ...pages, 'settings', 'account'].map((page) => `/desk/${page}`);
  return { routes: routes.map((route) => route.replace(/\/$/, '')), cookie };
}
