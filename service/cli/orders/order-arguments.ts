/** The words after `npm run orders --`, read strictly. */
import type { CalendarDate } from '#domain/calendar-date.ts';
import { type OrderState, orderStates } from '#domain/order-states.ts';
import type { GuaranteeClaim } from '#domain/rules/refund-job-guarantee.ts';
import { readIndianTime } from '../../for-staff/indian-time.ts';
import { parseStrictly } from '../parse-strictly.ts';
import type { TypedCommand } from '../run-command.ts';
import { WrongArguments } from '../wrong-arguments.ts';

export interface OrderArguments extends TypedCommand {
  state: OrderState | null;
  doubt: boolean;
  limit: number | null;
  json: boolean;
  yes: boolean;
  /** For a refund: how much, the start that was agreed, and whether the learner has signed in to the LMS. */
  paise: number | null;
  starts: CalendarDate | null;
  lmsOpened: boolean;
  /** For a refund by the job guarantee. */
  claim: Claim | null;
  /** For settling: what went back on the provider's page is the refund of this order. */
  refunded: boolean;
}

export type Claim = Pick<
  GuaranteeClaim,
  'endsOn' | 'classes' | 'allProjectsCompleted' | 'hasJobOffer'
>;

const options = {
  state: { type: 'string' },
  doubt: { type: 'boolean', default: false },
  limit: { type: 'string' },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  paise: { type: 'string' },
  starts: { type: 'string' },
  'lms-opened': { type: 'boolean', default: false },
  guarantee: { type: 'string' },
  attended: { type: 'string' },
  'projects-done': { type: 'boolean', default: false },
  'job-offer': { type: 'boolean', default: false },
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
    starts: dayFrom('--starts', values.starts, now),
    lmsOpened: values['lms-opened'],
    claim: claimFrom(values, now),
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

function dayFrom(name: string, text: string | undefined, now: Date): CalendarDate | null {
  if (text === undefined) return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || readIndianTime(text, now) === null)
    throw new WrongArguments(`${name} should be a day, such as 2026-11-21; it is "${text}".`);
  return text;
}

type ClaimWords = {
  guarantee?: string | undefined;
  attended?: string | undefined;
  'projects-done': boolean;
  'job-offer': boolean;
};

function claimFrom(words: ClaimWords, now: Date): Claim | null {
  const {
    attended: count,
    'projects-done': allProjectsCompleted,
    'job-offer': hasJobOffer,
  } = words;
  const endsOn = dayFrom('--guarantee', words.guarantee, now);
  if (endsOn === null) {
    if (count !== undefined || allProjectsCompleted || hasJobOffer)
      throw new WrongArguments(
        '--attended, --projects-done and --job-offer belong to --guarantee, which says when the program ends.',
      );
    return null;
  }
  const [attended = -1, held = -1] = /^\d{1,4}\/\d{1,4}$/.test(count ?? '')
    ? (count ?? '').split('/').map(Number)
    : [];
  if (attended < 0 || attended > held)
    throw new WrongArguments(
      `--guarantee needs --attended, such as 17/20 for 17 of 20 classes; it is "${count ?? ''}".`,
    );
  return { endsOn, classes: { held, attended }, allProjectsCompleted, hasJobOffer };
}
