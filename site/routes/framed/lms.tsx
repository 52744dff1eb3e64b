import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import {
  formatOpensHost,
  heading,
  intro,
  lmsContents,
  signInLabel,
  troubleHeading,
  troubleSteps,
} from '#content/words/lms-in-iframe.ts';
import { useProviderFacts } from '#site/data/use-provider-facts.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { FramedPageLayout } from '#site/sections/framed/framed-page-layout.tsx';
import { ContactText } from '#site/ui/contact-text.tsx';
import type { Route } from './+types/lms';

const path = '/lms/';

export function loader() {
  return { page: pageMetaByPath[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({ ...loaderData.page, path });

/**
 * The page in the frame of `/lms`, which can also be opened on its own. It runs without React. The login page itself is
 * on another site.
 */
export default function FramedLms() {
  const { lmsUrl } = useProviderFacts();
  return (
    <FramedPageLayout heading={heading} intro={intro}>
      <p className="lms-door">
        <a href={lmsUrl} target="_top" rel="noopener" className="button">
          {signInLabel}
        </a>
        <span>{formatOpensHost(new URL(lmsUrl).host)}</span>
      </p>
      <dl className="lms-contents">
        {lmsContents.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section className="lms-help" aria-labelledby="trouble">
        <h2 id="trouble">{troubleHeading}</h2>
        <ol className="steps">
          {troubleSteps.map((line) => (
            <li key={line}>
              <ContactText text={line} />
            </li>
          ))}
        </ol>
      </section>
    </FramedPageLayout>
  );
}
