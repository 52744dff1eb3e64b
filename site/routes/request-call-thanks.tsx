import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { CallThanks } from '#site/forms/call-thanks.tsx';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { FormSent } from '#site/sections/form-sent.tsx';
import type { Route } from './+types/request-call-thanks';

const path = '/request-call/thanks';

export function loader() {
  return { page: pageMetaByPath[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({ ...loaderData.page, path, isHidden: true });

export default function RequestCallThanks() {
  return (
    <FormSent heading={formSentences.callReceived}>
      <CallThanks />
    </FormSent>
  );
}
