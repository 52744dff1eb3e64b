import { useLocation } from 'react-router';
import { enrolment } from '#content/catalogue/enrolment.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import { enrolChoices } from '#content/offers/enrol-choices.ts';
import { enrolHead } from '#content/offers/enrol-head.ts';
import { enrolWordsOn } from '#content/offers/enrol-words-on.ts';
import { minimalEnrolmentWords } from '#content/offers/form-words.ts';
import { factNames } from '#content/offers/offer-facts.ts';
import { pages } from '#content/pages.ts';
import { provider } from '#content/provider.ts';
import { enrolFormWords } from '#content/words/enrol-form.ts';
import { enrolmentFields } from '#contract/form-fields.ts';
import { readOffer } from '#contract/offer-query.ts';
import { sharePicturePath } from '#contract/share-picture-path.ts';
import type { PageHandle } from '#site/data/page-handle.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { EnrolmentPage } from '#site/sections/order/enrolment-page.tsx';
import type { Route } from './+types/enroll-form';

export const handle = { query: ['offer'] } satisfies PageHandle;

const path = '/enroll-form';

/** Of each offer only what this page shows. */
export function loader() {
  return {
    page: pages[path],
    enrolment,
    words: enrolFormWords,
    paymentUrl: provider.paymentUrl,
    factNames,
    bare: minimalEnrolmentWords(),
    ...enrolChoices(),
    none: `${enrolmentFields.offer.placeholder}, ${formatRupees(enrolment.feeRupees)}`,
  };
}

/** As the service writes it into the page for the offer in its address, so that React finds what it expects. */
export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { page, words, picturePages } = loaderData;
  const slug = readOffer(location.search) ?? '';
  const said = enrolWordsOn(loaderData, slug, indianDay(new Date()));
  return pageMeta({
    ...(said ? enrolHead(said) : page),
    path,
    image: sharePicturePath((said && picturePages[slug]) ?? path),
    jsonLd: [breadcrumbData(crumbsTo(words.crumb, path))],
  });
};

export default function EnrollForm({ loaderData }: Route.ComponentProps) {
  // A link to the same page for another offer begins anew.
  return <EnrolmentPage key={useLocation().search} {...loaderData} />;
}
