import { useLocation } from 'react-router';
import { internshipEnrolment } from '#content/catalogue/internship-enrolment.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import { factNames } from '#content/offers/facts/list-offer-facts.ts';
import { findEnrolFormWordsOnDay } from '#content/offers/forms/find-enrol-form-words-on-day.ts';
import { makeEnrolWordsWithoutOffer } from '#content/offers/forms/make-enrol-and-call-words.ts';
import { makeEnrolFormData } from '#content/offers/forms/make-enrol-form-data.ts';
import { makeEnrolPageMeta } from '#content/offers/forms/make-enrol-page-meta.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { provider } from '#content/provider.ts';
import { enrolFormWords } from '#content/words/enrol-form-words.ts';
import { enrolmentFieldsByColumn } from '#contract/forms/form-fields.ts';
import { readFormOfferSlug } from '#contract/forms/form-offer-parameter.ts';
import { sharePicturePathOfPage } from '#contract/pages/share-picture-path-of-page.ts';
import { makeBreadcrumbJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import type { PageHandle } from '#site/data/page-handle.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { EnrolmentFormPage } from '#site/sections/enrolment/enrolment-form-page.tsx';
import type { Route } from './+types/enroll-form';

export const handle = { query: ['offer'] } satisfies PageHandle;

const path = '/enroll-form';

/** Selects the data of the page: of each offer, only the fields that the form shows. */
export function loader() {
  return {
    page: pageMetaByPath[path],
    enrolment: internshipEnrolment,
    words: enrolFormWords,
    paymentUrl: provider.paymentUrl,
    factNames,
    bare: makeEnrolWordsWithoutOffer(),
    ...makeEnrolFormData(),
    none: `${enrolmentFieldsByColumn.offer.placeholder}, ${formatRupees(internshipEnrolment.feeRupees)}`,
  };
}

/**
 * For the offer in the address, the title is the one that the service writes too, so that it does not change when React
 * takes over.
 */
export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { page, words, picturePages } = loaderData;
  const slug = readFormOfferSlug(location.search) ?? '';
  const offerWords = findEnrolFormWordsOnDay(loaderData, slug, indianDay(new Date()));
  return makePageMeta({
    ...(offerWords ? makeEnrolPageMeta(offerWords) : page),
    path,
    image: sharePicturePathOfPage((offerWords && picturePages[slug]) ?? path),
    jsonLd: [makeBreadcrumbJsonLd(makeHomeAndPageCrumbs(words.crumb, path))],
  });
};

export default function EnrollForm({ loaderData }: Route.ComponentProps) {
  // When a link leads to the enrolment form for another offer, a new key makes React reset the form.
  return <EnrolmentFormPage key={useLocation().search} {...loaderData} />;
}
