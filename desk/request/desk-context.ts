/** The key under which React Router gives a page what the service passed to it. */
import { createContext } from 'react-router';
import type { DeskContext } from '../api-types/desk-context.ts';

export const deskContext = createContext<DeskContext>();
