/** Does what a list asked for, and says where to go on from there. */
import type { InboxApi } from '../api/inbox-api.ts';
import { writeFlash } from './flash-message.ts';
import { readInboxAddress, writeInboxAddress } from './inbox-address.ts';
import { readAct } from './read-act.ts';
import { wayBack } from './way-back.ts';

export async function doAct(inbox: InboxApi, form: FormData): Promise<string> {
  const back = form.get('back');
  const asked = readAct(form);
  switch (asked.at) {
    case 'act':
      return wayBack(back, writeFlash(await inbox.act(asked.ids, asked.act)));
    case 'undo':
      return wayBack(back, writeFlash(await inbox.undo(asked.did)));
    case 'keep view': {
      const { name, isForAll } = asked;
      const view = readInboxAddress(new URLSearchParams(asked.query));
      const query = writeInboxAddress({ ...view, search: '', page: 1 });
      await inbox.saveView({ name, isForAll, query });
      return wayBack(`/desk/enquiries?${query}`, writeFlash({ other: 'view kept' }));
    }
    case 'remove view':
      await inbox.removeView(asked.id);
      return wayBack(back, writeFlash({ other: 'view removed' }));
    case 'nothing':
      return wayBack(back, writeFlash({ other: 'nothing ticked' }));
  }
}
