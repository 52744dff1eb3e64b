/** Adds enquiries that staff type in or import, and lets the owner name other systems that send enquiries. */
import type { AddedEnquiriesApi } from '#desk/api-types/added-enquiries-api.ts';
import { validateAddedEnquiry } from '../../../intake/validate-added-enquiry.ts';
import type { ApiOptions } from '../api-options.ts';
import { requirePermission } from '../require-permission.ts';
import { makeSendingSystemsApi } from '../settings/make-sending-systems-api.ts';
import { makeImportEnquiriesApi } from './make-import-enquiries-api.ts';

type Options = Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'config' | 'now'>;

const maxFormKeyLength = 64;

export function makeAddedEnquiriesApi(options: Options): AddedEnquiriesApi {
  const { store, staff, offers } = options;
  return {
    imports: makeImportEnquiriesApi(options),
    sendingSystems: makeSendingSystemsApi(options),

    offers: () =>
      (offers.all ?? []).map(({ slug, title, kind }) => ({ slug, title, kind: kind.plural })),

    async add({ typed, way, told, isMine, formKey }) {
      requirePermission(staff.role, 'enquiries');
      const read = validateAddedEnquiry(typed, offers);
      if (read.at === 'refused') return read;
      const once = formKey === '' ? null : `form ${formKey.slice(0, maxFormKeyLength)}`;
      const result = await store.desk.addEnquiry(
        { ...read.added, way, told, takenBy: staff.id, once },
        { who: staff.id, claimFor: isMine ? staff.id : null },
      );
      const eventId = result.at === 'added' ? result.eventId : null;
      return { at: 'added', id: result.id, did: eventId };
    },
  };
}
