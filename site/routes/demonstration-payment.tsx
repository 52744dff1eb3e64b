import { enrolment } from '#content/catalogue/enrolment.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { pages } from '#content/pages.ts';
import { provider } from '#content/provider.ts';
import { endpoint } from '#site/data/endpoint.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/demonstration-payment';

const path = '/enroll-form/payment';

export function loader() {
  return {
    page: pages[path],
    feeRupees: enrolment.feeRupees,
    paymentUrl: endpoint.paymentUrl ?? provider.paymentUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path, isHidden: true });

/**
 * Where an enrolment leads when no payment address is set. It never looks like a payment page. Where one is set,
 * our service has a page of its own at this address; other hosts hand out this one, with the way there.
 */
export default function DemonstrationPayment({ loaderData }: Route.ComponentProps) {
  const { paymentUrl } = loaderData;
  const fee = formatRupees(loaderData.feeRupees);
  return (
    <section className="wrap message-page">
      {paymentUrl ? (
        <>
          <h1>Your enrolment is saved</h1>
          <p>
            One step is left: pay {fee} on the page of our payment provider. Your place is confirmed
            when the payment has arrived.
          </p>
          <p>
            <a href={paymentUrl} className="button" rel="noopener">
              Go to the payment page
            </a>
          </p>
        </>
      ) : (
        <>
          <h1>This is a demonstration: no money is taken</h1>
          <p>
            Your name, e-mail address and mobile number have been saved as an enrolment. On the live
            site you would now be on the page of a payment provider, to pay {fee}. Here there is
            none, and nothing has been charged.
          </p>
          <p>
            <PageLink to="/" className="link-button">
              Back to the home page
            </PageLink>
          </p>
        </>
      )}
    </section>
  );
}
