/**
 * Renders pages as the build did, with the server that React Router has left beside them. Only what the build has
 * rendered is asked for: an unknown path would be answered with an empty shell.
 */
import { createRequestHandler, type ServerBuild } from 'react-router';

export interface RenderedPage {
  /** As the table of routes has it: "/", "/short-term". */
  route: string;
  html: string;
  /** What the app fetches when it comes here from another page. */
  data: Buffer;
}

/** One after the other, so that little is in memory at once. Throws when a page cannot be rendered. */
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
