/** Lists the keyboard shortcuts of lists and enquiries, with the switch that turns them off. */
const keys: readonly [key: string, does: string][] = [
  ['j', 'Next enquiry'],
  ['k', 'Enquiry before'],
  ['o', 'Open it'],
  ['x', 'Tick it'],
  ['a', 'Assign it to me, or the ticked ones to somebody'],
  ['e', 'Done: note that it was answered'],
  ['n', 'Write a note'],
  ['c', 'Add an enquiry by hand'],
  ['/', 'Search'],
  ['Esc', 'Leave the field, and use the keys again'],
  ['?', 'These keys'],
];

/**
 * The list of shortcuts, and the button that opens it. Only the script shows the button, because the shortcuts need the
 * script.
 */
export function ShortcutsDialog() {
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
