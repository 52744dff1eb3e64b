/** The body of every answer that is not a success under `/rest/v1`: the four keys of PostgREST. */
export type WireError = {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
};

/**
 * Reads an answer's parsed body. Null when it is not an error a visitor can be shown (no object, or no
 * message in it): the caller then says that the answer was unexpected.
 */
export function readWireError(body: unknown): WireError | null {
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

/** The code of an enrolment that is refused because its offer has no date to come. */
export const noDateCode = 'PT410';
