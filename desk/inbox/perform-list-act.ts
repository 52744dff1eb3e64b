/** Carries out what a form of a list asked for, and returns the next address. */
import type { OpeningTimes } from '#domain/enquiries/opening-times.ts';
import type { EnquiryListsApi } from '../api/enquiry-lists-api.ts';
import { encodeFlash } from './flash-message.ts';
import { inboxQueryString, readInboxAddress } from './inbox-address.ts';
import { listReturnPath } from './list-return-path.ts';
import { readListForm } from './read-list-form.ts';

export async function performListAct(
  inbox: EnquiryListsApi,
  form: FormData,
  now: Date,
  calling: OpeningTimes,
): Promise<string> {
  const back = form.get('back');
  const asked = readListForm(form, now, calling);
  switch (asked.at) {
    case 'act':
      return listReturnPath(back, encodeFlash(await inbox.act(asked.ids, asked.act, asked.shown)));
    case 'undo':
      return listReturnPath(back, encodeFlash(await inbox.undo(asked.did)));
    case 'keep view': {
      const { name, isForAll } = asked;
      const view = readInboxAddress(new URLSearchParams(asked.query));
      const query = inboxQueryString({ ...view, search: '', page: 1 });
      await inbox.saveView({ name, isForAll, query });
      return listReturnPath(`/desk/enquiries?${query}`, encodeFlash({ other: 'view kept' }));
    }
    case 'remove view':
      await inbox.removeView(asked.id);
      return listReturnPath(back, encodeFlash({ other: 'view removed' }));
    case 'no date':
      return listReturnPath(back, encodeFlash({ other: 'no date' }));
    case 'no change':
      return listReturnPath(back, encodeFlash({ other: 'no change' }));
    case 'nothing':
      return listReturnPath(back, encodeFlash({ other: 'nothing ticked' }));
  }
}
