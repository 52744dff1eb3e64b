import { footerLinks } from '#content/navigation.ts';
import { provider } from '#content/provider.ts';
import { SubscribeForm } from '#site/forms/subscribe-form.tsx';
import { telephoneLink } from '#site/ui/contact-links.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { Brand } from './brand.tsx';

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="wrap footer-grid">
        <div className="footer-about">
          <Brand />
          <p>{provider.tagline}</p>
        </div>
        <nav aria-label="Quick links">
          <h2>Quick links</h2>
          <ul className="footer-links">
            {footerLinks.map((link) => (
              <li key={link.to}>
                <PageLink to={link.to}>{link.label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>Contact</h2>
          <ul>
            <li>
              <a href={telephoneLink(provider.phone)}>{provider.phone}</a>
            </li>
            <li>
              <a href={`mailto:${provider.email}`}>{provider.email}</a>
            </li>
          </ul>
          <h2>Follow us</h2>
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
          <h2>Hear about new batches</h2>
          <p>One e-mail when a batch, a workshop or a webinar is announced. Nothing else.</p>
          <SubscribeForm />
        </div>
      </div>
    </footer>
  );
}
