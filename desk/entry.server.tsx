import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router';
import { deskContext } from './request/desk-context.ts';

/**
 * The key under which the service passes the context of each request. The service and the built pages must use the
 * same object.
 */
export const deskContextKey = deskContext;

/**
 * Passes an error to the service, which logs it. A thrown Response, such as the 404 for an unknown address, is an
 * answer and not a failure.
 */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) context.get(deskContext).failed(error);
};

/**
 * Renders a page completely before it is sent: pages are short, and a page that fails in the middle must not look
 * complete.
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
