import { PageLink } from '#site/ui/page-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The header of every page except the landing page and framed pages: logo, Home link and theme switch. */
export function InnerPageHeader() {
  return (
    <header className="site-header">
      <div className="site-header-row wrap">
        <BrandLink />
        <nav aria-label="Main" className="simple-nav">
          <PageLink to="/" className="nav-link">
            Home
          </PageLink>
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  );
}
