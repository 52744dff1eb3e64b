import { allCoursesItem, mainNavigation } from '#content/navigation.ts';
import { removeLinksToHiddenSections } from '#site/data/remove-links-to-hidden-sections.ts';
import { attachMenuClosing } from '#site/motion/attach-menu-closing.ts';
import { NavigationEntry } from '#site/ui/navigation-entry.tsx';
import { BrandLink } from './brand-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/**
 * The landing page's navbar. Menus and dropdowns are `<details>`, so they open without a script and stay open when
 * the script arrives; `attachMenuClosing` closes them.
 */
export function LandingHeader() {
  return (
    <header className="site-header" data-motion="menus" ref={attachMenuClosing}>
      <div className="site-header-row wrap">
        <BrandLink />
        <details className="menu-toggle" data-menu>
          <summary>
            <span className="menu-toggle-bars" aria-hidden="true" />
            Menu
          </summary>
        </details>
        <nav aria-label="Main" className="main-nav">
          <ul>
            <li className="nav-all">
              <NavigationEntry entry={allCoursesItem} />
            </li>
            {removeLinksToHiddenSections(mainNavigation).map((entry) => (
              <li key={entry.label}>
                <NavigationEntry entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  );
}
