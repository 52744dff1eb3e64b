import { useEffect } from 'react';
import { indianDay } from '#content/indian-day.ts';
import { underAgeEnrolment } from '#content/legal/enrolment-notice.ts';
import type { EnrolChoices } from '#content/offers/enrol-choices.ts';
import { enrolHead } from '#content/offers/enrol-head.ts';
import { enrolWordsOn } from '#content/offers/enrol-words-on.ts';
import type { EnrolWords } from '#content/offers/form-words.ts';
import type { Enrolment, Page } from '#content/schema.ts';
import { offerQuery } from '#contract/offer-query.ts';
import { crumbsTo } from '#site/data/structured-data.ts';
import { useProviderFacts } from '#site/data/use-provider-facts.ts';
import { EnrolmentForm } from '#site/forms/enrolment-form.tsx';
import { OfferField } from '#site/forms/offer-field.tsx';
import { useOfferChoice } from '#site/forms/use-offer-choice.ts';
import { telephoneLink } from '#site/ui/contact-links.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { Slot } from '#site/ui/slot.tsx';
import { SlotList } from '#site/ui/slot-list.tsx';
import { requestCallAbout } from '../call/request-link.ts';
import { OftenAsked } from '../often-asked.tsx';
import { PageHead } from '../page-head.tsx';

interface EnrolmentPageProps extends EnrolChoices {
  page: Page;
  enrolment: Enrolment;
  words: typeof import('#content/words/enrol-form.ts').enrolFormWords;
  factNames: typeof import('#content/offers/offer-facts.ts').factNames;
  /** What is said while no offer is chosen. */
  bare: EnrolWords;
  none: string;
  /** Where enrolments are paid, as the content says it. */
  paymentUrl: string | null;
}

const headingId = 'enrol-heading';
const shownFacts = ['length', 'hours', 'level', 'start', 'registration'] as const;

/** The enrolment as specified and, opened for an offer, what it is, what it costs and what the fee covers. */
export function EnrolmentPage(props: EnrolmentPageProps) {
  const { page, enrolment, words, factNames, groups, none } = props;
  const { phone, hours } = useProviderFacts();
  const { select, choice, onChoose } = useOfferChoice();
  const slug = choice.at === 'chosen' ? choice.slug : '';
  const chosen = enrolWordsOn(props, slug, indianDay(new Date()));
  const isUnknown = choice.at === 'unknown';
  const said = isUnknown
    ? { ...props.bare, heading: words.unknownHeading }
    : (chosen ?? props.bare);
  const { title } = chosen ? enrolHead(chosen) : page;
  // The router knows of no change of the choice, so the title follows here.
  useEffect(() => {
    document.title = title;
  }, [title]);
  const slot = (name: Exclude<keyof EnrolWords, 'covers'>) => (
    <Slot name={name} text={said[name]} />
  );

  return (
    <div className="enrol">
      <PageHead
        crumbs={crumbsTo(words.crumb, '/enroll-form')}
        heading={slot('heading')}
        headingId={headingId}
        intro={slot('intro')}
        facts={[
          { name: factNames.fee, value: slot('fee') },
          { name: words.kind, value: slot('kind') },
        ]}
      />
      <div className="wrap enrol-grid">
        <div className="form-card">
          <EnrolmentForm
            labelledBy={headingId}
            paymentUrl={props.paymentUrl}
            offer={
              <>
                <div className="quiet enrol-unknown">
                  <p>
                    <Slot name="unknown" text={isUnknown ? words.unknownOffer : ''} />
                  </p>
                  <p className="actions">
                    <PageLink to="/courses" className="link-button">
                      {words.unknownAll}
                    </PageLink>
                    <PageLink to="/request-call" className="link-button">
                      {words.unknownCall}
                    </PageLink>
                  </p>
                </div>
                <p className="quiet enrol-closed">{slot('closed')}</p>
                <OfferField
                  label={words.choice}
                  none={none}
                  groups={groups}
                  selectRef={select}
                  onChoose={onChoose}
                />
              </>
            }
            nextDate={
              <PageLink
                to={`/request-call${offerQuery(slug)}`}
                className="button next-date"
                data-link="call"
              >
                {words.nextDate}
              </PageLink>
            }
            age={
              <p className="enrol-age">
                {underAgeEnrolment}{' '}
                <PageLink to={requestCallAbout(words.parentMessage)}>{words.parentCall}</PageLink>
              </p>
            }
            bought={
              <div className="bought">
                <p className="of-choice">{slot('bought')}</p>
                <p className="of-choice">
                  {slot('refund')} <PageLink to="/terms">{words.terms}</PageLink>
                </p>
                <p className="by-hand">
                  {words.chosenByHand} <PageLink to="/terms">{words.terms}</PageLink>
                </p>
                <OftenAsked />
                <p>
                  {words.questions} <a href={telephoneLink(phone)}>{phone}</a>, {hours},{' '}
                  {words.indianTime}
                </p>
              </div>
            }
            payLabel={
              <span>
                {words.pay} {slot('fee')}
              </span>
            }
          />
        </div>
        <div className="enrol-words">
          <section aria-labelledby="what" className="of-choice">
            <h2 id="what">{words.about}</h2>
            <dl className="enrol-facts">
              <div>
                <dt>{words.covers}</dt>
                <dd>
                  <SlotList name="covers" entries={said.covers} />
                </dd>
              </div>
              <div className="enrol-guarantee">
                <dt>{words.guarantee}</dt>
                <dd>{slot('guarantee')}</dd>
              </div>
              {shownFacts.map((id) => (
                <div key={id}>
                  <dt>{factNames[id]}</dt>
                  <dd>{slot(id)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-labelledby="steps" className="enrol-steps">
            <h2 id="steps">{words.next}</h2>
            <ol className="steps">
              {enrolment.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
              <li className="of-choice">{slot('afterPayment')}</li>
            </ol>
          </section>
        </div>
      </div>
    </div>
  );
}
