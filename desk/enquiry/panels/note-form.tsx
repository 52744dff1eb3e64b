type NoteFormProps = {
  action: string;
  seenUpTo: string;
  /** Typed text that could not be saved. */
  typed: string;
  sentence: string | null;
};

/**
 * The form for a note. Other buttons of the page, such as "Answered", send this form too, so that a typed note is saved
 * with them.
 */
export function NoteForm({ action, seenUpTo, typed, sentence }: NoteFormProps) {
  return (
    <section className="panel" aria-labelledby="note-head">
      <h2 id="note-head">Note</h2>
      <form id="work" method="post" action={action} data-draft="work">
        <input type="hidden" name="seen" value={seenUpTo} />
        <div className="field">
          <label htmlFor="note">What was said, what was promised</label>
          <textarea
            id="note"
            name="note"
            rows={3}
            aria-keyshortcuts="n"
            defaultValue={typed}
            aria-invalid={sentence === null ? undefined : true}
            aria-describedby={sentence === null ? 'note-hint' : 'note-wrong'}
          />
          {sentence === null ? (
            <small id="note-hint">
              It is kept with whatever you press next, and shown to colleagues.
            </small>
          ) : (
            <p className="wrong" id="note-wrong">
              {sentence}
            </p>
          )}
        </div>
        <button type="submit" name="do" value="note">
          Save note
        </button>
      </form>
    </section>
  );
}
