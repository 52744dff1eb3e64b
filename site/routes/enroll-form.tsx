import { useLocation } from 'react-router';
import { enrolment } from '#content/catalogue/enrolment.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { enrolChoices } from '#content/offers/enrol-choices.ts';
import { bareEnrolWords } from '#content/offers/form-words.ts';
import { factNames } from '#content/offers/offer-facts.ts';
import { pages } from '#content/pages.ts';
import { enrolFormWords } from '#content/words/enrol-form.ts';
import { enrolmentFields } from '#contract/form-fields.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { EnrolmentPage } from '#site/sections/enrolment-page.tsx';
import type { Route } from './+types/enroll-form';

const path = '/enroll-form';

/** Of each offer only what this page shows. */
export function loader() {
  return {
    page: pages[path],
    enrolment,
    words: enrolFormWords,
    factNames,
    bare: bareEnrolWords(),
    ...enrolChoices(),
    none: `${enrolmentFields.offer.placeholder}, ${formatRupees(enrolment.feeRupees)}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, enrolment } }) =>
  pageMeta({ ...page, path, jsonLd: [breadcrumbData(crumbsTo(enrolment.heading, path))] });

export default function EnrollForm({ loaderData }: Route.ComponentProps) {
  // A link to the same page for another offer begins anew.
  return <EnrolmentPage key={useLocation().search} {...loaderData} />;
}
