/** Lets a long mail address break at its @, and not inside a name. */
export function BreakableMailAddress({ of: address }: { of: string }) {
  const sign = address.lastIndexOf('@') + 1;
  return (
    <>
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </>
  );
}
