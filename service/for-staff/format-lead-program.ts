import { programLabelOfValue } from '#contract/forms/call-request-programs.ts';
import type { Lead } from '#database/enquiries/lead-port.ts';

/** Returns the label of the program that the visitor asked for; null if there is none. */
export function formatLeadProgram({ program }: Lead): string | null {
  return program === null ? null : programLabelOfValue(program);
}
