/** Carries out what a form of a list asked for, and returns the next address. */
import type { OpeningTimes } from '#domain/enquiries/opening-times.ts';
import type { EnquiryListsApi } from '../api-types/enquiry-lists-api.ts';
import { inboxQueryString, readInboxAddress } from './inbox-address.ts';
import { encodeListFlash } from './list-flash.ts';
import { makeListReturnPath } from './make-list-return-path.ts';
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
      return makeListReturnPath(
        back,
        encodeListFlash(await inbox.act(asked.ids, asked.act, asked.shown)),
      );
    case 'undo':
      return makeListReturnPath(back, encodeListFlash(await inbox.undo(asked.did)));
    case 'keep view': {
      const { name, isForAll } = asked;
      const view = readInboxAddress(new URLSearchParams(asked.query));
      const query = inboxQueryString({ ...view, search: '', page: 1 });
      await inbox.saveView({ name, isForAll, query });
      return makeListReturnPath(
        `/desk/enquiries?${query}`,
        encodeListFlash({ other: 'view kept' }),
      );
    }
    case 'remove view':
      await inbox.removeView(asked.id);
      return makeListReturnPath(back, encodeListFlash({ other: 'view removed' }));
    case 'no date':
      return makeListReturnPath(back, encodeListFlash({ other: 'no date' }));
    case 'no change':
      return makeListReturnPath(back, encodeListFlash({ other: 'no change' }));
    case 'nothing':
      return makeListReturnPath(back, encodeListFlash({ other: 'nothing ticked' }));
  }
}
