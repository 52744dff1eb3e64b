import { useRef } from 'react';
import { allCourses, mainNavigation } from '#content/navigation.ts';
import { shownLinks } from '#site/data/shown-links.ts';
import { NavigationEntry } from '#site/ui/navigation-entry.tsx';
import { Brand } from './brand.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useClosingMenus } from './use-closing-menus.ts';

/**
 * The landing page's navbar. Menu and dropdowns are `<details>`, so they open without a script and
 * whatever was opened before the script arrived stays open; `useClosingMenus` adds what needs one.
 */
export function MainHeader() {
  const header = useRef<HTMLElement>(null);
  useClosingMenus(header);

  return (
    <header className="site-header" ref={header}>
      <div className="site-header-row wrap">
        <Brand />
        <details className="menu-toggle" data-menu>
          <summary>
            <span className="menu-toggle-bars" aria-hidden="true" />
            Menu
          </summary>
        </details>
        <nav aria-label="Main" className="main-nav">
          <ul>
            <li className="nav-all">
              <NavigationEntry entry={allCourses} />
            </li>
            {shownLinks(mainNavigation).map((entry) => (
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
