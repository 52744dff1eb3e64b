/** The desk's API of single enquiries, opened for tests as a member of staff. */
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { EnquiryApi, EnquiryDetails } from '#desk/api-types/enquiry-api.ts';
import type { ApiOptions } from '#service/desk/api/api-options.ts';
import { makeEnquiryApi } from '#service/desk/api/enquiry/make-enquiry-api.ts';
import { unknownOffers } from '#service/offers/read-offers.ts';

/** The options that a test may change. By default the offers are unknown, and learners get no mails. */
export type TestEnquiryApiOptions = Partial<Pick<ApiOptions, 'offers' | 'now'>> & {
  areLearnersMailed?: boolean;
};

export const nothingTyped = { note: '', seen: '999' };
export const noteOutcomeActs = {
  answered: { kind: 'note outcome', outcome: 'answered', callAt: null },
  noAnswer: { kind: 'note outcome', outcome: 'no answer', callAt: null },
} as const;

export function makeTestEnquiryApi(
  store: Store,
  staff: StaffMember,
  { areLearnersMailed = false, ...more }: TestEnquiryApiOptions = {},
): EnquiryApi {
  const usual = {
    offers: unknownOffers,
    config: { mail: null, dataDir: 'no-such-folder', databaseUrl: null },
    payments: areLearnersMailed ? { areLearnersMailed } : null,
    now: Date.now,
  };
  return makeEnquiryApi({ ...usual, store, staff, ...more } as unknown as ApiOptions);
}

/** Opens an enquiry as this member and returns its details. Throws if the member may not open it. */
export async function openEnquiryDetails(
  store: Store,
  staff: StaffMember,
  id: string,
  changes: TestEnquiryApiOptions = {},
): Promise<EnquiryDetails> {
  const look = await makeTestEnquiryApi(store, staff, changes).open(id);
  if (look.at !== 'open') throw new Error(`It is ${look.at}.`);
  return look.details;
}

/** Submits a call request that looks like a script's, and returns its id. */
export async function submitQuarantinedEnquiry(
  store: Store,
  row: Record<string, string | null> = {},
): Promise<string> {
  const email = row.email ?? `${crypto.randomUUID()}@example.com`;
  const usual = { name: 'Who', phone: '+91 91111 11111', program: 'Data Science', message: null };
  const whole = { ...usual, email, ...row };
  await store.keepInQuarantine(
    { table: 'request_a_call', row: whole, idempotencyKey: null },
    'too quick',
  );
  const found = (await store.findAllQuarantined()).find((one) => one.row.email === email);
  if (found === undefined) throw new Error('It is not in quarantine.');
  return found.id;
}
