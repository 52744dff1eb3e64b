/**
 * Asks the member to sign in again: a person who finds an unlocked screen must not be able to add a permanent
 * sign-in method.
 */
export function SignInAgainHint({ what }: { what: string }) {
  return (
    <p>
      <a href="/desk/sign-in?to=/desk/account">Sign in once more</a> to {what}: you signed in more
      than a quarter of an hour ago.
    </p>
  );
}
