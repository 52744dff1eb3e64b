/**
 * The signs by which the service tells a person from a script without asking anything. No sign is stored in a column,
 * and a form without signs is accepted too. A form that looks like a script's is never refused: it is quarantined for
 * staff to look at. Reasons and limits: `docs/decisions/007-telling-a-script.md`.
 *
 * A form that the page's script sends has the signs in one header, `Form-Guard: age=<ms>; trap=<content of the hidden
 * field, URL-encoded>`, because a plain PostgREST would refuse an unknown column. `age` is the page's age when the form
 * was sent. A form without JavaScript sends the hidden field and the key as fields, and no age.
 */
export const formGuardNames = {
  /**
   * A field that people never see. Its name is `subject`, because address books and password managers have no value for
   * a field of that name. They do have one for `website`.
   */
  trapField: 'subject',
  /** The field with the public key, for a form that can't set a header. */
  keyField: 'apikey',
  header: 'form-guard',
} as const;

/** Fields that forms of earlier releases still send from open tabs; they are accepted and ignored. */
export const formerGuardFields: readonly string[] = ['website', 'opened'];

/** The attributes that keep autofill away from the hidden field; each password manager reads one of its own. */
export const noAutofillAttributes = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
} as const;
