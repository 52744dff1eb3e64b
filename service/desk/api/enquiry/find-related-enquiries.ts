/**
 * Lists other enquiries that are, or may be, from the same person. An enquiry that the member of staff may not see is
 * listed without name, phone number, mail address and offer.
 */
import { toE164 } from '#contract/rows/to-e164.ts';
import type { RelatedEnquiry } from '#desk/api-types/enquiry-api.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { seesEnquiry } from '#domain/staff/roles-and-permissions.ts';
import type { ApiOptions } from '../api-options.ts';
import { readCounsellorScopeSetting } from '../enquiry-lists/enquiry-scope.ts';
import { findOfferOfEnquiry } from './find-offer-of-enquiry.ts';

type RelatedEnquiries = {
  related: RelatedEnquiry[];
  maybeRelated: RelatedEnquiry[];
  /** The enquiries of the person that the member of staff may open, the given enquiry among them. */
  visible: Enquiry[];
};

export async function findRelatedEnquiries(
  options: ApiOptions,
  enquiry: Enquiry,
): Promise<RelatedEnquiries> {
  const { store, staff, offers, now } = options;
  const [view, linked, maybe] = await Promise.all([
    readCounsellorScopeSetting(store),
    store.desk.findLinkedEnquiries(enquiry.id),
    store.desk.findSuggestedEnquiries(enquiry.id),
  ]);
  const viewer = { staffId: staff.id, role: staff.role };
  const isVisible = (one: Enquiry) => seesEnquiry(viewer, one, view);
  const toRelatedEnquiry = (one: Enquiry): RelatedEnquiry => {
    const { id, receivedAt, kind, state, isQuarantined, ownerId, name, email, phone } = one;
    const wants = findOfferOfEnquiry(one, offers, new Date(now()))?.title ?? null;
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
  return {
    related: linked.filter(({ id }) => id !== enquiry.id).map(toRelatedEnquiry),
    maybeRelated: maybe.map(toRelatedEnquiry),
    visible: withVisible(enquiry, linked, isVisible),
  };
}

/** Reads the enquiries of the person that the member of staff may open. The given enquiry comes first. */
export async function readVisibleEnquiriesOfPerson(
  { store, staff }: Pick<ApiOptions, 'store' | 'staff'>,
  enquiry: Enquiry,
): Promise<Enquiry[]> {
  const [view, linked] = await Promise.all([
    readCounsellorScopeSetting(store),
    store.desk.findLinkedEnquiries(enquiry.id),
  ]);
  const viewer = { staffId: staff.id, role: staff.role };
  return withVisible(enquiry, linked, (one) => seesEnquiry(viewer, one, view));
}

const withVisible = (
  enquiry: Enquiry,
  linked: readonly Enquiry[],
  isVisible: (one: Enquiry) => boolean,
) => [enquiry, ...linked.filter((one) => one.id !== enquiry.id && isVisible(one))];

function sharedBy(a: Enquiry, b: Enquiry): RelatedEnquiry['shares'] {
  const numberOf = ({ phone }: Enquiry) => phone && (toE164(phone) ?? phone);
  const addressOf = ({ email }: Enquiry) => email?.toLowerCase();
  return [
    ...(a.phone && numberOf(a) === numberOf(b) ? (['phone'] as const) : []),
    ...(a.email && addressOf(a) === addressOf(b) ? (['email'] as const) : []),
  ];
}
