import { describe, expect, it } from 'vitest';
import { makeInitialMessageTemplates } from './make-initial-message-templates.ts';
import { makeMessagePlaceholderValues } from './make-message-placeholder-values.ts';
import {
  describeTemplateTextProblem,
  fillMessageTemplate,
  type MessagePlaceholderValues,
} from './message-templates.ts';

const offer = {
  name: 'MERN Stack, course with internship',
  feePaise: 399_900,
  start: { at: 'dates', startDate: '2027-01-05' } as const,
};
const asha = { name: 'Asha Rao' };
const known = makeMessagePlaceholderValues(asha, offer, 'Meera', '2026-11-21');
const unasked = makeMessagePlaceholderValues(asha, null, 'Meera', '2026-11-21');

describe('a message for one person', () => {
  it('has their name, the offer, its fee, its start and the sender', () => {
    expect(fillMessageTemplate('{name}: {offer}, {fee}, {start}. {staff}', known)).toBe(
      'Asha Rao: MERN Stack, course with internship, ₹3,999, 5 January 2027. Meera',
    );
  });

  it('leaves out exactly the sentences without a value', () => {
    const text =
      'Hello {name},\nyou asked about {offer}. It is {fee}. When may I call you?\n{start}\n{staff}';
    expect(fillMessageTemplate(text, unasked)).toBe('Hello Asha Rao,\nWhen may I call you?\nMeera');
  });

  it('has no blank lines where a paragraph was left out', () => {
    expect(fillMessageTemplate('{offer}\n\nHello {name}.\n\n{fee}\n\n{staff}', unasked)).toBe(
      'Hello Asha Rao.\n\nMeera',
    );
  });

  it('keeps braces and dollar signs of a name unchanged', () => {
    const values: MessagePlaceholderValues = { ...unasked, name: '{fee} $& $1' };
    expect(fillMessageTemplate('Hello {name}.', values)).toBe('Hello {fee} $& $1.');
  });

  it('names no start that is over, or that is agreed on a call', () => {
    expect(makeMessagePlaceholderValues(asha, offer, 'Meera', '2027-01-05').start).toBe(
      '5 January 2027',
    );
    expect(makeMessagePlaceholderValues(asha, offer, 'Meera', '2027-01-06').start).toBeNull();
    const asked = { ...offer, start: { at: 'request' } as const };
    expect(makeMessagePlaceholderValues(asha, asked, 'Meera', '2026-11-21').start).toBeNull();
  });

  it('recognises the end of a sentence in Hindi too', () => {
    expect(fillMessageTemplate('नमस्ते {name}। आपने {offer} पूछा।', unasked)).toBe('नमस्ते Asha Rao।');
  });
});

describe('a template', () => {
  it('may contain each of the five placeholders', () => {
    expect(describeTemplateTextProblem('{name} {offer} {fee} {start} {staff}')).toBeNull();
  });

  it.each(['{nmae}', '{}', '{ name }', '{constructor}', '{Name}'])('may not contain %s', (text) => {
    expect(describeTemplateTextProblem(`Hello ${text}`)).toBe(
      `Nobody knows what ${text} stands for. Write {name}, {offer}, {fee}, {start}, {link} or {staff}.`,
    );
  });

  it.each(['{name', 'name}', '{{name}}'])('may not have a single brace: %s', (text) => {
    expect(describeTemplateTextProblem(text)).toMatch(/^A brace stands alone/);
  });
});

describe('the initial messages of a desk', () => {
  const first = makeInitialMessageTemplates('Miranaya');

  it('exist for each channel, with unique ids, and with a subject where one is sent', () => {
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
    expect(first.filter(({ channel }) => channel === 'whatsapp').length).toBeGreaterThan(1);
    for (const { channel, subject } of first) expect(subject !== '').toBe(channel === 'mail');
  });

  it.each(first)('are complete with and without an offer: $channel, $name', ({ subject, body }) => {
    expect(describeTemplateTextProblem(subject + body)).toBeNull();
    for (const values of [known, unasked, { ...unasked, name: null }]) {
      const filled = fillMessageTemplate(body, values);
      expect(filled.length).toBeGreaterThan(40);
      expect(filled).not.toMatch(/[{}]|\n\n\n|null/);
    }
  });
});
