import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ListAct } from '../api-types/enquiry-lists-api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { readListForm } from './read-list-form.ts';

const now = new Date('2026-11-25T03:00:00Z');
const takers = [{ id: 'j', name: 'John', takesTurns: true }];
/** Renders the bar for a member with these colleagues, and returns the values of its buttons for acts. */
function buttonsOf(colleagues: typeof takers | null): string[] {
  const html = renderToStaticMarkup(
    <BulkBar id="bulk" back="/desk/enquiries" me="m" takers={colleagues} now={now} />,
  );
  return (html.match(/<button[^>]*>/g) ?? [])
    .filter((button) => button.includes(' name="act"'))
    .map((button) => / value="([^"]+)"/.exec(button)?.[1] ?? '');
}

/** The acts that the bar asks for, with a row ticked and every field filled in. */
const kinds = [takers, null]
  .flatMap((colleagues) => buttonsOf(colleagues))
  .map((value) => {
    const form = new FormData();
    for (const [name, given] of Object.entries({ id: '1', act: value, to: 'j', state: 'thinking' }))
      form.append(name, given);
    const read = readListForm(form, now);
    return read.at === 'act' ? read.act.kind : null;
  });

describe('the bar of the ticked rows', () => {
  /**
   * Whether staff find an act in the bar or only in the row of an enquiry. A note about a call concerns one person, so
   * its buttons are only in the row.
   */
  const placeOf: Record<ListAct['kind'], 'bar' | 'row'> = {
    ...{ take: 'bar', 'hand over': 'bar', 'in turn': 'bar', change: 'bar', note: 'row' },
  };
  it.each(Object.entries(placeOf))('has "%s" in the %s', (kind, place) => {
    expect(kinds.includes(kind as ListAct['kind'])).toBe(place === 'bar');
  });
});
