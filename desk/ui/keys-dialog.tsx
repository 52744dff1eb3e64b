/** The keys of the lists and of an enquiry, with the control that each stands for, and the switch to be rid of them. */
const keys: readonly [key: string, does: string][] = [
  ['j', 'Next enquiry'],
  ['k', 'Enquiry before'],
  ['o', 'Open it'],
  ['x', 'Tick it'],
  ['a', 'Assign it to me, or the ticked ones to somebody'],
  ['e', 'Done: note that it was answered'],
  ['n', 'Write a note'],
  ['/', 'Search'],
  ['?', 'These keys'],
];

/** The button comes up with the script, which the keys need as well. */
export function KeysDialog() {
  return (
    <>
      <button
        type="button"
        className="quiet keys-button"
        data-keys-open
        aria-keyshortcuts="?"
        hidden
      >
        <kbd>?</kbd> Keys
      </button>
      <dialog className="keys" id="keys" aria-labelledby="keys-title">
        <form method="dialog">
          <h2 id="keys-title">Keys</h2>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <p className="small muted">
            They rest while you type. Whoever talks to the computer, or has a keyboard that
            stumbles, switches them off on this device.
          </p>
          <label className="tick">
            <input type="checkbox" data-keys-on defaultChecked />
            Use these keys
          </label>
          <button type="submit" className="main">
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
