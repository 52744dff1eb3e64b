/**
 * Keeps personal data out of the log. Request bodies and the details of database errors are never logged. An error's
 * message may quote a value, so everything in the message that looks like a mail address or phone number is masked.
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

/**
 * The parts of an error that are logged: type, codes, masked message, the first eight lines of its stack, and the same
 * parts of its cause.
 */
type DescribedError = {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  errcode?: unknown;
  cause?: DescribedError;
};

export function describeErrorForLog(error: unknown): DescribedError {
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
    ...(cause === undefined ? {} : { cause: describeErrorForLog(cause) }),
  };
}

export type LogStream = { write(line: string): void };

/**
 * Returns options for Fastify's `logger`. With them, the logger shows nothing of requests and responses; the service
 * itself logs each request to `/rest/v1`, with only method, table, status, code and duration.
 */
export function makeLogOptions(level: string, stream?: LogStream) {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: describeErrorForLog,
      error: describeErrorForLog,
      req: () => ({}),
      res: () => ({}),
    },
  };
}
