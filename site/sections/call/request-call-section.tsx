import type { ReactNode } from 'react';
import type { RequestCallWords } from '#content/schema.ts';
import { useProviderFacts } from '#site/data/use-provider-facts.ts';
import { type Caller, CallRequestForm, type CallSubject } from '#site/forms/call-request-form.tsx';
import { makeTelephoneLink } from '#site/ui/contact-links.ts';

interface RequestCallSectionProps {
  requestCall: RequestCallWords;
  /**
   * The level of the heading: 2 on the landing page, where the form stands after the list of `points`; 1 on the
   * section's own page, where the form stands before the list.
   */
  level: 1 | 2;
  /** The subject of the page that the visitor came from. The message begins with this text. */
  about?: string | undefined;
  subject?: CallSubject | undefined;
  caller?: Caller | undefined;
  /** Text about the subject, below the heading. */
  children?: ReactNode;
}

export function RequestCallSection(props: RequestCallSectionProps) {
  const { requestCall, level, about, subject, caller, children } = props;
  const provider = useProviderFacts();
  const Heading = level === 1 ? 'h1' : 'h2';
  const form = (
    <div className="form-card">
      <CallRequestForm about={about} subject={subject} caller={caller} />
    </div>
  );
  return (
    <section id="request-call" className="request-call" aria-labelledby="request-call-heading">
      <div className="wrap request-call-grid">
        <div className="request-call-words">
          <Heading id="request-call-heading">{requestCall.headline}</Heading>
          {children}
          <p className="request-call-intro">{requestCall.intro}</p>
        </div>
        {level === 1 && form}
        <div className="request-call-points">
          <dl className="points">
            {requestCall.points.map((point) => (
              <div key={point.title}>
                <dt>{point.title}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
          <p className="contact-lines">
            <a href={makeTelephoneLink(provider.phone)}>{provider.phone}</a>
            <a href={`mailto:${provider.email}`}>{provider.email}</a>
          </p>
        </div>
        {level === 2 && form}
      </div>
    </section>
  );
}
