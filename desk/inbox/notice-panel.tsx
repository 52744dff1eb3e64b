import type { Did } from '../door/inbox-door.ts';
import { Glyph } from '../ui/glyph.tsx';
import { type Notice, noticeWords } from './notice.ts';

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
  return (
    <div className={said.isWrong ? 'notice heed' : 'notice'} role="status" data-done>
      <span>{said.text}</span>
      {did?.canUndo && notice?.did && (
        <form method="post" action="/desk/enquiries">
          <input type="hidden" name="back" value={back} />
          <button type="submit" name="undo" value={notice.did}>
            <Glyph name="undo" />
            Undo
          </button>
        </form>
      )}
    </div>
  );
}
