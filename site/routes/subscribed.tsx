import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { backHomeLabel, whenWeWriteText } from '#content/words/form-sent-words.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { FormSentPage } from '#site/sections/form-sent-page.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/subscribed';

const path = '/subscribed';

export function loader() {
  return { page: pageMetaByPath[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({ ...loaderData.page, path, isHidden: true });

export default function Subscribed() {
  return (
    <FormSentPage heading={formSentences.subscribed}>
      <p>{whenWeWriteText}</p>
      <p>
        <PageLink to="/" className="link-button">
          {backHomeLabel}
        </PageLink>
      </p>
    </FormSentPage>
  );
}
