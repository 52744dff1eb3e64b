/**
 * The name of the flash message after an act, from `?said=…` in the address, which may contain any text. Null if the
 * text is none of the given names.
 */
export function readFlashName<Name extends string>(
  request: Request,
  flashes: Readonly<Record<Name, string>>,
): Name | null {
  const said = new URL(request.url).searchParams.get('said');
  return said !== null && Object.hasOwn(flashes, said) ? (said as Name) : null;
}
