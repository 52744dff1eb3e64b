import type { CalledOffer } from '#content/offers/called-offers.ts';
import { offerQuery } from '#contract/offer-query.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { Slot } from '#site/ui/slot.tsx';

interface CallSubjectLinesProps {
  words: typeof import('#content/words/call-form.ts').callFormWords;
  /** Empty for none. */
  slug: string;
  offer: CalledOffer | undefined;
  /** Whether it has no date to come. */
  isClosed: boolean;
}

/** What the call is about, with the direct way beside it. Always in the page, and shown once it is about something. */
export function CallSubjectLines({ words, slug, offer, isClosed }: CallSubjectLinesProps) {
  return (
    <div className="call-subject">
      <p className="call-subject-title">
        <Slot name="about" text={offer ? `${words.about} ${offer.name}` : ''} />
      </p>
      <p className="call-subject-batch">
        <Slot name="batch" text={isClosed ? words.nextBatch : ''} />
      </p>
      <p className="call-subject-decided">
        {words.decided}{' '}
        <PageLink to={`/enroll-form${offerQuery(slug)}`} data-link="enrol">
          {words.enrol}
        </PageLink>
      </p>
      <p>
        <PageLink to="/request-call">{words.other}</PageLink>
      </p>
    </div>
  );
}
