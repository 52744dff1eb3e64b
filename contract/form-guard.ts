/**
 * How a form tells a person from a script without asking a person anything. None of it is a column, and
 * none of it is required: a hit is quarantined for staff to look at, never refused, never thrown away.
 * Why it is so, and what a script can still do: `docs/decisions/007-telling-a-script.md`.
 *
 * A form sent by script carries it in one header, `Form-Guard: age=<ms>; trap=<what was in the trap,
 * URL-encoded>`, because an unknown column would be refused by a plain PostgREST. `age` is how long the page
 * had been open when the form was sent. An ordinary form (no JavaScript) carries the trap and the key as
 * fields, and no age.
 */
export const formGuard = {
  /**
   * A field that people never see. No address book and no password manager has anything to put into a
   * `subject`; they do have a `website`.
   */
  trapField: 'subject',
  /** The public key, for a form that cannot set a header. */
  keyField: 'apikey',
  header: 'form-guard',
} as const;

/** Fields that pages of earlier releases still carry, in a tab that was left open: taken, and not looked at. */
export const formerGuardFields: readonly string[] = ['website', 'opened'];

/** What keeps autofill away from the trap: each password manager reads an attribute of its own. */
export const trapAttributes = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
} as const;
