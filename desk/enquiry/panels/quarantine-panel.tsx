type QuarantinePanelProps = { reason: string | null; mayDecide: boolean; action: string };

/**
 * The panel of an enquiry that looked as if a script had sent it. The owner of the desk releases the enquiry from
 * quarantine or deletes it.
 */
export function QuarantinePanel({ reason, mayDecide, action }: QuarantinePanelProps) {
  return (
    <section className="panel quarantine" aria-labelledby="quarantine">
      <h2 id="quarantine">In quarantine</h2>
      <p>
        It looked as if a script had sent it{reason === null ? '' : ` (${reason})`}, so it is not
        among the enquiries. Nobody is answered from here.
      </p>
      {mayDecide ? (
        <form method="post" action={action} className="buttons">
          <button type="submit" name="do" value="release" className="main">
            A person sent it: release it
          </button>
          <button type="button" popoverTarget="forget" className="grave">
            Forget it…
          </button>
          <div
            id="forget"
            popover="auto"
            className="sheet"
            role="dialog"
            aria-labelledby="forget-head"
          >
            <h2 id="forget-head">Forget it for good?</h2>
            <p>It is deleted, and cannot be brought back.</p>
            <div className="buttons">
              <button type="submit" name="do" value="forget" className="grave">
                Forget it
              </button>
              <button type="button" popoverTarget="forget" popoverTargetAction="hide">
                Keep it
              </button>
            </div>
          </div>
        </form>
      ) : (
        <p className="muted">The owner of the desk decides whether it is released.</p>
      )}
    </section>
  );
}
