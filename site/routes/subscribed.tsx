import { pages } from '#content/pages.ts';
import { backHome, weWrite } from '#content/words/outcomes.ts';
import { sentences } from '#contract/sentences.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { Outcome } from '#site/sections/order/outcome.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/subscribed';

const path = '/subscribed';

export function loader() {
  return { page: pages[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path, isHidden: true });

export default function Subscribed() {
  return (
    <Outcome heading={sentences.subscribed}>
      <p>{weWrite}</p>
      <p>
        <PageLink to="/" className="link-button">
          {backHome}
        </PageLink>
      </p>
    </Outcome>
  );
}
