import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { deskContext } from './api/desk-context.ts';

/** The key under which the service hands over each visit: it must be the one that the built pages look it up by. */
export const visitKey = deskContext;

/** The service keeps the log. An address that nobody has is answered, and no failure. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) context.get(deskContext).failed(error);
};

/** Renders a page to its end: none is long, and a page that fails half way must not be shown as whole. */
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
      onError: (error) => {
        errors.push(error);
      },
    },
  );
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { headers, status });
}
