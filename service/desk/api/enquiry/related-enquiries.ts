/** Others of the same person, or maybe of the same. Of what a colleague works on no more is told than that it is there. */
import { toE164 } from '#contract/phone.ts';
import type { Kin } from '#desk/door/enquiry-door.ts';
import type { Enquiry } from '#office/enquiries/enquiry.ts';
import { seesEnquiry } from '#office/staff/staff-roles.ts';
import type { DoorOptions } from '../desk-door.ts';
import { counsellorsSee } from '../sight-of.ts';
import { wantedBy } from './wanted.ts';

export type KinFound = {
  kin: Kin[];
  maybeKin: Kin[];
  /** Those of the person that may be opened, this one among them. */
  visible: Enquiry[];
};

export async function kinOf(options: DoorOptions, enquiry: Enquiry): Promise<KinFound> {
  const { store, staff, offers, now } = options;
  const view = await counsellorsSee(store);
  const viewer = { staffId: staff.id, role: staff.role };
  const isVisible = (one: Enquiry) => seesEnquiry(viewer, one, view);
  const toKin = (one: Enquiry): Kin => {
    const { id, receivedAt, kind, state, isAside, ownerId, name, email, phone } = one;
    const wants = wantedBy(one, offers, new Date(now()))?.title ?? null;
    return {
      id,
      receivedAt,
      kind,
      state,
      isAside,
      ownerId,
      details: isVisible(one) ? { name, email, phone, wants } : null,
      shares: sharedBy(enquiry, one),
    };
  };
  const linked = await store.desk.samePerson(enquiry.id);
  const maybe = await store.desk.maybeSamePerson(enquiry.id);
  return {
    kin: linked.filter(({ id }) => id !== enquiry.id).map(toKin),
    maybeKin: maybe.map(toKin),
    visible: [enquiry, ...linked.filter((one) => one.id !== enquiry.id && isVisible(one))],
  };
}

function sharedBy(a: Enquiry, b: Enquiry): Kin['shares'] {
  const numberOf = ({ phone }: Enquiry) => phone && (toE164(phone) ?? phone);
  const addressOf = ({ email }: Enquiry) => email?.toLowerCase();
  return [
    ...(a.phone && numberOf(a) === numberOf(b) ? (['phone'] as const) : []),
    ...(a.email && addressOf(a) === addressOf(b) ? (['email'] as const) : []),
  ];
}
