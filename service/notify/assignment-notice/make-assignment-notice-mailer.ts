/**
 * Mails members of staff who do not have the desk open: which enquiries and checklists were assigned to them, and which
 * were reassigned to somebody else.
 */

import type {
  AssignmentNotice,
  AssignmentNoticeKind,
} from '#database/desk/assignment/assignment-notice-port.ts';
import { assignmentAuthor } from '#database/desk/assignment/automatic-assignment-port.ts';
import type { Store } from '#database/store.ts';
import type { Config } from '../../settings/config.ts';
import { makeSmtpClient } from '../make-smtp-client.ts';
import type { PersonalMail } from '../render-personal-mail.ts';
import {
  renderPersonalMailHtml,
  renderPersonalMailSubject,
  renderPersonalMailText,
} from '../render-personal-mail.ts';
import {
  type AssignedEnquiryOrChecklist,
  findAssignedEnquiryOrChecklist,
} from './find-assigned-enquiry-or-checklist.ts';

/**
 * Makes the mailer. Its `mailNotices` resolves even if the mail server fails: a mail that failed is sent again later,
 * and a mail that the server refused for good is dropped.
 */
export function makeAssignmentNoticeMailer(
  mail: NonNullable<Config['mail']>,
  store: Pick<Store, 'desk' | 'staff' | 'checklists'>,
  siteUrl: string,
): { mailNotices(): Promise<void>; close(): void } {
  const { send, close } = makeSmtpClient(mail.smtpUrl);
  return {
    async mailNotices() {
      const claimed = await store.desk.claimNoticeMails();
      if (claimed.length === 0) return;
      const everybody = await store.staff.staff();
      const names = new Map(everybody.map(({ id, name }) => [id, name]));
      for (const staffId of new Set(claimed.map((one) => one.staffId))) {
        const notices = claimed.filter((one) => one.staffId === staffId);
        const ids = notices.map(({ id }) => id);
        const member = everybody.find(({ id, state }) => id === staffId && state === 'active');
        const described = await describeNotices(notices, store);
        if (member === undefined || described.length === 0) {
          await store.desk.markNoticesMailed(ids);
          continue;
        }
        const noticeMail = composeNoticeMail(described, { names, hello: member.name, siteUrl });
        const { outcome } = await send({
          from: { name: 'Website', address: mail.from },
          to: { name: member.name, address: member.email },
          subject: renderPersonalMailSubject(noticeMail),
          text: renderPersonalMailText(noticeMail),
          html: renderPersonalMailHtml(noticeMail),
        });
        if (outcome.at === 'sent' || outcome.at === 'refused')
          await store.desk.markNoticesMailed(ids);
      }
    },
    close,
  };
}

/** The most enquiries and checklists that one mail names. The others are listed at the desk. */
const mostNamed = 20;

type DescribedNotice = { notice: AssignmentNotice; about: AssignedEnquiryOrChecklist };

/** Describes the assignments. For each enquiry or checklist, only the last assignment is described. */
async function describeNotices(
  notices: readonly AssignmentNotice[],
  store: Pick<Store, 'desk' | 'checklists'>,
): Promise<DescribedNotice[]> {
  const last = new Map(notices.map((notice) => [notice.subject, notice]));
  const described: DescribedNotice[] = [];
  for (const notice of last.values()) {
    const about = await findAssignedEnquiryOrChecklist(store, notice.subject);
    if (about !== null) described.push({ notice, about });
  }
  return described;
}

const kindWords: Readonly<Record<AssignmentNoticeKind, string>> = {
  given: 'is yours now',
  taken: 'is not yours any more',
  'passed on': 'went to the next colleague, because the time to answer was over',
  'nobody left': 'was answered by nobody, and is unassigned',
};

function composeNoticeMail(
  described: readonly DescribedNotice[],
  { names, hello, siteUrl }: { names: ReadonlyMap<string, string>; hello: string; siteUrl: string },
): PersonalMail {
  const { host } = new URL(siteUrl);
  const [only] = described;
  const isOne = described.length === 1 && only !== undefined;
  const describeChange = ({ notice: { kind, who } }: DescribedNotice) => {
    const by = who === assignmentAuthor ? 'by the rules' : `by ${names.get(who) ?? 'a colleague'}`;
    return kind === 'given' || kind === 'taken' ? `${kindWords[kind]}, ${by}` : kindWords[kind];
  };
  const more = described.length - mostNamed;
  const hasChecklists = described.some(({ about }) => about.at === 'checklist');
  const what = hasChecklists ? 'enquiries and checklists' : 'enquiries';
  const heading = isOne
    ? `${only.about.name} ${kindWords[only.notice.kind]}`
    : `${described.length} ${what} have changed hands`;
  const linksToSubject = isOne && only.notice.kind !== 'taken' && only.notice.kind !== 'passed on';
  return {
    subject: heading,
    heading,
    hello: `Hello ${hello},`,
    text: 'You have no desk open, so this comes by mail.',
    facts: [
      ...described
        .slice(0, mostNamed)
        .map((one) => ({ name: one.about.name, value: describeChange(one) })),
      ...(more > 0 ? [{ name: 'And', value: `${more} more` }] : []),
    ],
    button: linksToSubject
      ? { label: 'Open it at the desk', href: siteUrl + only.about.path }
      : { label: 'Open the desk', href: `${siteUrl}/desk` },
    after: [],
    sign: `The desk of ${host}`,
  };
}
