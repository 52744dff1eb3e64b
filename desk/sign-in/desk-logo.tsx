/** The logo and the name of the desk, on the pages before signing in. */
export function DeskLogo() {
  return (
    <p className="desk-mark">
      <img src="/favicon.svg" alt="" width="36" height="36" />
      Miranaya <span>Desk</span>
    </p>
  );
}
