import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { provider } from '#content/provider.ts';
import {
  backHomeLabel,
  demonstrationHeading,
  nothingChargedText,
  oneStepLeftText,
  paymentLinkLabel,
  paymentNotOpenText,
  savedHeading,
} from '#content/words/payment-page-without-provider-words.ts';
import { isPublicHttps } from '#contract/pages/is-public-https.ts';
import { dataServiceSettings, siteUrl } from '#site/data/build-settings.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/enroll-form-payment';

const path = '/enroll-form/payment';

export function loader() {
  return {
    page: pageMetaByPath[path],
    paymentUrl: dataServiceSettings.paymentUrl ?? provider.paymentUrl,
    isPublic: isPublicHttps(siteUrl),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({ ...loaderData.page, path, isHidden: true });

/**
 * The page after an enrolment when there is no payment address. It must not look like a payment page: it says that
 * nothing was charged or that payment is not open yet. Only a site that is not public may call itself a demonstration.
 * If there is a payment address, our service sends another page instead; other hosts send this one, with a link to pay.
 */
export default function PaymentAfterEnrolment({ loaderData }: Route.ComponentProps) {
  const { paymentUrl, isPublic } = loaderData;
  return (
    <section className="wrap message-page">
      {paymentUrl ? (
        <>
          <h1>{savedHeading}</h1>
          <p>{oneStepLeftText}</p>
          <p>
            <a href={paymentUrl} className="button" rel="noopener">
              {paymentLinkLabel}
            </a>
          </p>
        </>
      ) : (
        <>
          <h1>{isPublic ? savedHeading : demonstrationHeading}</h1>
          <p>{isPublic ? paymentNotOpenText : nothingChargedText}</p>
          <p>
            <PageLink to="/" className="link-button">
              {backHomeLabel}
            </PageLink>
          </p>
        </>
      )}
    </section>
  );
}
