/**
 * Returns one sentence for each feature that is missing when a plain web server serves the site without our service.
 * The build prints the sentences if VITE_DATA_SERVICE_URL names a data service other than ours (such as Supabase), and
 * writes them at the beginning of `static-nginx.conf`.
 */
export function listFeaturesMissingWithoutService(dataServiceUrl: string): string[] {
  return [
    dataServiceUrl === ''
      ? 'Forms store nothing: set VITE_DATA_SERVICE_URL and VITE_DATA_SERVICE_KEY at build to post them to a data service.'
      : `Forms without JavaScript work only if ${dataServiceUrl} is this service: a Supabase does not answer them with a page.`,
    'Without JavaScript, a form does not open with what the visitor chose: /enroll-form?offer=… and /request-call?about=… open without it.',
    'Without JavaScript, /compare is empty: it shows a list of links to the offers instead.',
    'Without JavaScript, /courses does not search, and shows all offers for an address such as /courses?field=web.',
    'The page about an order (/enroll-form/status) knows no order, and there are no receipts.',
    'There is no demonstration bank: an enrolment leads to PAYMENT_URL of the build, or to a page that says that no money is taken.',
    'There is no waiting list (/waiting-list), and the places left stay as they were at the build.',
    'The desk (/desk), the commands for the owner and the measurements of visits do not exist.',
  ];
}
