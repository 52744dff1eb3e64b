import { brand } from '#content/brand.ts';
import { footerGroups, footerLinks } from '#content/navigation.ts';
import type { FooterLink } from '#content/schema.ts';
import { footerWords } from '#content/words/footer-words.ts';
import { removeLinksToHiddenSections } from '#site/data/remove-links-to-hidden-sections.ts';
import { useProviderFacts } from '#site/data/use-provider-facts.ts';
import { SubscribeForm } from '#site/forms/subscribe-form.tsx';
import { makeTelephoneLink } from '#site/ui/contact-links.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { BrandLink } from './brand-link.tsx';

const groups = removeLinksToHiddenSections([
  ...footerGroups,
  { heading: footerWords.quickLinks, links: footerLinks },
]);

/** The footer of every page except those inside a frame: links, contact details and the subscription form. */
export function Footer() {
  const provider = useProviderFacts();
  return (
    <footer className="site-footer">
      <div className="wrap footer-grid">
        <div className="footer-about">
          <BrandLink />
          <p>{brand.tagline}</p>
        </div>
        {groups.map(({ heading, links }) => (
          <LinkGroup key={heading} heading={heading} links={links} />
        ))}
        <div className="footer-contact">
          <h2>{footerWords.contact}</h2>
          <ul>
            <li>
              <a href={makeTelephoneLink(provider.phone)}>{provider.phone}</a>
            </li>
            <li>
              <a href={`mailto:${provider.email}`}>{provider.email}</a>
            </li>
          </ul>
          <p className="footer-hours">{footerWords.hours(provider.hours)}</p>
          <h2>{footerWords.follow}</h2>
          <ul className="footer-social">
            {provider.social.map((channel) => (
              <li key={channel.name}>
                <a href={channel.url} rel="noopener">
                  {channel.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div id="subscribe" className="footer-subscribe">
          <h2>{footerWords.subscribe}</h2>
          <SubscribeForm />
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="footer-links">
        {links.map((link) => (
          <li key={link.to}>
            <PageLink to={link.to}>{link.label}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
