import { pages } from '#content/pages.ts';
import { sentences } from '#contract/sentences.ts';
import { CallThanks } from '#site/forms/call-thanks.tsx';
import { pageMeta } from '#site/layout/page-meta.ts';
import { Outcome } from '#site/sections/order/outcome.tsx';
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
      <CallThanks />
    </Outcome>
  );
}
