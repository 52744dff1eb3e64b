import { enrolment } from '#content/catalogue/enrolment.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { pages } from '#content/pages.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { EnrolmentForm } from '#site/forms/enrolment-form.tsx';
import { pageMeta } from '#site/layout/page-meta.ts';
import { PageHead } from '#site/sections/page-head.tsx';
import type { Route } from './+types/enroll-form';

const path = '/enroll-form';

export function loader() {
  return { page: pages[path], enrolment };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, enrolment } }) =>
  pageMeta({ ...page, path, jsonLd: [breadcrumbData(crumbsTo(enrolment.heading, path))] });

export default function EnrollForm({ loaderData: { enrolment } }: Route.ComponentProps) {
  const fee = formatRupees(enrolment.feeRupees);
  return (
    <div className="enrol">
      <PageHead
        crumbs={crumbsTo(enrolment.heading, path)}
        heading={enrolment.heading}
        intro={enrolment.intro}
        facts={[{ name: 'Fee', value: fee }]}
      />
      <div className="wrap enrol-grid">
        <section aria-labelledby="steps">
          <h2 id="steps">What happens next</h2>
          <ol className="steps">
            {enrolment.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <div className="form-card">
          <EnrolmentForm payLabel={`Pay ${fee}`} />
        </div>
      </div>
    </div>
  );
}
