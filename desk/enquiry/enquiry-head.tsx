import { formatPaise } from '#domain/money/money.ts';
import type { EnquiryDetails, SentField } from '../api-types/enquiry-api.ts';
import { telHref } from '../contact/contact-hrefs.ts';
import { BreakableMailAddress } from '../ui/breakable-mail-address.tsx';
import { EnquiryStateTag } from '../ui/enquiry-state-tag.tsx';
import { FollowUpDue } from '../ui/follow-up-due.tsx';
import { Moment } from '../ui/moment.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { displayNameOfPerson } from '../words/display-name-of-person.ts';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { enquiryKindWords } from '../words/stored-value-words.ts';

type EnquiryHeadProps = { enquiryDetails: EnquiryDetails; now: Date; owner: string | null };

/** Says how the enquiry came: by an import, from another system, or by the form of the site or of the desk. */
function describeOrigin({ enquiry, added }: EnquiryDetails): string {
  if (added?.way === 'import') return 'Imported';
  if (added?.way === 'other system') return `Sent by ${added.system ?? 'another system'}`;
  return enquiryKindWords[enquiry.kind];
}

/**
 * Shows the person, what they want, when the enquiry came, and its owner: what a member needs to know before
 * calling.
 */
export function EnquiryHead({ enquiryDetails, now, owner }: EnquiryHeadProps) {
  const { enquiry, wanted, sent, maybeRelated } = enquiryDetails;
  const { phone, email, receivedAt, source } = enquiry;
  const findSentValue = (asked: SentField['field']) =>
    sent.find(({ field }) => field === asked)?.value;
  const message = findSentValue('message');
  return (
    <header className="enquiry-head" data-live="head">
      <div className="page-head">
        <h1>{displayNameOfPerson(enquiry)}</h1>
        <p className="marks">
          <EnquiryStateTag of={enquiry} /> <FollowUpDue work={enquiry} now={now} />
        </p>
      </div>
      <p className="muted">
        {describeOrigin(enquiryDetails)}, <TimeAgo at={receivedAt} now={now} /> ago (
        <Moment at={receivedAt} now={now} />){owner === null ? '' : `, with ${owner}`}
      </p>
      {maybeRelated.length > 0 && (
        <p>
          <a href="#person">
            {`Maybe the same person as in ${formatCountWithNoun(maybeRelated.length, 'other enquiry', 'other enquiries')}`}
          </a>
        </p>
      )}
      <dl className="facts">
        {phone !== null && (
          <>
            <dt>Phone</dt>
            <dd>
              <strong className="figure number-written">{phone}</strong>
              {telHref(phone) === null && (
                <p className="small muted">
                  This cannot be dialled. Ask by mail, and correct it below.
                </p>
              )}
            </dd>
          </>
        )}
        {email !== null && (
          <>
            <dt>Email</dt>
            <dd>
              <BreakableMailAddress of={email} />
            </dd>
          </>
        )}
        <dt>Wants</dt>
        <dd>
          {wanted === null ? (
            (findSentValue('program') ?? (
              <span className="muted">Nothing in particular was named</span>
            ))
          ) : (
            <>
              <strong>{wanted.title}</strong>
              {wanted.kind && `, ${wanted.kind}`}
              {wanted.feePaise !== null && (
                <>
                  , <strong className="figure">{formatPaise(wanted.feePaise)}</strong>
                </>
              )}
              <p className="small muted">{describeStart(wanted)}</p>
            </>
          )}
        </dd>
        {source !== null && (
          <>
            <dt>Came by</dt>
            <dd className="as-written">{source}</dd>
          </>
        )}
      </dl>
      {message && <blockquote className="message as-written">{message}</blockquote>}
    </header>
  );
}

function describeStart({ start, feePaise }: NonNullable<EnquiryDetails['wanted']>): string {
  if (feePaise === null) return 'It is not sold any more.';
  if (start === null) return '';
  return start.at === 'date' ? `Starts on ${start.day}` : `Start: ${start.words}`;
}
