/**
 * Keeps personal data out of the log: bodies and the database's details are never logged. A driver's error may
 * quote a value, so anything like a mail address or phone number in an error's message is masked.
 */
const addressLike = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
const numberLike = /\+?\d[\d\s().-]{6,}\d/g;

export function maskPersonalData(text: string): string {
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

/** An error without its details: type, code, masked message, and the first lines of its stack. */
type DescribedError = {
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
    message: maskPersonalData(String(message ?? error)).slice(0, 500),
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

/**
 * Options for Fastify's `logger`. The service itself logs requests to `/rest/v1`, with method, table, status, code and
 * duration only.
 */
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
