import { formatCountWithNoun } from '../../words/format-counts.ts';
import { eraseConfirmationWord } from '../read-enquiry-form.ts';

type ErasePanelProps = { related: number; action: string; sentence: string | null };

/** The owner's form to erase a person who asks for it. Erasing can't be undone, so a word has to be typed. */
export function ErasePanel({ related, action, sentence }: ErasePanelProps) {
  return (
    <details className="panel" open={sentence !== null}>
      <summary>Erase for good</summary>
      <p>
        What was sent, notes and corrections are deleted, and views lose the name. That it was
        erased, when and by whom stays in the audit. Orders stay without a name; a receipt keeps the
        name as printed, as tax law asks. Backups hold it until they run out.
      </p>
      <form method="post" action={action} className="form">
        {related > 0 && (
          <label className="tick">
            <input type="checkbox" name="alsoRelated" />
            Also the {formatCountWithNoun(related, 'linked enquiry', 'linked enquiries')}
          </label>
        )}
        <div className="field">
          <label htmlFor="word">Type “{eraseConfirmationWord}” to mean it</label>
          <input
            id="word"
            name="word"
            autoComplete="off"
            autoCapitalize="none"
            aria-invalid={sentence === null ? undefined : true}
            aria-describedby={sentence === null ? undefined : 'word-wrong'}
          />
          {sentence !== null && (
            <p className="wrong" id="word-wrong">
              {sentence}
            </p>
          )}
        </div>
        <button type="submit" name="do" value="erase" className="grave">
          Erase for good
        </button>
      </form>
    </details>
  );
}
