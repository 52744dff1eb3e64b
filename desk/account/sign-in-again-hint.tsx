/**
 * Asks the member to sign in again before sign-in methods can be changed. Otherwise a stranger at an unlocked screen
 * could add a sign-in method of their own.
 */
export function SignInAgainHint({ what }: { what: string }) {
  return (
    <p>
      <a href="/desk/sign-in?to=/desk/account">Sign in once more</a> to {what}: you signed in more
      than a quarter of an hour ago.
    </p>
  );
}
