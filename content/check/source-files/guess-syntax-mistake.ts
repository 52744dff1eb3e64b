/**
 * Guesses which mistake the editor made in a file that can't be parsed. A parser reports where it stopped and which
 * character it expected; the mistake is usually one of a dozen, often a line above.
 */
interface SyntaxMistake {
  /** The position of the mistake, as an offset in the file. */
  at: number;
  /** The probable mistake in words, without a full stop. */
  cause: string;
}

/**
 * Guesses the mistake behind a parser's error. `message` is the parser's text, and `at` the offset where it stopped.
 */
export function guessSyntaxMistake(code: string, message: string, at: number): SyntaxMistake {
  const here = (cause: string): SyntaxMistake => ({ at, cause });
  const lineStart = code.lastIndexOf('\n', at - 1) + 1;
  const line = code.slice(lineStart).split('\n', 1)[0] ?? '';
  const found = code.slice(at);
  const before = code.slice(0, at).trimEnd();
  const beginsLine = before.length < lineStart;
  const endOfBefore = before.length - 1;

  if (/^(<{7}|={7}|>{7})/.test(line)) {
    return here(
      'two versions of the file were never joined; keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
    );
  }
  if (/^invalid character/i.test(message)) return here(guessFromCharacter(found));
  if (/unterminated/i.test(message)) {
    return here('a text begins here and its closing quotation mark is missing on the same line');
  }
  if (/:\s*\d{1,3}(,\d{2,3})+\b/.test(line)) {
    return here('a number is written without commas: 2299, not 2,299');
  }
  if (/^[\p{L}\d]+(?!\s*:)/u.test(found) && !beginsLine) {
    if (/\p{L}['’]?'$/u.test(before)) {
      return here(`an apostrophe ends the text too early; write ’ and not ' inside a text`);
    }
    if (before.endsWith('"')) {
      return here(
        'a quotation mark inside the text ends it too early; write “ and ” inside a text',
      );
    }
  }
  if (/invalid assignment/i.test(message)) return here('a colon belongs here, not "="');
  if (found.startsWith(';')) return here('a comma belongs here, not a semicolon');
  if (found.trim() === '') {
    return { at: endOfBefore, cause: 'the file ends too early; a closing } or ] is missing' };
  }
  if (beginsLine && /^expected `,`/i.test(message)) {
    return { at: endOfBefore, cause: 'a comma is probably missing at the end of this line' };
  }
  if (/^\s*[\w$]+\s+$/.test(code.slice(lineStart, at))) {
    return here(`a colon is probably missing after "${line.trim().split(/\s/)[0]}"`);
  }
  if (/:\s*\p{L}[\p{L}\d]*\s+$/u.test(code.slice(lineStart, at))) {
    return here('a text needs quotation marks around it');
  }
  if (beginsLine && /^[{[]/.test(found)) {
    return {
      at: endOfBefore,
      cause: 'what begins above is not closed; "}," is probably missing here',
    };
  }
  return here(
    `this can not be read (${message}); look for a missing comma, bracket or quotation mark`,
  );
}

function guessFromCharacter(found: string): string {
  const character = [...found][0] ?? '';
  if (/[‘’‚‛“”„‟]/.test(character)) {
    return `a text begins and ends with straight quotation marks, ' or ", and not with ${character}`;
  }
  if (character === '₹') return 'an amount is a bare number, without ₹ and without commas: 2299';
  return `"${character}" stands outside of a text; a quotation mark is probably missing before it`;
}
