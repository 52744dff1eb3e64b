import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { HoursDetails } from '../../api-types/hours-mail-and-connections-api.ts';
import { deskContext } from '../../request/desk-context.ts';
import HoursAndHolidays, { action } from './hours-and-holidays.tsx';

const stored: HoursDetails = {
  calling: { opens: '11:00', closes: '21:00', morning: '11:00' },
  office: { opens: '10:00', closes: '18:00', restDays: [0], isOwn: true },
  holidays: { days: [], isOwn: true },
};

it('shows refused office hours again as they were typed', async () => {
  const context = new RouterContextProvider();
  const api = { may: () => true, ownerSettings: { saveOffice: async () => 'Give a later hour.' } };
  context.set(deskContext, { api } as never);
  const body = new URLSearchParams({ do: 'office', opens: '19:00', closes: '09:30', rest: '6' });
  const request = new Request('https://desk.test/', { method: 'POST', body });
  const refused = (await action({ request, params: {}, context } as never)) as { data: unknown };
  const Page = createRoutesStub([{ id: 'hours', path: '/', Component: HoursAndHolidays }]);
  const hydrationData = {
    loaderData: { hours: { ...stored, flash: null } },
    actionData: { hours: refused.data },
  };
  const page = renderToStaticMarkup(<Page hydrationData={hydrationData} />);
  expect(page).toContain('value="19:00"');
  expect(page).toContain('value="09:30"');
  expect(page).toMatch(/name="rest" checked="" value="6"/);
  expect(page).not.toMatch(/name="rest" checked="" value="0"/);
});
