/**
 * Renders the pages that `server.prerender` names, as the build did, with the server bundle that React Router wrote
 * beside them. A caller may shorten this list but not add to it: a path outside the list would be rendered without
 * content.
 */
import { createRequestHandler, type ServerBuild } from 'react-router';

interface RenderedPage {
  /** The path of the page: "/", "/short-term". */
  route: string;
  html: string;
  /** The loader data, which the app fetches when it navigates to this page. */
  data: Buffer;
}

/** Renders the pages one after the other, which saves memory. Throws when a page can't be rendered. */
export async function* renderPages(server: ServerBuild): AsyncGenerator<RenderedPage> {
  const handle = createRequestHandler(server, 'production');
  const ask = async (path: string) => {
    const answer = await handle(new Request(`http://localhost${path}`));
    if (answer.status !== 200 && answer.status !== 202 && answer.status !== 404)
      throw new Error(`${path} could not be rendered: it was answered with ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  };
  for (const route of server.prerender) {
    const data = await ask(route.endsWith('/') ? `${route}_.data` : `${route}.data`);
    const html = await ask(route === '/' ? '/' : `${route}/`);
    yield { route, html: html.toString(), data };
  }
}
