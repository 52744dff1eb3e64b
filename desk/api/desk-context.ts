/** What the service hands to every page of the desk. The only way from a page to data. */
import { createContext } from 'react-router';
import type { DeskApi } from './desk-api.ts';
import type { SignInApi } from './sign-in-api.ts';

export type DeskVisit = {
  /** Null while nobody has signed in. */
  api: DeskApi | null;
  signIn: SignInApi;
  /** The moment of the request: what is due, and what "today" is. */
  now: Date;
  /** The address of the one script of the desk. */
  script: string;
  /** Told of what kept a page from being made. */
  failed(error: unknown): void;
};

export const deskContext = createContext<DeskVisit>();
