import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { CallThanks } from '#site/forms/call-thanks.tsx';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { FormSentPage } from '#site/sections/form-sent-page.tsx';
import type { Route } from './+types/request-call-thanks';

const path = '/request-call/thanks';

export function loader() {
  return { page: pageMetaByPath[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({ ...loaderData.page, path, isHidden: true });

export default function RequestCallThanks() {
  return (
    <FormSentPage heading={formSentences.callReceived}>
      <CallThanks />
    </FormSentPage>
  );
}
