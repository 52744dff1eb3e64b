import * as z from 'zod/mini';

/**
 * Like `z.strictObject`, with its own messages for an unknown and for a missing field, where `zod/mini` would only
 * say "Invalid input".
 */
export const strictShape = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has a field that is not known: ${issue.keys.join(', ')}`
        : 'is missing',
  });
