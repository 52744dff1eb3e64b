/** What the service passes to every page of the desk: a page has no other way to data. */
import { createContext } from 'react-router';
import type { DeskApi } from './desk-api.ts';
import type { SignInApi } from './sign-in-api.ts';

export type DeskVisit = {
  /** Null while nobody is signed in. */
  api: DeskApi | null;
  signIn: SignInApi;
  /** The moment of the request, which decides what is due and what "today" is. */
  now: Date;
  /** The address of the desk's script. */
  script: string;
  /** Reports an error that prevented a page from rendering. */
  failed(error: unknown): void;
};

export const deskContext = createContext<DeskVisit>();
