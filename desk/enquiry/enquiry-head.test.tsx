import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type LeadField, leadFieldLabel, leadFields } from '#contract/rows/lead-fields.ts';
import type { EnquiryDetails } from '../api-types/enquiry-api.ts';
import { EnquiryHead } from './enquiry-head.tsx';

const now = new Date('2026-11-21T09:00:00Z');
const enquiry = {
  ...{ id: 'id', kind: 'request_a_call', isQuarantined: false, receivedAt: now, version: 1 },
  ...{ name: 'Asha', email: null, phone: null, offer: null, source: null, personId: 'id' },
  ...{ state: 'new', ownerId: null, dueAt: null, tries: 0, lostReason: null, answeredAt: null },
} satisfies EnquiryDetails['enquiry'];

function wants(sheet: Partial<EnquiryDetails>): string | undefined {
  const given = {
    enquiry,
    wanted: null,
    sent: [],
    maybeRelated: [],
    ...sheet,
  } as unknown as EnquiryDetails;
  const html = renderToStaticMarkup(<EnquiryHead enquiryDetails={given} now={now} owner={null} />);
  const [, answer = ''] = /<dt>Wants<\/dt><dd>(.*?)<\/dd>/.exec(html) ?? [];
  return answer.replaceAll('<p', ' <p').replace(/<[^>]+>/g, '');
}

/**
 * Whether the head shows the field. Every field that was sent is in the panel below. The day of a start belongs to the
 * offer, and the id of a batch tells nobody anything.
 */
const isInHead: Readonly<Record<LeadField, boolean>> = {
  name: true,
  email: true,
  phone: true,
  program: true,
  message: true,
  offer: true,
  source: true,
  batch: false,
};

it.each(leadFields)('shows the field %s only if a member needs it before calling', (field) => {
  const value = `the-${field}-sent`;
  const isOfEnquiry = Object.hasOwn(enquiry, field);
  const sheet = {
    enquiry: isOfEnquiry ? { ...enquiry, [field]: value } : enquiry,
    wanted: field === 'offer' ? { title: value, kind: null, feePaise: null, start: null } : null,
    sent: [{ field, label: leadFieldLabel(field), value }],
    maybeRelated: [],
  };
  const html = renderToStaticMarkup(
    <EnquiryHead enquiryDetails={sheet as unknown as EnquiryDetails} now={now} owner={null} />,
  );
  expect(html.replaceAll('<wbr/>', '').includes(value)).toBe(isInHead[field]);
});

describe('the wish of a person', () => {
  const program = { field: 'program', label: 'Program', value: 'Certified Course' } as const;

  it('is the offer that they named, with its price and start', () => {
    const wanted = {
      title: 'Flutter',
      kind: 'course with internship',
      feePaise: 399_900,
      start: { at: 'date', day: '10 December 2026' },
    } as const;
    expect(wants({ wanted, sent: [program] })).toBe(
      'Flutter, course with internship, ₹3,999 Starts on 10 December 2026',
    );
  });

  it('is the kind of course that they chose, if they named no offer', () => {
    expect(wants({ sent: [program] })).toBe('Certified Course');
  });

  it('is empty if they chose nothing', () => {
    expect(wants({})).toBe('Nothing in particular was named');
  });

  it('is an offer that is no longer sold, if nothing else is known about it', () => {
    const wanted = { title: 'old-course', kind: null, feePaise: null, start: null };
    expect(wants({ wanted })).toBe('old-course It is not sold any more.');
  });
});

describe('the way in which an enquiry came', () => {
  const added = { told: 'not yet', takenBy: 'id', system: null } as const;
  it.each([
    ['the form of the site', null, 'Call request'],
    ['the member of staff who added it', { ...added, way: 'walk-in' }, 'Added by us'],
    ['an import', { ...added, way: 'import' }, 'Imported'],
    ['the other system', { ...added, way: 'other system', system: 'JustDial' }, 'Sent by JustDial'],
  ] as const)('names %s', (_, how, words) => {
    const kind = how === null ? 'request_a_call' : 'added_enquiries';
    const sheet = {
      ...{ enquiry: { ...enquiry, kind }, wanted: null, sent: [] },
      maybeRelated: [],
      added: how,
    };
    const html = renderToStaticMarkup(
      <EnquiryHead enquiryDetails={sheet as unknown as EnquiryDetails} now={now} owner={null} />,
    );
    expect(/<p class="muted">(.*?), /.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe(words);
  });
});

describe('other enquiries of perhaps the same person', () => {
  const headWith = (found: object) => {
    const sheet = { enquiry, wanted: null, sent: [], related: [], maybeRelated: [], ...found };
    return renderToStaticMarkup(
      <EnquiryHead enquiryDetails={sheet as unknown as EnquiryDetails} now={now} owner={null} />,
    );
  };

  it('are announced above the work, with a link to them', () => {
    const one = { shares: ['phone'] };
    expect(headWith({ maybeRelated: [one] })).toContain(
      '<a href="#person">Maybe the same person as in 1 other enquiry</a>',
    );
    expect(headWith({ maybeRelated: [one, one] })).toContain('in 2 other enquiries</a>');
  });

  it('are not mentioned if there are none', () => {
    expect(headWith({})).not.toContain('#person');
  });
});
