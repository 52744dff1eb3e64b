/** What was typed into several lines: a form sends each end of a line as two letters, of which its field counted one. */
export const normaliseLineEnds = (typed: string): string => typed.replace(/\r\n?/g, '\n').trim();
