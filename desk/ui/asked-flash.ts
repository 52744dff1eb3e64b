/**
 * Which of its notices a page shows, after an act that led to it: `?said=…` in its address, where anything may stand.
 * Null when it is none of them.
 */
export function askedNotice<Name extends string>(
  request: Request,
  notices: Readonly<Record<Name, string>>,
): Name | null {
  const said = new URL(request.url).searchParams.get('said');
  return said !== null && Object.hasOwn(notices, said) ? (said as Name) : null;
}
