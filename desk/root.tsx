import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  redirect,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import icon from './icons/desk.svg?url';
import touchIcon from './icons/desk-192.png?url';
import { deskContext } from './request/desk-context.ts';
import { DeskLogo } from './sign-in/desk-logo.tsx';
import stylesheet from './styles/desk.css?url';

/** The paths that need no sign-in; all others need one. */
const openPaths = [
  '/desk/sign-in',
  // Signing out also works after the session has ended. It leads to the sign-in page without a query, and the script
  // then deletes all drafts of the tab.
  '/desk/sign-out',
  '/desk/invitation',
  '/desk/app.webmanifest',
  '/desk/push-worker.js',
];

/** The guard of every loader and action: React Router runs it first. */
export const middleware: MiddlewareFunction[] = [
  ({ request, context }) => {
    const { pathname, search } = new URL(request.url);
    if (openPaths.includes(pathname) || context.get(deskContext).api !== null) return;
    // Here `/desk` has to be written: React Router puts it in front of the redirects of loaders, but not of those of
    // this guard.
    throw redirect(`/desk/sign-in?to=${encodeURIComponent(pathname + search)}`);
  },
];

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: icon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIcon },
  { rel: 'manifest', href: '/desk/app.webmanifest' },
  {
    rel: 'preload',
    href: '/fonts/anek-latin.woff2',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { script: context.get(deskContext).script };
}

export function Layout({ children }: { children: React.ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        {/* When the keyboard of a phone opens, the page becomes lower, so that the bar at its bottom stays visible. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#3d3a9e" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <Meta />
        <Links />
        {shell && <script type="module" src={shell.script} />}
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        {children}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const { title, text } = sentenceFor(useRouteError());
  return (
    <main id="main" className="alone">
      <DeskLogo />
      <title>{`${title} · Desk`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a className="button" href="/desk">
          Back to the start page
        </a>
      </p>
    </main>
  );
}

function sentenceFor(error: unknown): { title: string; text: string } {
  if (!isRouteErrorResponse(error))
    return {
      title: 'That did not work',
      text: 'Something went wrong on our side. Go back and look whether it was done before you do it again; if it stays so, tell whoever looks after the server.',
    };
  if (error.status === 403)
    return {
      title: 'Not yours to open',
      text: 'Your role does not include this page. The owner of the desk can change that under Staff.',
    };
  if (error.status === 404)
    return {
      title: 'Nothing is here',
      text: 'There is no such page, or what it showed was erased, or a colleague works on it and you see your own enquiries only.',
    };
  return { title: 'That did not work', text: error.statusText || 'Please go back and try again.' };
}
