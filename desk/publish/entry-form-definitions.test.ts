import { describe, expect, it } from 'vitest';
import { entryListNames, entrySchemas } from '#contract/published/published-entries.ts';
import {
  entryFormDefinitions,
  formatFieldValue,
  readUncheckedEntry,
} from './entry-form-definitions.ts';

const filled = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('the form of an entry', () => {
  it.each(entryListNames)('has a field for every value of %s', (list) => {
    const { fields, picture } = entryFormDefinitions[list];
    const names = fields.map(({ name }) => name);
    expect([...names, 'isSample', ...(picture === null ? [] : ['picture'])].sort()).toEqual(
      Object.keys(entrySchemas[list].shape).sort(),
    );
  });

  it('returns the values that it shows', () => {
    const fields = {
      group: 'classes',
      question: 'When can I call?',
      answer: ['Any day.', 'By email at any other time.'],
      isSample: false,
    };
    const shown = entryFormDefinitions.questions.fields.map((field) => [
      field.name,
      formatFieldValue(fields, field),
    ]);
    expect(readUncheckedEntry('questions', filled(Object.fromEntries(shown)))).toEqual(fields);
  });

  it('separates tools by commas, and treats the tick as a sample', () => {
    const typed = filled({ techStack: ' React,  Node.js ,', title: 'A \0 page', isSample: 'on' });
    expect(readUncheckedEntry('projects', typed)).toMatchObject({
      techStack: ['React', 'Node.js'],
      title: 'A page',
      isSample: true,
    });
  });
});
