import { pages } from '#content/pages.ts';
import { provider } from '#content/provider.ts';
import { supportHours } from '#content/support-hours.ts';
import { lookThroughPrograms, weCall } from '#content/words/outcomes.ts';
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
      <p>{weCall(provider.phone, supportHours)}</p>
      <p>
        <PageLink to="/#programs" className="link-button">
          {lookThroughPrograms}
        </PageLink>
      </p>
    </Outcome>
  );
}
