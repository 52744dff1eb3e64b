import { formatRupees } from '#content/format-rupees.ts';
import { fillTokens } from '#content/legal/fill-tokens.ts';
import {
  privacyIntro,
  privacyOfficer,
  privacySections,
  storedData,
} from '#content/legal/privacy.ts';
import { privacyPath as path } from '#content/legal/privacy-path.ts';
import { privacyVersions } from '#content/legal/privacy-versions.ts';
import { pages } from '#content/pages.ts';
import { provider } from '#content/provider.ts';
import { supportHours } from '#content/support-hours.ts';
import { privacyWords } from '#content/words/privacy.ts';
import { drawKolam } from '#site/art/kolam.ts';
import { KolamArt } from '#site/art/kolam-art.tsx';
import { formatDate } from '#site/data/indian-time.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { PageHead } from '#site/sections/page-head.tsx';
import { PrivacyAnswers } from '#site/sections/policy/privacy-answers.tsx';
import { StoredDataRows } from '#site/sections/policy/stored-data-rows.tsx';
import type { Route } from './+types/privacy';

export function loader() {
  const { name, phone, email } = provider;
  const values = { name, phone, email, hours: supportHours, rupees: formatRupees };
  const fill = (text: string) => fillTokens(text, values);
  return {
    page: pages[path],
    words: privacyWords,
    intro: fill(privacyIntro),
    // A threshold: one line around nothing but its own dots.
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
    hours: supportHours,
    versions: privacyVersions
      .map(({ from, changed }) => ({ date: from, shown: formatDate(from), changed }))
      .toReversed(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, words } }) =>
  pageMeta({ ...page, path, jsonLd: [breadcrumbData(crumbsTo(words.heading, path))] });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { words, kolam } = loaderData;
  const none = [words.cookies, words.trackers, words.advertisements];
  return (
    <>
      <PageHead
        crumbs={crumbsTo(words.heading, path)}
        heading={words.heading}
        intro={loaderData.intro}
        facts={none.map((name) => ({ name, value: '0' }))}
        art={<KolamArt kolam={kolam} />}
        className="privacy-head"
      />
      <StoredDataRows rows={loaderData.rows} words={words} />
      <PrivacyAnswers {...loaderData} />
    </>
  );
}
