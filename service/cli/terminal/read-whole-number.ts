import { WrongArguments } from './wrong-arguments.ts';

/** Reads the value of an option that is a whole number from 1; null if the option was not given. */
export function readWholeNumber(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = /^\d{1,12}$/.test(text) ? Number(text) : 0;
  if (number === 0)
    throw new WrongArguments(`${name} should be a whole number from 1; it is "${text}".`);
  return number;
}
