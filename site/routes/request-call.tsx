import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { indianDay } from '#content/indian-day.ts';
import { requestCall } from '#content/landing/request-call.ts';
import { calledOffers } from '#content/offers/called-offers.ts';
import { pages } from '#content/pages.ts';
import { callFormWords } from '#content/words/call-form.ts';
import { requestCall as formLabel } from '#content/words/forms.ts';
import { readOffer } from '#contract/offer-query.ts';
import { programOfLabel } from '#contract/programs.ts';
import type { PageHandle } from '#site/data/page-handle.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { CallSubjectLines } from '#site/sections/call/call-subject-lines.tsx';
import { RequestCallSection } from '#site/sections/call/request-call-section.tsx';
import { messageFrom } from '#site/sections/call/request-link.ts';
import { useIsHydrated } from '#site/sections/use-is-hydrated.ts';
import { Slot } from '#site/ui/slot.tsx';
import type { Route } from './+types/request-call';

export const handle = { query: ['offer', 'about'] } satisfies PageHandle;

const path = '/request-call';

export function loader() {
  return { page: pages[path], requestCall, words: callFormWords, offers: calledOffers() };
}

export const meta: Route.MetaFunction = ({ loaderData: { page } }) =>
  pageMeta({
    ...page,
    path,
    jsonLd: [breadcrumbData(crumbsTo(formLabel, path))],
  });

/** The section of the landing page on a page of its own, with what the visitor was looking at. */
export default function RequestCallPage({ loaderData }: Route.ComponentProps) {
  const { requestCall, words, offers } = loaderData;
  const location = useLocation();
  const slug = useIsHydrated() ? (readOffer(location.search) ?? '') : '';
  const offer = Object.hasOwn(offers, slug) ? offers[slug] : undefined;
  const isClosed = offer?.dated !== undefined && offer.dated.lastDay < indianDay(new Date());
  const isUnknown = slug !== '' && offer === undefined;
  const about =
    messageFrom(location) ??
    (isClosed ? offer?.dated?.nextDate : offer && `${words.about} ${offer.name}`);
  const subject = useMemo(
    () => offer && { offer: slug, program: programOfLabel(offer.program) },
    [offer, slug],
  );
  return (
    <RequestCallSection
      // For another subject the form begins anew.
      key={location.search}
      requestCall={requestCall}
      level={1}
      about={about}
      subject={subject}
    >
      <p className="quiet">
        <Slot name="unknown" text={isUnknown ? words.unknownOffer : ''} />
      </p>
      <CallSubjectLines words={words} slug={slug} offer={offer} isClosed={isClosed} />
    </RequestCallSection>
  );
}
