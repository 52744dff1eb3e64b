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
      // With an infinite size, React writes each part of the page in its place. With a smaller size, it would put some
      // parts at the end of the document and move them by a script.
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
