import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { requestCallWords } from '#content/landing/request-call-words.ts';
import { makeCallFormData } from '#content/offers/forms/make-call-form-data.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { callFormWords } from '#content/words/call-form-words.ts';
import { requestCallLabel as formLabel } from '#content/words/form-labels.ts';
import { programValueOfLabel } from '#contract/forms/call-request-programs.ts';
import { readFormOfferSlug } from '#contract/forms/form-offer-parameter.ts';
import { makeBreadcrumbJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import type { PageHandle } from '#site/data/page-handle.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { CallSubjectLines } from '#site/sections/call/call-subject-lines.tsx';
import {
  readPrefilledCallMessage,
  readPrefilledNameAndEmail,
} from '#site/sections/call/request-call-prefill.ts';
import { RequestCallSection } from '#site/sections/call/request-call-section.tsx';
import { useIndianDay } from '#site/sections/use-indian-day.ts';
import { useIsHydrated } from '#site/sections/use-is-hydrated.ts';
import { ServerFilledText } from '#site/ui/server-filled-text.tsx';
import type { Route } from './+types/request-call';

export const handle = { query: ['offer', 'about'] } satisfies PageHandle;

const path = '/request-call';

export function loader() {
  return {
    page: pageMetaByPath[path],
    requestCall: requestCallWords,
    words: callFormWords,
    offers: makeCallFormData(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page } }) =>
  makePageMeta({
    ...page,
    path,
    jsonLd: [makeBreadcrumbJsonLd(makeHomeAndPageCrumbs(formLabel, path))],
  });

/**
 * The page for requesting a call. It shows the same section as the landing page, and also the offer or subject that the
 * visitor was looking at.
 */
export default function RequestCallPage({ loaderData }: Route.ComponentProps) {
  const { requestCall, words, offers } = loaderData;
  const location = useLocation();
  const slug = useIsHydrated() ? (readFormOfferSlug(location.search) ?? '') : '';
  const today = useIndianDay();
  const offer = Object.hasOwn(offers, slug) ? offers[slug] : undefined;
  const isClosed = offer?.dated !== undefined && offer.dated.lastDay < today;
  const isUnknown = slug !== '' && offer === undefined;
  const about =
    readPrefilledCallMessage(location) ??
    (isClosed ? offer?.dated?.nextDate : offer && `${words.about} ${offer.name}`);
  const subject = useMemo(
    () => offer && { offer: slug, program: programValueOfLabel(offer.program) },
    [offer, slug],
  );
  const { state } = location;
  const caller = useMemo(() => readPrefilledNameAndEmail({ state }), [state]);
  return (
    <RequestCallSection
      // When a link leads to the request-a-call page for another subject, a new key makes React reset the form.
      key={location.search}
      requestCall={requestCall}
      level={1}
      about={about}
      subject={subject}
      caller={caller}
    >
      <p className="quiet">
        <ServerFilledText name="unknown" text={isUnknown ? words.unknownOffer : ''} />
      </p>
      <CallSubjectLines words={words} slug={slug} offer={offer} isClosed={isClosed} />
    </RequestCallSection>
  );
}
