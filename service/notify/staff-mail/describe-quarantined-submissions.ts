/**
 * Describes quarantined submissions for a mail to staff: enough to tell a person from a script, and how to release a
 * submission. No text of a submission becomes a link, because a script may have written it.
 */
import type { TableName } from '#contract/rows/visitor-tables.ts';
import { toLeadFromQuarantine } from '#database/enquiries/lead-record.ts';
import type {
  QuarantinedSubmission,
  UnreportedQuarantine,
} from '#database/quarantine/quarantine-port.ts';
import { retentionLimits } from '#database/retention-limits.ts';
import type { Offers } from '../../offers/read-offers.ts';
import { describeLead } from './describe-lead.ts';
import { toOneLine } from './to-one-line.ts';

export type QuarantineText = {
  headline: string;
  entries: { what: string; why: string; quoted: string | null }[];
  /**
   * Says how many new submissions are not listed, how many older submissions are still quarantined, and what staff can
   * do.
   */
  advice: string;
};

const kinds: Readonly<Record<TableName, string>> = {
  request_a_call: 'Call request',
  enrollments: 'Enrolment',
  email_subscriptions: 'Subscription',
  waiting_list: 'Waiting list',
};

const reasons: Readonly<Record<string, string>> = {
  trap: 'a field that people do not see was filled in',
  'too fast': 'sent faster than a person can, again and again from one address',
};

const mostQuoted = 160;
const days = retentionLimits.quarantineMs / 86_400_000;

export function describeQuarantinedSubmissions(
  { unreported, total, shown }: UnreportedQuarantine,
  offers: Offers,
): QuarantineText {
  const more = unreported - shown.length;
  const before = total - unreported;
  return {
    headline: `${unreported} quarantined because ${unreported === 1 ? 'it looks' : 'they look'} like the work of a script`,
    entries: shown.map((one) => entryOf(one, offers)),
    advice: [
      ...(more > 0 ? [`And ${more} more.`] : []),
      ...(before > 0 ? [`${before} from before ${before === 1 ? 'is' : 'are'} still there.`] : []),
      'Whoever sent one of these was told that it was received.',
      `If it was a person: the owner releases it at the desk, under Enquiries, Quarantine. What nobody releases is forgotten after ${days} days.`,
    ].join(' '),
  };
}

function entryOf(one: QuarantinedSubmission, offers: Offers): QuarantineText['entries'][number] {
  const lead = toLeadFromQuarantine(one);
  const { asked, received, further } = describeLead(lead, offers);
  const others = further.map(({ value }) => value);
  const whose = [lead.name, asked, lead.email, lead.phone, ...others].filter(
    (part) => part !== null,
  );
  const message = lead.message?.replace(/\s+/g, ' ') ?? null;
  return {
    what: toOneLine(`${kinds[one.table]}: ${whose.join(', ')}`, 200),
    why: `${received}, ${reasons[one.reason] ?? one.reason}`,
    quoted:
      message !== null && [...message].length > mostQuoted
        ? `${[...message].slice(0, mostQuoted - 1).join('')}…`
        : message,
  };
}
