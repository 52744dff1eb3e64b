import { useProviderFacts } from '#site/data/use-provider-facts.ts';

/** Announcements that staff have published, shown above the page. They scroll with the page. */
export function PublishedAnnouncements() {
  return useProviderFacts().announcements?.map((text) => (
    <p key={text} className="site-notice" role="note">
      {text}
    </p>
  ));
}
