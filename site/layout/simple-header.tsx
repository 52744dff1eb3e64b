import { PageLink } from '#site/ui/page-link.tsx';
import { Brand } from './brand.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The header of every page but the landing page: the way home, and nothing in the way. */
export function SimpleHeader() {
  return (
    <header className="site-header">
      <div className="site-header-row wrap">
        <Brand />
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
