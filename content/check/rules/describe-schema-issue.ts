import type * as z from 'zod';
import { formatDidYouMean } from '../find-closest-word.ts';

export type SchemaIssue = z.core.$ZodIssue;

export function isMissingFieldIssue({ code, input }: SchemaIssue): boolean {
  return input === undefined && (code === 'invalid_type' || code === 'invalid_value');
}

/**
 * Turns a zod issue into the end of a sentence that begins with the name of the field. A message in the schema
 * itself has priority.
 */
export function describeSchemaIssue(issue: z.core.$ZodRawIssue): string {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return 'is missing';
      return `must be ${typeNames[issue.expected] ?? issue.expected}, not ${formatValue(input)}`;
    case 'invalid_value':
      return `${formatAllowedValues(issue.values)}, not ${formatValue(input)}${formatSuggestion(input, issue.values)}`;
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? formatAllowedValues(issue.options)
        : 'has the wrong form';
    case 'too_small':
      if (issue.origin === 'array')
        return `needs at least ${issue.minimum} entries${formatActualCount(input)}`;
      if (issue.origin === 'string')
        return `must be at least ${issue.minimum} characters long${formatActualCount(input)}`;
      return `must be ${issue.inclusive ? '' : 'more than '}${issue.minimum}${issue.inclusive ? ' or more' : ''}, not ${formatValue(input)}`;
    case 'too_big':
      if (issue.origin === 'array')
        return `may have at most ${issue.maximum} entries${formatActualCount(input)}`;
      if (issue.origin === 'string')
        return `may be at most ${issue.maximum} characters long${formatActualCount(input)}`;
      return `must be ${issue.maximum} or less, not ${formatValue(input)}`;
    case 'not_multiple_of':
      return `must go in steps of ${issue.divisor}, not ${formatValue(input)}`;
    default:
      return `can't be ${formatValue(input)}`;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false, without quotation marks',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
};

function formatValue(value: unknown): string {
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? 'a list' : 'a group';
  return typeof value === 'string' ? `"${value}"` : String(value);
}

function formatAllowedValues(values: readonly unknown[]): string {
  const words = values.map(formatValue);
  if (words.length < 2) return `must be ${words.join('')}`;
  return `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function formatSuggestion(input: unknown, values: readonly unknown[]): string {
  return typeof input === 'string' ? formatDidYouMean(input, values.map(String)) : '';
}

function formatActualCount(input: unknown): string {
  return typeof input === 'string' || Array.isArray(input) ? `; it has ${input.length}` : '';
}
