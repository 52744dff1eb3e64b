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
  const formAct = readListForm(form, now, calling);
  switch (formAct.at) {
    case 'act':
      return makeListReturnPath(
        back,
        encodeListFlash(await inbox.act(formAct.ids, formAct.act, formAct.shown)),
      );
    case 'undo':
      return makeListReturnPath(back, encodeListFlash(await inbox.undo(formAct.did)));
    case 'keep view': {
      const { name, isForAll } = formAct;
      const view = readInboxAddress(new URLSearchParams(formAct.query));
      const query = inboxQueryString({ ...view, search: '', page: 1 });
      await inbox.saveView({ name, isForAll, query });
      return makeListReturnPath(
        `/desk/enquiries?${query}`,
        encodeListFlash({ other: 'view kept' }),
      );
    }
    case 'remove view':
      await inbox.removeView(formAct.id);
      return makeListReturnPath(back, encodeListFlash({ other: 'view removed' }));
    case 'no date':
      return makeListReturnPath(back, encodeListFlash({ other: 'no date' }));
    case 'no change':
      return makeListReturnPath(back, encodeListFlash({ other: 'no change' }));
    case 'nothing':
      return makeListReturnPath(back, encodeListFlash({ other: 'nothing ticked' }));
  }
}
