/**
 * The signs by which the service tells a person from a script without asking anything. No sign is stored in a column,
 * and a form without signs is accepted too. A form that looks like a script's is never refused: it is quarantined for
 * staff to look at. Reasons and limits: `docs/decisions/007-telling-a-script.md`.
 *
 * The script of a page sends the signs in one header, because a plain PostgREST would refuse an unknown column:
 * `Form-Guard: age=<ms>; trap=<content of the hidden field, URL-encoded>`. `age` is the page's age when the form was
 * sent. Without JavaScript, the form itself sends the hidden field, and no age.
 */
export const formGuardNames = {
  /**
   * A field that people never see, so that only scripts fill it in. Its name is `subject`, because address books and
   * password managers have no value for a field of this name. For `website`, for example, they have a value.
   */
  trapField: 'subject',
  /** The field with the ANON_KEY, for a form without JavaScript, which can't set the header `apikey`. */
  keyField: 'apikey',
  header: 'form-guard',
} as const;

/** Fields that forms of earlier releases still send from open tabs; they are accepted and ignored. */
export const formerGuardFields: readonly string[] = ['website', 'opened'];

/**
 * Attributes of the hidden field that keep password managers from filling it in. Each password manager reads an
 * attribute of its own.
 */
export const noAutofillAttributes = {
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': 'true',
} as const;
