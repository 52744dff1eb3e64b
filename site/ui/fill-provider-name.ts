/** Replaces `{name}` in a text of the content by the provider's name. */
export function fillProviderName(text: string, name: string): string {
  return text.replaceAll('{name}', name);
}
