import type { Store } from '#database/store.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { makeCallRequest, makeSubscription } from './make-submissions.ts';
import { submitEnquiry, toCounsellorActor } from './staff-and-enquiries.ts';

/**
 * Stores enquiries with long names, as on a Monday: new, reached, not reachable, lost and quarantined ones. One
 * counsellor has follow-ups, and the other one has lost an enquiry.
 */
export async function storeEnquiriesOfEveryState(
  store: Store,
  counsellor: { id: string },
  colleague: { id: string },
): Promise<void> {
  const all: Enquiry[] = [];
  // Three enquiries have the same number: they are assigned to one counsellor, and each row says that the number is
  // shared.
  for (const [index, name] of [
    'Thiruvananthapuram Balasubramaniam Gopalakrishnan',
    'अनुराधा श्रीवास्तव',
    'Mohammed Irfan Abdul Rahman Siddiqui',
    'Debjani Chattopadhyay-Mukherjee',
    'Ravi',
    'Anne-Marie D’Souza',
  ].entries())
    all.push(
      await submitEnquiry(store, {
        name,
        ...(index < 3 ? { phone: '+91 98765 43210', offer: 'python-automation' } : {}),
      }),
    );
  await store.insertAsVisitor(makeSubscription('a.very.long.address.of.somebody@mail.example.com'));
  await store.keepInQuarantine(makeCallRequest('script', { name: 'Best Ranking' }), 'Too fast');
  const [one, two, three, four] = all.map(({ id }) => id);
  const at = (ms: number) => new Date(Date.now() + ms);
  const note = (id: string | undefined, callAt: Date, outcome: 'answered' | 'no answer') =>
    store.desk.act(
      id ?? '',
      { kind: 'note outcome', outcome, callAt },
      toCounsellorActor(counsellor),
    );
  await note(one, at(-2 * 86_400_000), 'answered');
  await note(two, at(-60_000), 'no answer');
  await note(three, at(5 * 60_000), 'answered');
  await store.desk.act(
    four ?? '',
    { kind: 'lose', reason: 'no time' },
    toCounsellorActor(colleague),
  );
}
