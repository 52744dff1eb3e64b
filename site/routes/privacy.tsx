import { formatRupees } from '#content/format-rupees.ts';
import { fillPlaceholders } from '#content/legal/fill-placeholders.ts';
import { privacyPath as path } from '#content/legal/privacy-link.ts';
import {
  privacyIntro,
  privacyOfficer,
  privacySections,
  storedData,
} from '#content/legal/privacy-notice.ts';
import { privacyVersions } from '#content/legal/privacy-versions.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { provider } from '#content/provider.ts';
import { supportHoursText } from '#content/support-hours-text.ts';
import { privacyPageWords } from '#content/words/privacy-page-words.ts';
import { formatDay } from '#contract/text/format-day.ts';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { KolamArt } from '#site/art/kolam-art.tsx';
import { makeBreadcrumbJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PageHeader } from '#site/sections/page-header.tsx';
import { PrivacySections } from '#site/sections/policy/privacy-sections.tsx';
import { StoredDataList } from '#site/sections/policy/stored-data-list.tsx';
import type { Route } from './+types/privacy';

export function loader() {
  const { name, phone, email } = provider;
  const values = { name, phone, email, hours: supportHoursText, rupees: formatRupees };
  const fill = (text: string) => fillPlaceholders(text, values);
  return {
    page: pageMetaByPath[path],
    words: privacyPageWords,
    intro: fill(privacyIntro),
    kolam: drawKolam('privacy', { family: 'workshop' }),
    rows: storedData.map(({ id, what, data, why, kept, seenBy }) => ({
      id,
      what,
      data: fill(data),
      why: fill(why),
      kept: fill(kept),
      seenBy: fill(seenBy),
    })),
    sections: privacySections.map(({ id, title, clauses }) => ({
      id,
      title,
      clauses: clauses.map(fill),
    })),
    officer: privacyOfficer,
    seat: [provider.legalName ?? provider.name, provider.address].join(', '),
    hours: supportHoursText,
    versions: privacyVersions
      .map(({ from, changed }) => ({ date: from, shown: formatDay(from), changed }))
      .toReversed(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, words } }) =>
  makePageMeta({
    ...page,
    path,
    jsonLd: [makeBreadcrumbJsonLd(makeHomeAndPageCrumbs(words.heading, path))],
  });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { words, kolam } = loaderData;
  const none = [words.cookies, words.trackers, words.advertisements];
  return (
    <>
      <PageHeader
        crumbs={makeHomeAndPageCrumbs(words.heading, path)}
        heading={words.heading}
        intro={loaderData.intro}
        facts={none.map((name) => ({ name, value: '0' }))}
        art={<KolamArt kolam={kolam} />}
        className="privacy-head"
      />
      <StoredDataList rows={loaderData.rows} words={words} />
      <PrivacySections {...loaderData} />
    </>
  );
}
