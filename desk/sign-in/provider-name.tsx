/** Shows the provider's name on the pages before signing in. */
export function ProviderName() {
  return (
    <p className="desk-mark">
      <img src="/favicon.svg" alt="" width="36" height="36" />
      Miranaya <span>Desk</span>
    </p>
  );
}
