import type { LeadText } from './lead-text.ts';
import { groupLeads, messageIn } from './mail-groups.ts';

/** The plain part of the mail, for a watch, a screen reader, a terminal. */
export function mailText(subject: string, texts: readonly LeadText[], footer: string): string {
  const [only] = texts;
  const body =
    texts.length === 1 && only
      ? describe(only, 1)
      : [
          subject,
          ...groupLeads(texts).map(({ heading, leads }) =>
            [heading.toUpperCase(), ...leads.map((lead) => describe(lead, texts.length))].join(
              '\n\n',
            ),
          ),
        ].join('\n\n————————————\n\n');
  return `${body}\n\n${footer}\n`;
}

function describe(lead: LeadText, among: number): string {
  const { who, did, asked, received, answers } = lead;
  const message = messageIn(lead, among);
  return [
    `${who} ${did}`,
    ...(asked === null ? [] : [asked]),
    received,
    ...(message === null ? [] : ['', ...message.split('\n').map((line) => `> ${line}`), '']),
    ...answers.map(({ label, shown, href }) => {
      if (href === null) return `${label}: ${shown}`;
      return `${label}: ${shown === label ? href : `${shown}  ${href}`}`;
    }),
  ].join('\n');
}
