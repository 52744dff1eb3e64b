import { pages } from '#content/pages.ts';
import { provider } from '#content/provider.ts';
import { supportHours } from '#content/support-hours.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { PageHead } from '#site/sections/page-head.tsx';
import { telephoneLink } from '#site/ui/contact-links.ts';
import type { Route } from './+types/accessibility';

const path = '/accessibility';
const heading = 'Accessibility statement';
const crumbs = crumbsTo(heading, path);

export function loader() {
  return { page: pages[path] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path, jsonLd: [breadcrumbData(crumbs)] });

/** What we do. Each line is something a visitor can hold us to. */
const promises = [
  'Everything can be reached and used with a keyboard, and you can see where you are.',
  'Headings, lists, forms and messages are marked up as what they are, so that a screen reader can say so.',
  'Text and its background have a contrast of at least 4.5 to 1, in the light and the dark scheme.',
  'Text can be enlarged to 200%, and every page works on a screen 320 pixels wide.',
  'What moves by itself can be paused, and rests if your device asks for less motion.',
  'Pages, menus and forms work without JavaScript; forms then lead to a page that says what happened.',
  'Mistakes in a form are explained in words beside the field, and what you typed stays.',
];

const limits = [
  'Brochures and project documentation are PDF files. Their text can be selected and read aloud, but we have not had every one tested with every reader. Each brochure says the same as the page it belongs to.',
  'The login page of the LMS, the payment page and WhatsApp belong to other services, and we cannot answer for them.',
  'The drawings on covers carry no information and are hidden from screen readers.',
];

export default function Accessibility() {
  return (
    <>
      <PageHead
        crumbs={crumbs}
        heading={heading}
        intro="This site should work for you whatever you read it with: a small phone, a keyboard, a screen reader, large text, or a browser without scripts. We aim for the Web Content Accessibility Guidelines 2.2, level AA."
      />
      <div className="wrap prose">
        <h2>What we do</h2>
        <ul className="plain-list">
          {promises.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2>What is not right yet</h2>
        <ul className="plain-list">
          {limits.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h2>Tell us</h2>
        <p>
          If something does not work for you, write to{' '}
          <a href={`mailto:${provider.email}`}>{provider.email}</a> or call{' '}
          <a href={telephoneLink(provider.phone)}>{provider.phone}</a> from {supportHours}, Indian
          time. Say which page it was and what you were using. Until it is mended we will give you
          what you need in another way: by e-mail or by phone.
        </p>
      </div>
    </>
  );
}
