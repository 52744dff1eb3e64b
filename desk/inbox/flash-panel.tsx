import type { DoneAct } from '../api/inbox-api.ts';
import { FlashWithUndo } from '../ui/flash-with-undo.tsx';
import { type Flash, flashWords } from './flash-message.ts';

type FlashPanelProps = {
  flash: Flash | null;
  did: DoneAct | null;
  names: ReadonlyMap<string, string>;
  /** The address that the undoing comes back to. */
  back: string;
};

/** What became of the last act, and the way to take it back. */
export function FlashPanel({ flash, did, names, back }: FlashPanelProps) {
  const said = flash && flashWords(flash, did, (id) => names.get(id) ?? null);
  if (!said) return null;
  const undo = did?.canUndo && flash?.did ? { undo: flash.did, back } : undefined;
  return (
    <FlashWithUndo isHeed={said.isWrong} action="/desk/enquiries" undo={undo}>
      {said.text}
    </FlashWithUndo>
  );
}
