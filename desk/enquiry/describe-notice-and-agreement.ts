import { formatDay } from '#contract/text/format-day.ts';
import type { AgreedPrivacyNotice, HistoryEvent } from '../api-types/enquiry-api.ts';

/** The notice that the person agreed to by sending the form; `name` is the text of the link to the notice. */
type NoticeAndAgreement = { name: string; agreed: string };

/**
 * Describes the notice that was shown with the form: `name` is "privacy notice of 21 November 2026", and `agreed` says
 * what the person agreed to, such as "agreed to news by mail". Null if no notice was shown.
 */
export function describeNoticeAndAgreement({
  type,
  what,
}: Pick<HistoryEvent, 'type' | 'what'>): NoticeAndAgreement | null {
  const notice =
    type === 'enquiry.received' ? (what.notice as AgreedPrivacyNotice | null | undefined) : null;
  if (!notice) return null;
  return { name: `privacy notice of ${formatDay(notice.from)}`, agreed: notice.agreed };
}
