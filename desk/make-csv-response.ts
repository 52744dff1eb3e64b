/**
 * Returns a CSV file as a download with this name. A file in pieces is sent as fast as the browser takes the pieces.
 */
export function makeCsvResponse(name: string, csv: string | AsyncIterable<string>): Response {
  return new Response(typeof csv === 'string' ? csv : streamOf(csv), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await iterator.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
