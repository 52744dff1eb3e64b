import { renderToReadableStream } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';

/**
 * Renders one page completely. Only builds, publications and previews render pages here, and no visitor waits for them,
 * so streaming would bring nothing.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      // All parts of the page are complete before the HTML is read. With this size, React writes each part in its place
      // and moves none to the end of the document.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  await stream.allReady;
  // A page with a rendering error must stop the build.
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { headers, status });
}
