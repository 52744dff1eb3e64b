/**
 * Rewords the reasons of the content rules for the owner. The rules are written for people who edit the files in
 * `content/` and know field names, such as `startTime`; people at the desk do not know them. A reason without such
 * words is left unchanged.
 */
import { formatPaise } from '#domain/money/money.ts';

type Wording = readonly [RegExp, (...found: string[]) => string];

const asItStands = (text: string) =>
  `would show “${text}” to visitors as it stands: write what they should read instead`;

/** `nameOf` returns the name of a field, such as "The text"; undefined for a field that the desk does not show. */
const wordings = (nameOf: (field: string) => string | undefined): readonly Wording[] => [
  [/^(?:shows|holds) "(.+?)"(?: as it stands|; the name in its).*$/s, asItStands],
  [/^holds (\{.*?\}), which nothing fills.*$/s, asItStands],
  [
    /^spells a telephone number(?:, ([+\d -]+))?;.*$/s,
    (number) =>
      `has ${number ? `the telephone number ${number}` : 'your telephone number'}: leave it out, because pages show your number already, and a new one would not change it here`,
  ],
  [/^(holds .*) \(U\+[0-9A-F]+\)(.*)$/s, (before = '', after = '') => `${before}${after}`],
  [
    /^says (₹[\d,]+), which is neither a fee.*$/s,
    (amount) => `says ${amount}, which is none of your fees: write one of them, or leave it out`,
  ],
  [/^(says .*) \(content\/fees\.ts\)$/s, (said = '') => said],
  [
    /^has the ([\w, ]+) of (?:[\w ]+ \d+ \((.*)\)|(.*)); write its own$/s,
    (fields = '', numbered, other) =>
      `has ${listFieldNames(fields, nameOf)} of “${numbered ?? other}”, which is in the list already: change one of the two`,
  ],
  [
    /^is in the year (\d+), which looks like a slip$/,
    (year) => `is in the year ${year}: is that right?`,
  ],
  [
    /^says "(.+)", but (\d+) would be right$/s,
    (said, right) => `says “${said}”, but with these days it would be ${right}`,
  ],
  [
    /^is (\d+), which looks like a slip: it should lie between (\d+) and (\d+).*$/s,
    (is, least, most) =>
      `is ${rupees(is)}, and pages take ${rupees(least)} to ${rupees(most)}: set another fee, or have these bounds changed by whoever looks after the site`,
  ],
  [
    /^is ([\d:]+), which is not later than startTime ([\d:]+)$/,
    (end, begin) => `is ${end}, which is not later than the beginning, ${begin}`,
  ],
];

export function rewordRuleForOwner(
  reason: string,
  nameOf: (field: string) => string | undefined,
): string {
  for (const [pattern, reword] of wordings(nameOf)) {
    const found = pattern.exec(reason);
    if (found !== null) return reword(...found.slice(1));
  }
  return reason;
}

const rupees = (text = '') => formatPaise(Number(text) * 100);

/** Turns "name, image and text" into "the name and the text": `nameOf` knows no name for `image`. */
function listFieldNames(fields: string, nameOf: (field: string) => string | undefined): string {
  const names = splitFieldList(fields).flatMap((field) => nameOf(field) ?? []);
  const small = names.map((name) => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`);
  return small.length === 0 ? 'the words' : small.join(' and ');
}

export const splitFieldList = (fields: string): string[] => fields.split(/, | and /);
