/**
 * Which of its flashes a page shows, after an act that led to it: `?said=…` in its address, where anything may stand.
 * Null when it is none of them.
 */
export function askedFlash<Name extends string>(
  request: Request,
  flashes: Readonly<Record<Name, string>>,
): Name | null {
  const said = new URL(request.url).searchParams.get('said');
  return said !== null && Object.hasOwn(flashes, said) ? (said as Name) : null;
}
