/**
 * The fields of the rows. What a visitor types is trimmed, freed of invisible characters, and checked with an error
 * message; optional slugs and ids are only trimmed and checked. The module uses `zod/mini`, because the browser also
 * validates its forms with these fields.
 */
import * as z from 'zod/mini';
import { batchIdPattern } from '../batches/batch-id-pattern.ts';
import { normaliseTrafficSource } from '../forms/traffic-source.ts';
import { stripInvisible } from '../text/strip-invisible.ts';
import { fieldErrorSentences } from './field-error-sentences.ts';
import { maxLengths } from './max-lengths.ts';
import { isPhoneNumber } from './to-e164.ts';

// PostgreSQL can't store NUL; the other control characters do not belong in a form.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point.
const controlInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refuses control characters too, except line ends and tabs.
const controlInText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/**
 * Refuses control characters, and half of a surrogate pair. Such a half is no character: the database would store
 * something else than what was typed.
 */
const makeReadableCheck = (control: RegExp) =>
  z.refine<string>((text) => !control.test(text) && !/\p{Cs}/u.test(text), {
    error: fieldErrorSentences.unreadable,
    abort: true,
  });

/**
 * Matches combining marks without a letter. They are removed, because they would be drawn over the character before
 * them.
 */
const loneMarks = /(^|\s)[\p{M}\u200c\u200d]+/gu;

const line = (missing: string) =>
  z.string({ error: missing }).check(
    z.overwrite((text) => stripInvisible(text).replace(loneMarks, '$1')),
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    makeReadableCheck(controlInLine),
  );

export const nameField = line(fieldErrorSentences.nameMissing).check(
  z.maxLength(maxLengths.name, fieldErrorSentences.nameTooLong),
);

/**
 * Matches one mail address: text, an @, a domain with a dot. It refuses characters (commas, brackets, quotes) that
 * could turn one field into two recipients of a mail header.
 */
const mailAddressPattern =
  /^[^\s@,;:<>()[\]\\"]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

export const emailField = line(fieldErrorSentences.emailMissing).check(
  z.maxLength(maxLengths.email, { error: fieldErrorSentences.emailWrong, abort: true }),
  z.regex(mailAddressPattern, fieldErrorSentences.emailWrong),
);

export const phoneField = line(fieldErrorSentences.phoneMissing).check(
  z.maxLength(maxLengths.phone, { error: fieldErrorSentences.phoneWrong, abort: true }),
  z.refine(isPhoneNumber, fieldErrorSentences.phoneWrong),
);

/** Makes a field optional: its value is null when it is missing, empty or blank. */
export const optionalField = (field: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.pipe(
      z.optional(z.unknown()),
      z.transform((written) => (isBlank(written) ? null : (written as string))),
    ),
    z.nullable(field),
  );

const isBlank = (written: unknown) =>
  written === undefined || (typeof written === 'string' && stripInvisible(written).trim() === '');

/** The format of an offer's slug. */
export const offerSlugPattern = new RegExp(`^[a-z0-9-]{1,${maxLengths.offer}}$`);

/**
 * The slug of the offer. The service also checks whether the offer is sold. If a plain PostgREST replaces the service,
 * nobody checks that.
 */
export const offerField = optionalField(
  z
    .string({ error: fieldErrorSentences.offerWrong })
    .check(z.trim(), z.regex(offerSlugPattern, fieldErrorSentences.offerWrong)),
);

/** The slug of an offer in a form that requires one. */
export const requiredOfferField = line(fieldErrorSentences.offerWrong).check(
  z.regex(offerSlugPattern, fieldErrorSentences.offerWrong),
);

/**
 * The id of a batch. The service also checks whether the batch is open. If a plain PostgREST replaces the service,
 * nobody checks that.
 */
export const batchField = optionalField(
  z
    .string({ error: fieldErrorSentences.batchWrong })
    .check(z.trim(), z.regex(batchIdPattern, fieldErrorSentences.batchWrong)),
);

/**
 * The visitor's source (see `traffic-source.ts`). The page fills it in, so it is never refused: invalid text is
 * left out and long text is cut.
 */
export const sourceField = z.pipe(
  z.optional(z.unknown()),
  z.transform((written) => (typeof written === 'string' ? normaliseTrafficSource(written) : null)),
);

/** The message of a call request. All line ends are stored as "\n". */
export const messageField = optionalField(
  z.string({ error: fieldErrorSentences.unreadable }).check(
    z.overwrite((text) => stripInvisible(text).replace(/\r\n?|[\u2028\u2029]/g, '\n')),
    z.trim(),
    makeReadableCheck(controlInText),
    z.maxLength(maxLengths.message, fieldErrorSentences.messageTooLong),
  ),
);
