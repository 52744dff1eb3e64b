/** Asks for a new sign-in: access to an unlocked screen must not be enough to add a permanent sign-in method. */
export function SignInFirst({ what }: { what: string }) {
  return (
    <p>
      <a href="/desk/sign-in?to=/desk/account">Sign in once more</a> to {what}: you signed in more
      than a quarter of an hour ago.
    </p>
  );
}
