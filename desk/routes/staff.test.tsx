import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { StaffPerson } from '../api-types/staff-members-api.ts';
import StaffPage from './staff.tsx';

const now = new Date('2026-11-21T09:00:00Z');
const gone: StaffPerson = {
  ...{ id: 'g', name: 'Gita', email: 'gita@example.in', role: 'counsellor', state: 'left' },
  ...{ takesTurns: false, createdAt: now, leftAt: now, isMe: false },
};

it('says why nothing was done for somebody whose access a colleague has just ended', () => {
  const Page = createRoutesStub([{ id: 'staff', path: '/', Component: StaffPage }]);
  const result = { at: 'problem', with: 'person', sentence: 'Gita has left already.' };
  const hydrationData = {
    loaderData: { staff: { people: [gone], now, said: null } },
    actionData: { staff: { id: 'g', result, typed: { email: '', name: '', role: '' } } },
  };
  expect(renderToStaticMarkup(<Page hydrationData={hydrationData} />)).toContain(result.sentence);
});
