import type { ListedEnquiry } from '../api-types/enquiry-lists-api.ts';
import { ContactWays } from '../contact/contact-ways.tsx';
import { enquiryLink } from '../inbox/enquiry-link.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import { displayNameOfPerson } from '../words/display-name-of-person.ts';
import { enquiryKindWords } from '../words/stored-value-words.ts';

type LongestWaitingEnquiryProps = { enquiry: ListedEnquiry; now: Date; me: string };

/** Shows the enquiry that has waited longest for a first answer, above everything else. */
export function LongestWaitingEnquiry({ enquiry, now, me }: LongestWaitingEnquiryProps) {
  const href = enquiryLink(enquiry.id, { back: '/desk', n: 0 });
  const isFree = enquiry.ownerId === null || enquiry.ownerId === me;
  return (
    <section className="panel longest" aria-labelledby="longest">
      <h2 id="longest">
        Has waited longest: <TimeAgo at={enquiry.receivedAt} now={now} />
      </h2>
      <p>
        <a className="longest-way" href={href}>
          <bdi>{displayNameOfPerson(enquiry)}</bdi>
        </a>
        <br />
        {enquiry.wants ?? enquiryKindWords[enquiry.kind]}
      </p>
      <div className="buttons">
        {isFree && (
          <ContactWays
            of={enquiry}
            messages={enquiry.messages}
            claim={enquiry.ownerId === null ? { 'data-takes': enquiry.id } : undefined}
            isBrief
          />
        )}
        <a className="button" href={href}>
          Open
        </a>
      </div>
    </section>
  );
}
