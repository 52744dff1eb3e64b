/** Joins the pieces of a stream into one text. */
export async function joinPieces(
  pieces: AsyncIterable<string> | Promise<AsyncIterable<string>>,
): Promise<string> {
  let text = '';
  for await (const piece of await pieces) text += piece;
  return text;
}
