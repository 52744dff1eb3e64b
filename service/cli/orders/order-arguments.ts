/** The words after `npm run orders --`, read strictly. */
import type { CalendarDate } from '#office/calendar-date.ts';
import { type OrderState, orderStates } from '#office/order-states.ts';
import { readIndianTime } from '../indian-time.ts';
import { parseStrictly } from '../parse-strictly.ts';
import type { TypedCommand } from '../run-command.ts';
import { WrongArguments } from '../wrong-arguments.ts';

export interface OrderArguments extends TypedCommand {
  state: OrderState | null;
  doubt: boolean;
  limit: number | null;
  json: boolean;
  yes: boolean;
  /** For a refund: how much, when the course starts, and whether its LMS was open to the learner. */
  paise: number | null;
  starts: CalendarDate | null;
  lmsOpened: boolean;
  /** For settling: what went back on the provider's page is the refund of this order. */
  refunded: boolean;
}

const options = {
  state: { type: 'string' },
  doubt: { type: 'boolean', default: false },
  limit: { type: 'string' },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  paise: { type: 'string' },
  starts: { type: 'string' },
  'lms-opened': { type: 'boolean', default: false },
  refunded: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export function readOrderArguments(words: string[], now: Date): OrderArguments {
  const { values, positionals } = parseStrictly(words, options, 'npm run orders -- --help');
  const [command = 'help', ...rest] = positionals;
  return {
    command: values.help ? 'help' : command,
    rest,
    given: Object.keys(values).filter((name) => values[name as keyof typeof values] !== false),
    state: stateFrom(values.state),
    doubt: values.doubt,
    limit: wholeNumber('--limit', values.limit),
    json: values.json,
    yes: values.yes,
    paise: wholeNumber('--paise', values.paise),
    starts: dayFrom(values.starts, now),
    lmsOpened: values['lms-opened'],
    refunded: values.refunded,
  };
}

function stateFrom(text: string | undefined): OrderState | null {
  const state = orderStates.find((one) => one === text) ?? null;
  if (text !== undefined && state === null)
    throw new WrongArguments(
      `--state should be one of ${orderStates.join(', ')}; it is "${text}".`,
    );
  return state;
}

function wholeNumber(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = /^\d{1,12}$/.test(text) ? Number(text) : 0;
  if (number === 0)
    throw new WrongArguments(`${name} should be a whole number from 1; it is "${text}".`);
  return number;
}

function dayFrom(text: string | undefined, now: Date): CalendarDate | null {
  if (text === undefined) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || readIndianTime(text, now) === null)
    throw new WrongArguments(`--starts should be a day, such as 2026-11-21; it is "${text}".`);
  return text;
}
