import { formatDay } from '#contract/text/format-day.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import type { OpenEnquiryResult, RemainingPersonalData } from '../api-types/enquiry-api.ts';
import { FlashWithUndo } from '../ui/flash-with-undo.tsx';
import { formatMoment } from '../words/format-moment.ts';

type EnquiryTakenOrErasedProps = {
  result: Exclude<OpenEnquiryResult, { at: 'open' }>;
  nameOf: (id: string) => string | null;
  now: Date;
  action: string;
  /** The id of the last act, from the address of the page. */
  did: string | null;
  /** Typed text that could not be saved. */
  typed: string;
  /** Whether the files of the database may still contain the erased data. */
  mayRemainInFiles: boolean;
};

const endTitles = {
  erased: 'It was erased',
  forgotten: 'It was forgotten',
  repeated: 'It was released, and known already',
} as const;

/** The page of an enquiry that a colleague has taken in the meantime, or that no longer exists. */
export function EnquiryTakenOrErased({
  result,
  nameOf,
  now,
  action,
  did,
  typed,
  mayRemainInFiles,
}: EnquiryTakenOrErasedProps) {
  const by = nameOf(result.by) ?? 'A colleague';
  const since = result.since && formatMoment(result.since, now);
  // The reader handed the enquiry over, and can still undo this.
  const isOwnAct = result.at === 'taken' && did !== null && did === result.undoable;
  const title =
    result.at === 'gone'
      ? endTitles[result.how]
      : isOwnAct
        ? `Handed over to ${by}`
        : `Taken by ${by}`;
  return (
    <main id="main" className="page">
      <title>{`${title} · Desk`}</title>
      {isOwnAct && (
        <FlashWithUndo action={action} undo={{ do: 'undo', event: did }}>
          It is with {by} now.
        </FlashWithUndo>
      )}
      <h1>{title}</h1>
      {result.at === 'taken' ? (
        <p>
          {by} has it{since && ` since ${since}`}, and you see your own enquiries only.
          {!isOwnAct && ' Nothing more of yours was changed.'} Please do not call; ask {by} if there
          is something to tell.
        </p>
      ) : (
        <p>
          By {by}, {since}.{' '}
          {result.how === 'repeated'
            ? 'The same had come before, so nothing new was stored.'
            : 'Nothing of it can be brought back; the audit keeps that it was done.'}
        </p>
      )}
      {result.at === 'gone' && result.how === 'erased' && (
        <RemainingPersonalDataSection stays={result.stays} />
      )}
      {mayRemainInFiles && (
        <p className="flash heed">
          Something else was reading the database, a backup perhaps: traces stay in its files until
          that has ended and something is erased again.
        </p>
      )}
      {typed !== '' && (
        <div className="field">
          <label htmlFor="typed">What you had typed, to take along</label>
          <textarea id="typed" readOnly defaultValue={typed} />
        </div>
      )}
      <p>
        <a className="button" href="/desk/enquiries">
          To the inbox
        </a>
      </p>
    </main>
  );
}

/** Says which receipts and copies still contain data of the erased person; renders nothing if there are none. */
function RemainingPersonalDataSection({
  stays: { receipts, copies },
}: {
  stays: RemainingPersonalData;
}) {
  return (
    <>
      {receipts.length > 0 && (
        <p>
          {receipts.join(', ')} {receipts.length === 1 ? 'stays' : 'stay'} with the name as printed:
          tax law has receipts kept.
        </p>
      )}
      {copies.length > 0 && (
        <>
          <p>
            These copies were made before and hold what they held. A backup run removes each from
            its day on, but the newest seven backups stay:
          </p>
          <ul>
            {copies.map(({ name, until }) => (
              <li key={name}>
                {name},{' '}
                {until === null ? 'until you remove it' : `until ${formatDay(indianDay(until))}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
