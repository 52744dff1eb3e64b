import { pages } from '#content/pages.ts';
import { provider } from '#content/provider.ts';
import { supportHours } from '#content/support-hours.ts';
import { sentences } from '#contract/sentences.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { Outcome } from '#site/sections/outcome.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/request-call-thanks';

const path = '/request-call/thanks';

export function loader() {
  return { page: pages[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path, isHidden: true });

export default function RequestCallThanks() {
  return (
    <Outcome heading={sentences.callReceived}>
      <p>
        We call from {provider.phone}. Our hours are {supportHours}, Indian time.
      </p>
      <p>
        <PageLink to="/#programs" className="link-button">
          Look through the programs in the meantime
        </PageLink>
      </p>
    </Outcome>
  );
}
