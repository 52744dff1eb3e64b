import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { EnquiryDetails, RelatedEnquiry } from '../../api-types/enquiry-api.ts';
import { EnquiryStateTag } from '../../ui/enquiry-state-tag.tsx';
import { formatRelativeDay } from '../../words/format-moment.ts';
import { enquiryKindWords } from '../../words/stored-value-words.ts';

type RelatedEnquiriesPanelProps = {
  enquiryDetails: EnquiryDetails;
  action: string;
  nameOf: (id: string) => string | null;
  now: Date;
};

const sharedFieldWords = { phone: 'number', email: 'mail address' } as const;

/**
 * Shows other enquiries of the same person, and enquiries that may be of the same person. Only a member can decide that
 * they are, and link them.
 */
export function RelatedEnquiriesPanel({
  enquiryDetails,
  action,
  nameOf,
  now,
}: RelatedEnquiriesPanelProps) {
  const { enquiry, related, maybeRelated, mayAct } = enquiryDetails;
  if (related.length === 0 && maybeRelated.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="person">
      <h2 id="person">The same person</h2>
      {related.length > 0 && (
        <ul className="related">
          {related.map((one) => (
            <li key={one.id}>
              <RelatedEnquiryLine one={one} to={enquiry} nameOf={nameOf} now={now} />
              {mayAct && one.details && (
                <form method="post" action={action}>
                  <button type="submit" name="do" value={`unlink:${one.id}`} className="quiet">
                    Not the same
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {maybeRelated.length > 0 && (
        <>
          <h3>Maybe the same</h3>
          {mayAct && (
            <p className="small muted">
              Brothers and sisters share a phone: ask before you link. You can undo a link.
            </p>
          )}
          <ul className="related">
            {maybeRelated.map((one) => (
              <li key={one.id}>
                <RelatedEnquiryLine one={one} to={enquiry} nameOf={nameOf} now={now} />
                {mayAct && one.details && (
                  <form method="post" action={action}>
                    <button type="submit" name="do" value={`link:${one.id}`}>
                      It is the same
                    </button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type RelatedEnquiryLineProps = { one: RelatedEnquiry; to: Enquiry } & Pick<
  RelatedEnquiriesPanelProps,
  'nameOf' | 'now'
>;

function RelatedEnquiryLine({ one, to, nameOf, now }: RelatedEnquiryLineProps) {
  const { details, ownerId } = one;
  const sharedFields = one.shares.map((name) => sharedFieldWords[name]).join(' and ');
  const otherDetails = details
    ? [
        details.name !== to.name ? details.name : null,
        details.phone !== to.phone ? details.phone : null,
        details.email !== to.email ? details.email : null,
      ].filter(Boolean)
    : [];
  const title = details?.wants ?? enquiryKindWords[one.kind];
  return (
    <div>
      <p>
        {details ? <a href={`/desk/enquiries/${one.id}`}>{title}</a> : title}{' '}
        <EnquiryStateTag of={one} />
      </p>
      <p className="small muted">
        {formatRelativeDay(one.receivedAt, now)}
        {ownerId !== null && `, with ${nameOf(ownerId) ?? 'a colleague'}`}
        {sharedFields !== '' && `, the same ${sharedFields}`}
      </p>
      {otherDetails.length > 0 && <p className="small">{otherDetails.join(' · ')}</p>}
    </div>
  );
}
