import { useEffect } from 'react';
import { underAgeEnrolmentNotice } from '#content/legal/enrolment-privacy-notice.ts';
import { findEnrolFormWordsOnDay } from '#content/offers/forms/find-enrol-form-words-on-day.ts';
import type { EnrolWords } from '#content/offers/forms/make-enrol-and-call-words.ts';
import type { EnrolFormData } from '#content/offers/forms/make-enrol-form-data.ts';
import { makeEnrolPageMeta } from '#content/offers/forms/make-enrol-page-meta.ts';
import type { InternshipEnrolment, PageMeta } from '#content/schema.ts';
import { makeFormOfferQuery } from '#contract/forms/form-offer-parameter.ts';
import { formPagePaths } from '#contract/forms/form-page-paths.ts';
import { dataServiceSettings } from '#site/data/build-settings.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { useProviderFacts } from '#site/data/use-provider-facts.ts';
import { EnrolmentForm } from '#site/forms/enrolment-form.tsx';
import { OfferField } from '#site/forms/fields/offer-field.tsx';
import { ShownFeeField } from '#site/forms/fields/shown-fee-field.tsx';
import { StartField } from '#site/forms/fields/start-field.tsx';
import { useOfferChoice } from '#site/forms/use-offer-choice.ts';
import { useStartChoice } from '#site/forms/use-start-choice.ts';
import { makeTelephoneLink } from '#site/ui/contact-links.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { ServerFilledList } from '#site/ui/server-filled-list.tsx';
import { ServerFilledText } from '#site/ui/server-filled-text.tsx';
import { makeRequestCallAddress } from '../call/request-call-prefill.ts';
import { OftenAskedLinks } from '../often-asked-links.tsx';
import { PageHeader } from '../page-header.tsx';
import { useIndianDay } from '../use-indian-day.ts';

interface EnrolmentFormPageProps extends EnrolFormData {
  page: PageMeta;
  enrolment: InternshipEnrolment;
  words: typeof import('#content/words/enrol-form-words.ts').enrolFormWords;
  factNames: typeof import('#content/offers/facts/list-offer-facts.ts').factNames;
  /** The texts that are shown while no offer is chosen. */
  bare: EnrolWords;
  none: string;
  /** The payment address from `content/`, for when neither the service nor the build gives an address. */
  paymentUrl: string | null;
}

const headingId = 'enrol-heading';
const shownFacts = ['length', 'hours', 'level', 'start', 'registration'] as const;

/**
 * The page of the enrolment form. When an offer is chosen, the page also shows this offer, its fee and what the fee
 * covers.
 */
export function EnrolmentFormPage(props: EnrolmentFormPageProps) {
  const { page, enrolment, words, factNames, groups, none } = props;
  const { phone, hours } = useProviderFacts();
  const { select, choice, isEarly, onChoose } = useOfferChoice();
  const slug = choice.at === 'chosen' ? choice.slug : '';
  const today = useIndianDay();
  const chosen = findEnrolFormWordsOnDay(props, slug, today);
  const startsOfOffer = (chosen?.closed === '' && props.startsOf[slug]) || [];
  const starts = startsOfOffer.filter(({ lastDay }) => lastDay >= today);
  const startChoice = useStartChoice(slug);
  const start = starts.find(({ id }) => id === startChoice.start);
  // The offer's texts name its next start at the time of the build. If that start is over, the texts of the next one
  // replace them.
  const next = starts.length < startsOfOffer.length ? starts[0] : undefined;
  const isUnknown = choice.at === 'unknown';
  const shownWords = isUnknown
    ? { ...props.bare, heading: words.unknownHeading }
    : { ...(chosen ?? props.bare), ...(start ?? next)?.words };
  const { title } = chosen ? makeEnrolPageMeta(chosen) : page;
  // When the visitor chooses another offer in the form, React Router does not navigate, so it does not change the
  // title.
  useEffect(() => {
    document.title = title;
  }, [title]);
  // React does not replace a text of the service while its own text stays the same. If the visitor chose before
  // hydration, the service's texts are about another choice; a new key makes React replace them.
  const textsKey = isEarly || startChoice.isEarly ? 'own' : 'served';
  const slot = (name: Exclude<keyof EnrolWords, 'covers'>) => (
    <ServerFilledText key={textsKey} name={name} text={shownWords[name]} />
  );

  return (
    <div className="enrol">
      <PageHeader
        crumbs={makeHomeAndPageCrumbs(words.crumb, '/enroll-form')}
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
            choice={`${slug} ${start?.id ?? ''}`}
            offerFields={
              <>
                <div className="quiet enrol-unknown">
                  <p>
                    <ServerFilledText
                      key={textsKey}
                      name="unknown"
                      text={isUnknown ? words.unknownOffer : ''}
                    />
                  </p>
                  <p className="actions">
                    <PageLink to="/courses" className="link-button">
                      {words.unknownAll}
                    </PageLink>
                    <PageLink to="/enroll-form" className="link-button">
                      {words.unknownAny}
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
                <ShownFeeField offer={slug} batch={start?.id ?? ''} fee={shownWords.fee} />
                <StartField
                  key={isEarly ? 'own' : 'served'}
                  starts={starts}
                  selectRef={startChoice.select}
                  onChoose={startChoice.onChoose}
                />
              </>
            }
            waitingLabel={words.waitingList}
            nextDate={
              <p key={textsKey} className="actions">
                <PageLink
                  to={`/request-call${makeFormOfferQuery(slug)}`}
                  className="button next-date"
                  data-link="call"
                >
                  {words.nextDate}
                </PageLink>
                {dataServiceSettings.url === '' && (
                  <a
                    href={formPagePaths.waiting_list + makeFormOfferQuery(slug)}
                    className="link-button"
                    data-link="waiting"
                  >
                    {words.waitingList}
                  </a>
                )}
              </p>
            }
            ageLimit={
              <p className="enrol-age">
                {underAgeEnrolmentNotice}{' '}
                <PageLink to={makeRequestCallAddress(words.parentMessage)}>
                  {words.parentCall}
                </PageLink>
              </p>
            }
            noticeBeforePaying={
              <div className="bought">
                <p className="of-choice">{slot('bought')}</p>
                <p className="of-choice">
                  {slot('refund')} <PageLink to="/terms">{words.terms}</PageLink>
                </p>
                <p className="by-hand">
                  {words.chosenByHand} <PageLink to="/terms">{words.terms}</PageLink>
                </p>
                <OftenAskedLinks />
                <p>
                  {words.questions} <a href={makeTelephoneLink(phone)}>{phone}</a>, {hours},{' '}
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
                  <ServerFilledList key={textsKey} name="covers" entries={shownWords.covers} />
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
