/** Parses the words after `npm run orders --` strictly. */
import {
  type ListedOrderState,
  listedOrderStates,
} from '#domain/orders/listed-order-state-and-sums.ts';
import { parseStrictly } from '../terminal/parse-strictly.ts';
import { readWholeNumber } from '../terminal/read-whole-number.ts';
import type { CommandArguments } from '../terminal/run-command.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';

export interface OrderArguments extends CommandArguments {
  state: ListedOrderState | null;
  discrepancy: boolean;
  limit: number | null;
  json: boolean;
}

const options = {
  state: { type: 'string' },
  discrepancy: { type: 'boolean', default: false },
  limit: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export function readOrderArguments(words: string[]): OrderArguments {
  const { values, positionals } = parseStrictly(words, options, 'npm run orders -- --help');
  const [command = 'help', ...rest] = positionals;
  return {
    command: values.help ? 'help' : command,
    rest,
    given: Object.keys(values).filter((name) => values[name as keyof typeof values] !== false),
    state: stateFrom(values.state),
    discrepancy: values.discrepancy,
    limit: readWholeNumber('--limit', values.limit),
    json: values.json,
  };
}

function stateFrom(text: string | undefined): ListedOrderState | null {
  const state = listedOrderStates.find((one) => one === text) ?? null;
  if (text !== undefined && state === null)
    throw new WrongArguments(
      `--state should be one of ${listedOrderStates.join(', ')}; it is "${text}".`,
    );
  return state;
}
