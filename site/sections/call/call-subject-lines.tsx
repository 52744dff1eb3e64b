import type { CallFormOffer } from '#content/offers/forms/make-call-form-data.ts';
import { makeFormOfferQuery } from '#contract/forms/form-offer-parameter.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { ServerFilledText } from '#site/ui/server-filled-text.tsx';

interface CallSubjectLinesProps {
  words: typeof import('#content/words/call-form-words.ts').callFormWords;
  /** Slug of the offer; empty for none. */
  slug: string;
  offer: CallFormOffer | undefined;
  /** Whether the last day to enrol is past. False for an offer that starts by arrangement. */
  isClosed: boolean;
}

/**
 * The subject of the call, with the link to enrol directly. It is always in the page; the styles show it when there
 * is a subject.
 */
export function CallSubjectLines({ words, slug, offer, isClosed }: CallSubjectLinesProps) {
  return (
    <div className="call-subject">
      <p className="call-subject-title">
        <ServerFilledText name="about" text={offer ? `${words.about} ${offer.name}` : ''} />
      </p>
      <p className="call-subject-batch">
        <ServerFilledText name="batch" text={isClosed ? words.nextBatch : ''} />
      </p>
      <p className="call-subject-decided">
        {words.decided}{' '}
        <PageLink to={`/enroll-form${makeFormOfferQuery(slug)}`} data-link="enrol">
          {words.enrol}
        </PageLink>
      </p>
      <p>
        <PageLink to="/request-call">{words.other}</PageLink>
      </p>
    </div>
  );
}
