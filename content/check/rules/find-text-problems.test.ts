import { describe, expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

/** The problems that the check finds for a testimonial with this text. */
const saidOf = (text: string) =>
  findProblemsInChangedSample(({ content }) => {
    entryAt(content.testimonials, 0).text = text;
  });
const place = 'content/landing/testimonials.ts, entry 1 (Harini S.): text';

describe('a text pasted from a chat or a document', () => {
  it.each([
    [
      'I learned\u200b React here.',
      'holds a zero-width space (U+200B) after "I learned"; delete it there and type the space or letter again',
    ],
    [
      'I learned\u00a0React here.',
      'holds a non-breaking space (U+00A0) after "I learned"; delete it there and type the space or letter again',
    ],
    [
      '\u200eI learned React here.',
      'holds a direction mark (U+200E) at its beginning; delete it there and type the space or letter again',
    ],
    [
      'I learned\nReact here.',
      'holds a line break (U+000A) after "I learned"; delete it there and type the space or letter again',
    ],
    [
      'I learned\u2009React here.',
      'holds a hidden character (U+2009) after "I learned"; delete it there and type the space or letter again',
    ],
    ['I donâ€™t know a better one.', 'holds broken letters after "I don"; type them again'],
    ['I learned React  here.', 'has two spaces in a row after "I learned React"'],
    [' I learned React here.', 'begins or ends with a space'],
  ])('%j', (text, reason) => {
    expect(saidOf(text)).toEqual([`${place} ${reason}.`]);
  });

  it('is found in the telephone number and in the slug too', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.provider.phone = '+91 98765\u00a043210';
    });
    expect(said).toContain(
      'content/provider.ts: phone holds a non-breaking space (U+00A0) after "+91 98765"; delete it there and type the space or letter again.',
    );
  });

  it('may contain an emoji', () => {
    expect(saidOf('I learned React here ❤️‍🔥 👩🏽‍💻')).toEqual([]);
  });

  it('may be in an Indian language, with joined letters', () => {
    expect(saidOf('क्‍ष पढ़ना आसान है।')).toEqual([]);
  });
});

describe('text that was meant for a program', () => {
  it.each([
    [
      'Ask before \u0024{supportHours}.',
      'shows "\u0024{supportHours}" as it stands; a text that holds it needs backticks (`) instead of quotation marks',
    ],
    [
      'It costs ₹undefined only.',
      'shows "₹undefined"; the name in its \u0024{ } is probably misspelt',
    ],
    ['Welcome to {name}.', 'holds {name}, which nothing fills in this file'],
    ['I <b>loved</b> it.', 'shows "<b>" as it stands; texts are plain, without HTML'],
    ['Cats &amp; dogs.', 'shows "&amp;" as it stands; texts are plain, without HTML'],
  ])('%s', (text, reason) => {
    expect(saidOf(text)).toEqual([`${place} ${reason}.`]);
  });

  it('a token that the terms do not know', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.terms, 2).clauses[0] = 'Write to {emial} or call {phone}.';
    });
    expect(said).toEqual([
      'content/legal/terms.ts, entry 3 (How to reach us): clauses 1 holds {emial}, which nothing fills; known are {name}, {phone}, {email}, {hours} and {rupees:1000}.',
    ]);
  });

  it('a token that the first screen does not know', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.hero.phrases[0] = 'Welcome to {nmae}';
    });
    expect(said).toEqual([
      'content/landing/hero.ts: phrases 1 holds {nmae}, which nothing fills; known is {name}.',
    ]);
  });
});

describe('a telephone number in a text', () => {
  it.each([
    [
      'Call +91 91234 56789 for details.',
      'spells a telephone number, +91 91234 56789; it stands in content/provider.ts alone, so that one change reaches every page',
    ],
    [
      'Call 98765-43210 for details.',
      'spells a telephone number; it stands in content/provider.ts alone, so that one change reaches every page',
    ],
  ])('%s', (text, reason) => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.provider.phone = '+91 98765 43210';
      entryAt(content.testimonials, 0).text = text;
    });
    expect(said).toEqual([`${place} ${reason}.`]);
  });
});

describe('letters that our documents can not print', () => {
  it('are refused in the title of a course', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.courses, 4).title = 'Flutter 🎉';
    });
    expect(said[0]).toBe(
      'content/catalogue/courses/flutter.ts, Flutter 🎉: title holds "🎉", which brochures and pictures can not print; leave it out.',
    );
  });

  it('are accepted in a greeting and in the description of a page, because browsers show them', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.provider.chat.greeting = 'Hello 👋, I would like to know more.';
      const page = content.pages['/terms'];
      if (page) page.description = `${page.description} 📜`;
    });
    expect(said).toEqual([]);
  });

  it('are accepted in a testimonial, because browsers show them', () => {
    expect(saidOf('बहुत अच्छा 🎉')).toEqual([]);
  });
});
