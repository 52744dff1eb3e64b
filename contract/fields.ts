/**
 * The fields the rows are made of, each without what cannot be seen, trimmed, and with a sentence for what
 * can be wrong.
 * `zod/mini`, because the browser checks its forms with these too.
 */
import * as z from 'zod/mini';
import { bounds } from './bounds.ts';
import { fieldSentences } from './field-sentences.ts';
import { isPhone } from './phone.ts';
import { readSource } from './source.ts';
import { visibleText } from './visible-text.ts';

// NUL cannot be stored by PostgreSQL; the other control characters have no business in a form.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point.
const controlInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but a message may have lines and tabs.
const controlInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** Half of a surrogate pair is not a character: it would be stored as something nobody typed. */
const isReadable = (control: RegExp) =>
  z.refine<string>((text) => !control.test(text) && !/\p{Cs}/u.test(text), {
    error: fieldSentences.unreadable,
    abort: true,
  });

/** A mark that has no letter to stand on would sit on whatever is printed before it. */
const loneMarks = /(^|\s)[\p{M}\u200c\u200d]+/gu;

const line = (missing: string) =>
  z.string({ error: missing }).check(
    z.overwrite((text) => visibleText(text).replace(loneMarks, '$1')),
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    isReadable(controlInLine),
  );

export const nameField = line(fieldSentences.nameMissing).check(
  z.maxLength(bounds.name, fieldSentences.nameTooLong),
);

/**
 * One address: something, an @, a domain with a dot. The characters left out (commas, brackets, quotes)
 * are those that let one field become two recipients in a mail header.
 */
const address =
  /^[^\s@,;:<>()[\]\\"]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

export const emailField = line(fieldSentences.emailMissing).check(
  z.maxLength(bounds.email, { error: fieldSentences.emailWrong, abort: true }),
  z.regex(address, fieldSentences.emailWrong),
);

export const phoneField = line(fieldSentences.phoneMissing).check(
  z.maxLength(bounds.phone, { error: fieldSentences.phoneWrong, abort: true }),
  z.refine(isPhone, fieldSentences.phoneWrong),
);

/** The same field where it may be left out, or empty, or hold blanks only: then it is null. */
export const orNull = (field: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((written) => (isBlank(written) ? null : (written as string))),
    ),
    z.nullable(field),
  );

const isBlank = (written: unknown) =>
  written === undefined || (typeof written === 'string' && visibleText(written).trim() === '');

/** What the slug of an offer looks like. */
export const offerSlug = new RegExp(`^[a-z0-9-]{1,${bounds.offer}}$`);

/**
 * The slug of what is asked for. Whether it is sold says the service, which knows what is offered; a plain PostgREST
 * has only this.
 */
export const offerField = orNull(
  z
    .string({ error: fieldSentences.offerWrong })
    .check(z.trim(), z.regex(offerSlug, fieldSentences.offerWrong)),
);

/**
 * Where a visitor came from (see `source.ts`). The page fills it in, not the visitor, so nothing about it is ever
 * refused: what cannot be read is left out, what is too long is cut.
 */
export const sourceField = z.pipe(
  z.optional(z.unknown()),
  z.transform((written) => (typeof written === 'string' ? readSource(written) : null)),
);

/** Line ends are stored as one character whatever sent them. */
export const messageField = orNull(
  z.string({ error: fieldSentences.unreadable }).check(
    z.overwrite((text) => visibleText(text).replace(/\r\n?|[\u2028\u2029]/g, '\n')),
    z.trim(),
    isReadable(controlInText),
    z.maxLength(bounds.message, fieldSentences.messageTooLong),
  ),
);
