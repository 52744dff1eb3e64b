/**
 * Normalises and trims typed text of several lines: browsers send each line break as CR LF, but count it as one
 * character.
 */
export const normaliseLineEnds = (typed: string): string => typed.replace(/\r\n?/g, '\n').trim();
