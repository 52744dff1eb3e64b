/** What the service passes to every page of the desk. A page has no other access to data. */
import type { DeskApi } from './desk-api.ts';
import type { SignInApi } from './sign-in-api.ts';

export type DeskContext = {
  /** The API for the signed-in member; null while nobody is signed in. */
  api: DeskApi | null;
  signIn: SignInApi;
  /** The time of the request. It decides what is due and which day is "today". */
  now: Date;
  /** The address of the desk's script. */
  script: string;
  /** Reports an error that prevented a page from rendering. */
  failed(error: unknown): void;
};
