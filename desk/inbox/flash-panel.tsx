import type { Did } from '../api/inbox-api.ts';
import { UndoNotice } from '../ui/flash-with-undo.tsx';
import { type Notice, noticeWords } from './flash-message.ts';

type NoticePanelProps = {
  notice: Notice | null;
  did: Did | null;
  names: ReadonlyMap<string, string>;
  /** The address that the undoing comes back to. */
  back: string;
};

/** What became of the last act, and the way to take it back. */
export function NoticePanel({ notice, did, names, back }: NoticePanelProps) {
  const said = notice && noticeWords(notice, did, (id) => names.get(id) ?? null);
  if (!said) return null;
  const undo = did?.canUndo && notice?.did ? { undo: notice.did, back } : undefined;
  return (
    <UndoNotice isHeed={said.isWrong} action="/desk/enquiries" undo={undo}>
      {said.text}
    </UndoNotice>
  );
}
