import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import {
  heading,
  intro,
  limits,
  limitsHeading,
  promises,
  promisesHeading,
  tellUsHeading,
  tellUsTemplate,
} from '#content/words/accessibility-page-words.ts';
import { makeBreadcrumbJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PageHeader } from '#site/sections/page-header.tsx';
import { ContactText } from '#site/ui/contact-text.tsx';
import type { Route } from './+types/accessibility';

const path = '/accessibility';
const crumbs = makeHomeAndPageCrumbs(heading, path);

export function loader() {
  return { page: pageMetaByPath[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({ ...loaderData.page, path, jsonLd: [makeBreadcrumbJsonLd(crumbs)] });

export default function Accessibility() {
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} intro={intro} />
      <div className="wrap prose">
        <h2>{promisesHeading}</h2>
        <ul className="plain-list">
          {promises.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2>{limitsHeading}</h2>
        <ul className="plain-list">
          {limits.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2>{tellUsHeading}</h2>
        <p>
          <ContactText text={tellUsTemplate} />
        </p>
      </div>
    </>
  );
}
