import { type ActionFunctionArgs, redirect } from 'react-router';
import { deskContext } from '../../request/desk-context.ts';

/** Opening the address by a link does not sign out; only the form does. */
export const loader = () => redirect('/');

export async function action({ context }: ActionFunctionArgs) {
  await context.get(deskContext).signIn.signOut();
  return redirect('/sign-in');
}
