import { deferredStylePaths } from '#site/styles/deferred-style-paths.ts';
import { readReactRouterGlobals } from './react-router-globals.ts';

function addLinkElement(rel: string, href: string, as = ''): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel, href, as });
  link.onerror = () => link.remove();
  document.head.append(link);
}

/**
 * Loads the scripts, styles and data of the page that a link leads to. React Router's `prefetch="intent"` would also
 * run the scripts. If a script can't be loaded, React Router would reload the page, and the visitor would lose what was
 * typed in a form.
 */
export function prefetchLinkedPage({
  currentTarget: { pathname },
}: {
  currentTarget: HTMLAnchorElement;
}): void {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } =
    readReactRouterGlobals();
  const routes = (router?.match(pathname) ?? []).flatMap(
    (match) => manifest?.routes[match.route.id] ?? [],
  );
  for (const href of deferredStylePaths) addLinkElement('preload', href, 'style');
  for (const { module, imports = [] } of routes)
    for (const href of [module, ...imports]) addLinkElement('modulepreload', href);
  const leaf = routes.at(-1);
  // The data of an unknown path is not prefetched: the path may redirect to another page.
  if (leaf?.hasLoader && leaf.path !== '*' && pathname !== location.pathname)
    addLinkElement('prefetch', `${pathname.replace(/\/$/, '/_')}.data`, 'fetch');
}
