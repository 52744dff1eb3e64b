import type { Terminal } from '#service/cli/terminal/terminal.ts';

/**
 * A terminal that records what a command writes, says and asks. Questions get the given answers in order, then no
 * answer.
 */
export class TestTerminal implements Terminal {
  out = '';
  /** The messages, one line each. */
  readonly said: string[] = [];
  readonly asked: string[] = [];
  readonly width = 100;
  readonly now: () => Date;
  private readonly answers: (string | null)[];

  constructor(answers: readonly (string | null)[] = [], now = () => new Date()) {
    this.answers = [...answers];
    this.now = now;
  }

  async write(text: string) {
    this.out += text;
  }

  say(line: string) {
    this.said.push(line);
  }

  progress() {}

  async ask(question: string) {
    this.asked.push(question);
    return this.answers.shift() ?? null;
  }
}

export interface TerminalRun {
  /** The exit code. */
  code: number;
  out: string;
  said: string;
  asked: string;
}

/** Runs a command at a terminal where a person gives this answer to the first question. Returns its result. */
export async function runAtTerminal(
  command: (terminal: Terminal) => Promise<number>,
  answer: string | null = null,
  now?: () => Date,
): Promise<TerminalRun> {
  const terminal = new TestTerminal([answer], now);
  const code = await command(terminal);
  const lines = (all: readonly string[]) => all.map((line) => `${line}\n`).join('');
  return { code, out: terminal.out, said: lines(terminal.said), asked: terminal.asked.join('\n') };
}
