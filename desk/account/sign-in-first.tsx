/** An open screen must not be enough to let somebody else in for good. */
export function SignInFirst({ what }: { what: string }) {
  return (
    <p>
      <a href="/desk/sign-in?to=/desk/account">Sign in once more</a> to {what}: you signed in more
      than a quarter of an hour ago.
    </p>
  );
}
