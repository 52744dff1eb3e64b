import type { ClauseSection, PrivacyOfficer } from '#content/schema.ts';
import { makeTelephoneLink } from '#site/ui/contact-links.ts';
import { SampleTag } from '#site/ui/sample-tag.tsx';

interface PrivacySectionsProps {
  sections: readonly ClauseSection[];
  officer: PrivacyOfficer;
  /** The legal name and address of the provider. */
  seat: string;
  hours: string;
  /** The versions of the privacy notice, newest first. `date` is an ISO date, and `shown` is the same date in words. */
  versions: readonly { date: string; shown: string; changed: string }[];
  words: Record<'officer' | 'versionOf', string>;
}

/**
 * The sections below the list of stored data on `/privacy`: the visitor's rights, and who answers questions. The
 * section about complaints also names the officer, and the section about changes lists the versions of the notice.
 */
export function PrivacySections(props: PrivacySectionsProps) {
  const { sections, officer, seat, hours, versions, words } = props;
  return (
    <div className="wrap privacy-answers">
      {sections.map(({ id, title, clauses }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{title}</h2>
          <div>
            {clauses.map((clause) => (
              <p key={clause}>{clause}</p>
            ))}
            {id === 'complaints' && (
              <Officer officer={officer} seat={seat} hours={hours} words={words} />
            )}
            {id === 'changes' &&
              versions.map(({ date, shown, changed }) => (
                <p key={date} className="privacy-version">
                  {words.versionOf} <time dateTime={date}>{shown}</time>: {changed}
                </p>
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Officer({
  officer,
  seat,
  hours,
  words,
}: Pick<PrivacySectionsProps, 'officer' | 'seat' | 'hours' | 'words'>) {
  return (
    <address id="grievance-officer" className="officer">
      {!officer.isSample && <span>{words.officer}</span>}
      <strong>{officer.name}</strong>
      <span>{seat}</span>
      <a href={`mailto:${officer.email}`}>{officer.email}</a>
      <a href={makeTelephoneLink(officer.phone)}>{officer.phone}</a>
      <span>{hours}</span>
      {officer.isSample && <SampleTag />}
    </address>
  );
}
