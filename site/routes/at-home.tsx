import { brand } from '#content/brand.ts';
import { kindIds, kinds } from '#content/offers/kinds.ts';
import { offers } from '#content/offers/offers.ts';
import { provider } from '#content/provider.ts';
import { atHomePathOfKind } from '#content/show-at-home/at-home-paths.ts';
import { summariseForFamily } from '#content/show-at-home/summarise-for-family.ts';
import * as words from '#content/words/show-at-home.ts';
import { siteUrl } from '#site/data/build-settings.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PageHeader } from '#site/sections/page-header.tsx';
import { makeWhatsAppShareLink } from '#site/ui/contact-links.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/at-home';

/** The page that visitors show their family at home: each offer of one kind in a few lines, in English and Hindi. */
export function loader({ params }: Route.LoaderArgs) {
  const kind = kindIds.find((id) => id === params.kind);
  if (!kind) throw new Response(null, { status: 404 });
  return {
    path: atHomePathOfKind(kind),
    plural: kinds[kind].plural,
    entries: offers
      .filter((offer) => offer.kind === kind)
      .map((offer) => ({
        slug: offer.slug,
        title: offer.title,
        path: offer.path,
        address: `${siteUrl}${offer.path}`,
        english: summariseForFamily(offer, provider, 'en'),
        hindi: summariseForFamily(offer, provider, 'hi'),
      })),
  };
}

/** Search engines should leave the page out, because each offer's own page says the same and more. */
export const meta: Route.MetaFunction = ({ loaderData: { path, plural } }) =>
  makePageMeta({
    title: `${words.formatShowAtHomeHeading(plural)} · ${brand.name}`,
    description: words.formatShowAtHomeDescription(plural),
    path,
    isHidden: true,
  });

export default function AtHomePage({ loaderData }: Route.ComponentProps) {
  const { path, plural, entries } = loaderData;
  const heading = words.formatShowAtHomeHeading(plural);
  return (
    <>
      <PageHeader
        crumbs={makeHomeAndPageCrumbs(heading, path)}
        heading={heading}
        intro={words.intro}
      />
      <div className="wrap teaching">
        {entries.map(({ slug, title, path: to, address, english, hindi }) => (
          <section key={slug} id={slug} aria-labelledby={`${slug}-heading`}>
            <h2 id={`${slug}-heading`}>
              <PageLink to={to} className="link-button">
                {title}
              </PageLink>
            </h2>
            <div className="at-home">
              <FiveLines
                language="en"
                lines={english}
                address={address}
                send={words.sendEnglishOnWhatsAppLabel}
              />
              <FiveLines
                language="hi"
                lines={hindi}
                address={address}
                send={words.sendHindiOnWhatsAppLabel}
              />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

interface FiveLinesProps {
  language: 'en' | 'hi';
  lines: readonly string[];
  /**
   * The address of the page that says more about the offer. The message that a visitor sends home ends with this
   * address.
   */
  address: string;
  send: string;
}

function FiveLines({ language, lines, address, send }: FiveLinesProps) {
  return (
    <div lang={language}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <a
        href={makeWhatsAppShareLink([...lines, address])}
        className="link-button"
        target="_blank"
        rel="noopener"
      >
        {send}
      </a>
    </div>
  );
}
