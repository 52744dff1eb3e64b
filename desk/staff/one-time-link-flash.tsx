import type { OneTimeLinkResult } from '../api-types/staff-members-api.ts';
import { CopyButton } from '../ui/copy-button.tsx';

const mailed: Readonly<Record<OneTimeLinkResult['mail'], (address: string) => string>> = {
  sent: (address) => `It was mailed to ${address}. You can also give it to them yourself:`,
  failed: (address) => `It could not be mailed to ${address}. Give it to them yourself:`,
  'no mail': () => 'No mail is set up here. Give it to them in a way that only they read:',
};

/**
 * Shows a one-time link. No address and no list contains the link, so a person who has left this page has to make a new
 * link.
 */
export function OneTimeLinkFlash({
  handed: { person, link, mail },
}: {
  handed: OneTimeLinkResult;
}) {
  return (
    <section className="panel handed-link" aria-labelledby="handed-link" data-done="">
      <h2 id="handed-link">A link for {person.name}</h2>
      <p>{mailed[mail](person.email)}</p>
      <p className="secret">
        <code>{link}</code>
      </p>
      <CopyButton text={link} what="the link" />
      <p className="small muted">It works once, for 72 hours, and is shown only now.</p>
    </section>
  );
}
