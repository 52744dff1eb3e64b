import type { Trouble } from '#domain/trouble/find-troubles.ts';
import type { PersonalMail } from '../render-personal-mail.ts';

/** Composes the mail that tells the owner about problems, each with its remedy. */
export function composeTroubleMail(troubles: readonly Trouble[], siteUrl: string): PersonalMail {
  const { host } = new URL(siteUrl);
  const things = troubles.length === 1 ? 'One thing needs' : `${troubles.length} things need`;
  return {
    subject: `${things} you at ${host}`,
    heading: `${things} you`,
    hello: 'Hello,',
    text: 'The website goes on, but this does not put itself right.',
    facts: troubles.map(({ sentence, todo }) => ({ name: sentence, value: todo })),
    button: { label: 'Open the desk', href: `${siteUrl}/desk` },
    after: [
      'You get this mail once a day while something is wrong.',
      'At the desk, under Settings, Connections and checks, one button looks at everything that can be wrong and says what to do.',
    ],
    sign: `The website at ${host}`,
  };
}
