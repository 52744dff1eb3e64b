/**
 * How a form tells a person from a script without asking a person anything. None of it is a column, and
 * none of it is required: a hit is kept aside for staff to look at, never refused, never thrown away.
 *
 * An ordinary form (no JavaScript) carries the three as fields. A form sent by script carries the first
 * two in one header, `Form-Guard: opened=<token>; trap=<what was in the trap, URL-encoded>`, because an
 * unknown column would be refused by a plain PostgREST.
 */
export const formGuard = {
  /** A field that people never see (hidden by style, `tabindex="-1"`, `autocomplete="off"`). */
  trapField: 'website',
  /** When the form was opened: a token from `openedPath`, asked for at the first focus in the form. */
  openedField: 'opened',
  /** The public key, for a form that cannot set a header. */
  keyField: 'apikey',
  header: 'form-guard',
  /** GET answers a fresh token as plain text, `no-store`. */
  openedPath: '/form-opened',
} as const;
