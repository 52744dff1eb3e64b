/**
 * What may stand in the log. Neither bodies nor the database's own details ever reach it, and whatever
 * looks like a mail address or a phone number in an error's words is masked: an error of a driver may
 * quote what it choked on.
 */
const addressLike = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const numberLike = /\+?\d[\d\s().-]{6,}\d/g;

export function scrub(text: string): string {
  return text.replace(addressLike, '‹address›').replace(numberLike, '‹number›');
}

type Loggable = {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  errcode?: unknown;
  cause?: unknown;
};

/** An error without its details: kind, code, scrubbed words, and where in our code it came from. */
export type DescribedError = {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  errcode?: unknown;
  cause?: DescribedError;
};

export function describeError(error: unknown): DescribedError {
  const { name, message, stack, code, errcode, cause } = (error ?? {}) as Loggable;
  return {
    type: name ?? typeof error,
    message: scrub(String(message ?? error)).slice(0, 500),
    ...(code === undefined ? {} : { code }),
    ...(errcode === undefined ? {} : { errcode }),
    stack: (stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n'),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

export type LogStream = { write(line: string): void };

/** For Fastify's `logger`. Requests are logged by us, with a status and a duration and nothing else. */
export function logOptions(level: string, stream?: LogStream) {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: describeError,
      error: describeError,
      req: () => ({}),
      res: () => ({}),
    },
  };
}
