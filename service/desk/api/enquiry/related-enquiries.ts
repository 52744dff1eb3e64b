/** Possible other enquiries of the same person; of a colleague's, only that they exist. */
import { toE164 } from '#contract/phone.ts';
import type { RelatedEnquiry } from '#desk/api/enquiry-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { seesEnquiry } from '#domain/staff/staff-roles.ts';
import type { ApiOptions } from '../api-options.ts';
import { counsellorsSee } from '../sight-of.ts';
import { wantedBy } from './wanted.ts';

export type RelatedFound = {
  related: RelatedEnquiry[];
  maybeRelated: RelatedEnquiry[];
  /** Those of the person that may be opened, this one among them. */
  visible: Enquiry[];
};

export async function relatedEnquiries(
  options: ApiOptions,
  enquiry: Enquiry,
): Promise<RelatedFound> {
  const { store, staff, offers, now } = options;
  const view = await counsellorsSee(store);
  const viewer = { staffId: staff.id, role: staff.role };
  const isVisible = (one: Enquiry) => seesEnquiry(viewer, one, view);
  const toRelatedEnquiry = (one: Enquiry): RelatedEnquiry => {
    const { id, receivedAt, kind, state, isQuarantined, ownerId, name, email, phone } = one;
    const wants = wantedBy(one, offers, new Date(now()))?.title ?? null;
    return {
      id,
      receivedAt,
      kind,
      state,
      isQuarantined,
      ownerId,
      details: isVisible(one) ? { name, email, phone, wants } : null,
      shares: sharedBy(enquiry, one),
    };
  };
  const linked = await store.desk.samePerson(enquiry.id);
  const maybe = await store.desk.maybeSamePerson(enquiry.id);
  return {
    related: linked.filter(({ id }) => id !== enquiry.id).map(toRelatedEnquiry),
    maybeRelated: maybe.map(toRelatedEnquiry),
    visible: [enquiry, ...linked.filter((one) => one.id !== enquiry.id && isVisible(one))],
  };
}

function sharedBy(a: Enquiry, b: Enquiry): RelatedEnquiry['shares'] {
  const numberOf = ({ phone }: Enquiry) => phone && (toE164(phone) ?? phone);
  const addressOf = ({ email }: Enquiry) => email?.toLowerCase();
  return [
    ...(a.phone && numberOf(a) === numberOf(b) ? (['phone'] as const) : []),
    ...(a.email && addressOf(a) === addressOf(b) ? (['email'] as const) : []),
  ];
}
