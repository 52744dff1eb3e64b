import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { EnquiryDetails, StaffEnquiryAct } from '../api-types/enquiry-api.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import { readEnquiryForm } from './read-enquiry-form.ts';

const now = new Date('2026-11-21T09:00:00Z');
const enquiry = {
  ...{ id: 'id', kind: 'request_a_call', isQuarantined: false, receivedAt: now, version: 1 },
  ...{ name: 'Asha', email: 'a@example.in', phone: '+91 98765 43210', offer: null, source: null },
  ...{ personId: 'id', state: 'new', ownerId: null, dueAt: now, tries: 0 },
  ...{ lostReason: null, answeredAt: null },
} satisfies EnquiryDetails['enquiry'];
const enquiryDetails: EnquiryDetails = {
  ...{ enquiry, sent: [], reason: null, added: null, wanted: null, takenSince: null, mayAct: true },
  ...{ mayHandOver: true, mayErase: true, related: [], maybeRelated: [], orders: [] },
  ...{ history: [], messages: [], seenUpTo: '1', undoable: null },
};
const me = { id: 'm', name: 'Meena', email: 'm@example.in', role: 'owner' } as const;
const john = { ...me, id: 'j', name: 'John', isActive: true } as const;

type Tag = DefaultTreeAdapterTypes.Element;
const attribute = (tag: Tag, name: string) => tag.attrs.find((one) => one.name === name)?.value;
const isTag = (node: DefaultTreeAdapterTypes.Node): node is Tag => 'tagName' in node;
function tagsIn(node: DefaultTreeAdapterTypes.ParentNode): Tag[] {
  return node.childNodes.flatMap((one) => (isTag(one) ? [one, ...tagsIn(one)] : []));
}

const tags = tagsIn(
  parse(
    renderToStaticMarkup(
      <EnquiryPage
        {...{ enquiryDetails: enquiryDetails, now, me, colleagues: [john], nameOf: () => null }}
        {...{ mayAskPayment: true, mayOpenOrders: true, did: null, refused: null, said: null }}
        {...{ position: null, listName: null, next: null, areLearnersMailed: true }}
      />,
    ),
  ),
);
const work = tags.filter((tag) => attribute(tag, 'id') === 'work').flatMap(tagsIn);

/** The fields in which Enter submits the form through its first button. */
const fields = tags
  .filter((tag) => tag.tagName === 'input' && attribute(tag, 'type') !== 'hidden')
  .filter((tag) => attribute(tag, 'form') === 'work' || work.includes(tag))
  .map((tag) => `${attribute(tag, 'name')}`);

describe('Enter in a field of the work form', () => {
  it('presses a button that records no outcome', () => {
    const buttons = tags.filter(
      (tag) => tag.tagName === 'button' && attribute(tag, 'type') === 'submit',
    );
    const first = buttons.find((tag) => attribute(tag, 'form') === 'work' || work.includes(tag));
    expect(first && attribute(first, 'value')).toBe('entered');
  });

  it('sets the date if the field is the one for a time', () => {
    expect(fields).toEqual(expect.arrayContaining(['dueAt']));
  });

  it.each(fields)('does not save the text of %s as a note', (name) => {
    const form = new FormData();
    for (const one of fields) form.set(one, one === name ? 'Something' : '');
    form.set('do', 'entered');
    form.set('note', 'What was typed before');
    expect(readEnquiryForm(form, now)?.do).not.toBe('note');
  });
});

/** The values of the buttons and of the choices in lists. */
const pressed = tags
  .filter((tag) => tag.tagName === 'button' || tag.tagName === 'option')
  .map((tag) => attribute(tag, 'value') ?? '');

describe('the page of an enquiry', () => {
  const staffActs: Record<StaffEnquiryAct['kind'], true> = {
    ...{ claim: true, 'hand over': true, 'note outcome': true },
    ...{ 'set state': true, lose: true, 'set due': true },
  };
  it.each(Object.keys(staffActs))('has a control for the act "%s"', (kind) => {
    const kinds = pressed.map((value) => {
      const form = new FormData();
      for (const [name, given] of Object.entries({ dueAt: '2026-11-24T10:00', to: 'j' }))
        form.set(name, given);
      form.set('do', value);
      const read = readEnquiryForm(form, now);
      return read?.do === 'act' ? read.act.kind : null;
    });
    expect(kinds).toContain(kind);
  });
});
