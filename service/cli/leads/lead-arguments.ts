/** Parses the words after `npm run leads --` strictly: a mistyped option is an error and is never ignored. */
import type { LeadFilter } from '#database/enquiries/lead-port.ts';
import {
  type EnquiryKindNameForStaff,
  enquiryKindsByNameForStaff,
} from '../../for-staff/format-enquiry-kind-for-staff.ts';
import { parseIndianTime } from '../../for-staff/indian-time-text.ts';
import { parseStrictly } from '../terminal/parse-strictly.ts';
import { readWholeNumber } from '../terminal/read-whole-number.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';

export type LeadArguments = {
  command: string;
  rest: string[];
  /** The names of the options that were typed, without dashes. */
  given: string[];
  filter: LeadFilter;
  text: string | null;
  json: boolean;
  yes: boolean;
  out: string | null;
  email: string | null;
  limit: number | null;
};

const options = {
  kind: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  text: { type: 'string' },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  out: { type: 'string' },
  email: { type: 'string' },
  limit: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

export function readLeadArguments(words: string[], now: Date): LeadArguments {
  const { values, positionals } = parseStrictly(words, options, 'npm run leads -- --help');
  const [command = 'help', ...rest] = positionals;
  const { kind, since, until, limit, email } = values;
  if (kind !== undefined && !Object.hasOwn(enquiryKindsByNameForStaff, kind)) {
    throw new WrongArguments(
      `--kind should be one of ${Object.keys(enquiryKindsByNameForStaff).join(', ')}; it is "${kind}".`,
    );
  }
  if (email !== undefined && !email.includes('@')) {
    throw new WrongArguments(
      `--email should be an address, such as name@example.com; it is "${email}".`,
    );
  }
  const from = parseMoment('--since', since, now);
  // If `--until` is a day, the period includes that day, so it ends at the end of the day.
  const before = endOfGivenDay(until, parseMoment('--until', until, now));
  if (from && before && from >= before)
    throw new WrongArguments(`--since ${since} is not before --until ${until}.`);
  return {
    command: values.help ? 'help' : command,
    rest,
    given: Object.keys(values).filter((name) => values[name as keyof typeof values] !== false),
    filter: {
      table:
        kind === undefined
          ? undefined
          : enquiryKindsByNameForStaff[kind as EnquiryKindNameForStaff],
      since: from,
      until: before,
    },
    text: values.text ?? null,
    json: values.json,
    yes: values.yes,
    out: values.out ?? null,
    email: email ?? null,
    limit: readWholeNumber('--limit', limit),
  };
}

function parseMoment(name: string, text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) return undefined;
  const read = parseIndianTime(text, now);
  if (read === null) {
    throw new WrongArguments(
      `${name} should be a day or a time in India, such as 2026-11-21, "2026-11-21 14:00", today, yesterday, 7d or 12h; it is "${text}".`,
    );
  }
  return read;
}

function endOfGivenDay(text: string | undefined, at: Date | undefined): Date | undefined {
  const isDay =
    text !== undefined &&
    (/^\d{4}-\d{2}-\d{2}$/.test(text) || ['today', 'yesterday'].includes(text));
  return at && isDay ? new Date(at.getTime() + 86_400_000) : at;
}
