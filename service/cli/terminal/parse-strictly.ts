import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { WrongArguments } from './wrong-arguments.ts';

/** Parses a command's words and options; unknown or repeated ones are errors. Throws WrongArguments. */
export function parseStrictly<Options extends ParseArgsOptionsConfig>(
  words: string[],
  options: Options,
  help: string,
) {
  try {
    const read = parseArgs({ args: words, options, allowPositionals: true, tokens: true });
    const names = (read.tokens ?? []).flatMap((token) =>
      token.kind === 'option' ? [token.name] : [],
    );
    const twice = names.find((name, n) => names.indexOf(name) !== n);
    if (twice !== undefined)
      throw new Error(`--${twice} is given twice, and only one of them would count`);
    return read;
  } catch (error) {
    // Keeps only the first sentence of Node's message, because the rest explains how to pass words that begin with a
    // dash.
    const [what] = (error as Error).message.split(/\.?(?:\n| To specify)/);
    throw new WrongArguments(`${what}. See ${help}`);
  }
}
