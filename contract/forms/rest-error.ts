/**
 * The JSON body of an error response under `/rest/v1`: the four keys of PostgREST. A form that a browser sends without
 * JavaScript gets a page instead.
 */
export type RestError = {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

/**
 * Reads the parsed body of an error response. Null when the body is no object or has no message that a visitor could
 * be shown; the caller then says that the answer was unexpected.
 */
export function readRestError(body: unknown): RestError | null {
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  const { code, message, details, hint } = body as Record<string, unknown>;
  if (typeof message !== 'string' || message === '') return null;
  return {
    code: typeof code === 'string' ? code : '',
    message,
    details: typeof details === 'string' ? details : null,
    hint: typeof hint === 'string' ? hint : null,
  };
}

/** The error code of an enrolment for an offer without a coming date. */
export const noComingDateErrorCode = 'PT410';

/** The error code of an enrolment for a batch without a free place. */
export const batchFullErrorCode = 'PT423';
