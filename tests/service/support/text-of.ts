/** What comes in pieces, as one text. */
export async function textOf(
  pieces: AsyncIterable<string> | Promise<AsyncIterable<string>>,
): Promise<string> {
  let text = '';
  for await (const piece of await pieces) text += piece;
  return text;
}
