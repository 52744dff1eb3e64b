import { useProviderFacts } from '#site/data/use-provider-facts.ts';

/** What staff have published for everybody to see first: above the page, and gone once it is scrolled. */
export function SiteNotices() {
  return useProviderFacts().notices?.map((text) => (
    <p key={text} className="site-notice" role="note">
      {text}
    </p>
  ));
}
