/**
 * What a mail to staff says of quarantined submissions: enough to see a person among scripts, and how to
 * let that person in. Nothing in it can be pressed, because a script may have written it.
 */
import { asLead } from '#database/enquiries/lead-record.ts';
import type { Quarantined, QuarantineSince } from '#database/quarantine/quarantine-port.ts';
import { retention } from '#database/retention.ts';
import type { Offers } from '../offers/offers.ts';
import { describeLead } from './lead-text.ts';
import { oneLine } from './one-line.ts';

export type QuarantineText = {
  headline: string;
  entries: { what: string; why: string; quoted: string | null }[];
  /** How many more there are than entries, and what to do. */
  advice: string;
};

const kinds = {
  request_a_call: 'Call request',
  enrollments: 'Enrolment',
  email_subscriptions: 'Subscription',
} as const;

const reasons: Readonly<Record<string, string>> = {
  trap: 'a field that people do not see was filled in',
  'too fast': 'sent faster than a person can, again and again from one address',
};

const mostQuoted = 160;
const days = retention.quarantineMs / 86_400_000;

export function describeQuarantined(
  { since, total, shown }: QuarantineSince,
  offers: Offers,
): QuarantineText {
  const more = since - shown.length;
  const before = total - since;
  return {
    headline: `${since} quarantined because ${since === 1 ? 'it looks' : 'they look'} like the work of a script`,
    entries: shown.map((one) => entryOf(one, offers)),
    advice: [
      ...(more > 0 ? [`And ${more} more.`] : []),
      ...(before > 0 ? [`${before} from before ${before === 1 ? 'is' : 'are'} still there.`] : []),
      'Whoever sent one of these was told that it was received.',
      `If it was a person: the owner lets it in at the desk, under Enquiries, Quarantine. What nobody lets in is forgotten after ${days} days.`,
    ].join(' '),
  };
}

function entryOf(one: Quarantined, offers: Offers): QuarantineText['entries'][number] {
  const lead = asLead(one);
  const { asked, received, further } = describeLead(lead, offers);
  const others = further.map(({ value }) => value);
  const whose = [lead.name, asked, lead.email, lead.phone, ...others].filter(
    (part) => part !== null,
  );
  const message = lead.message?.replace(/\s+/g, ' ') ?? null;
  return {
    what: oneLine(`${kinds[lead.table]}: ${whose.join(', ')}`, 200),
    why: `${received}, ${reasons[one.reason] ?? one.reason}`,
    quoted:
      message !== null && [...message].length > mostQuoted
        ? `${[...message].slice(0, mostQuoted - 1).join('')}…`
        : message,
  };
}
