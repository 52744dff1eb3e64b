import type { Colleague, DeskApi } from '../api/desk-api.ts';
import type { EnquirySheet } from '../api/enquiry-api.ts';
import { KeysDialog } from '../ui/keys-dialog.tsx';
import { nameWords } from '../words.ts';
import { DoneFlash } from './done-flash.tsx';
import { EnquiryHead } from './enquiry-head.tsx';
import { EnquiryStatus } from './enquiry-status.tsx';
import { Erase } from './erase.tsx';
import type { SayingOptions } from './happening-words.ts';
import { Messages } from './messages.tsx';
import { NoteForm } from './note-form.tsx';
import { Person } from './person.tsx';
import { PersonOrders } from './person-orders.tsx';
import { Quarantine } from './quarantine.tsx';
import { type RefusedAct, RefusedFlash } from './refused-flash.tsx';
import { Sent } from './sent.tsx';
import { Timeline } from './timeline.tsx';
import { WorkBar } from './work-bar.tsx';

type EnquirySheetPageProps = {
  sheet: EnquirySheet;
  now: Date;
  me: DeskApi['me'];
  colleagues: readonly Colleague[];
  nameOf: (id: string) => string | null;
  mayOpenOrders: boolean;
  did: string | null;
  refused: RefusedAct | null;
};

export function EnquirySheetPage(props: EnquirySheetPageProps) {
  const { sheet, now, me, colleagues, nameOf, mayOpenOrders, did, refused } = props;
  const { enquiry } = sheet;
  const action = `/desk/enquiries/${enquiry.id}`;
  const isFree = enquiry.ownerId === null && sheet.mayAct;
  const claim = isFree ? { 'data-takes-at': action } : undefined;
  const name = nameWords(enquiry);
  const options: SayingOptions = { nameOf, visitor: name, now };
  const owner = enquiry.ownerId;
  const about = (kind: string) => refused?.sentence != null && refused.pressed.startsWith(kind);
  return (
    <main id="main" className="page enquiry-page">
      <title>{`${name} · Desk`}</title>
      <div className="page-head">
        <a className="way-up" href="/desk/enquiries">
          Inbox
        </a>
        <KeysDialog />
      </div>
      {did !== null && <DoneFlash sheet={sheet} did={did} action={action} options={options} />}
      {refused !== null && <RefusedFlash refused={refused} sheet={sheet} options={options} />}
      <div className="enquiry-sheet">
        <div className="first">
          <EnquiryHead
            sheet={sheet}
            now={now}
            owner={owner && (owner === me.id ? 'you' : (nameOf(owner) ?? 'somebody who left'))}
          />
          {enquiry.isQuarantined ? (
            <Quarantine reason={sheet.reason} mayDecide={sheet.mayErase} action={action} />
          ) : (
            <>
              <WorkBar sheet={sheet} now={now} claim={claim} />
              <Messages sheet={sheet} claim={claim} />
              <NoteForm
                action={action}
                seenUpTo={sheet.seenUpTo}
                typed={refused?.typed ?? ''}
                sentence={about('note') ? (refused?.sentence ?? null) : null}
              />
            </>
          )}
        </div>
        <div className="beside">
          {!enquiry.isQuarantined && (
            <EnquiryStatus sheet={sheet} colleagues={colleagues} me={me.id} now={now} />
          )}
          <Person sheet={sheet} action={action} nameOf={nameOf} now={now} />
          <PersonOrders sheet={sheet} mayOpen={mayOpenOrders} now={now} />
          <Sent
            sheet={sheet}
            action={action}
            refused={
              refused !== null && about('correct')
                ? {
                    field: refused.pressed.replace('correct:', ''),
                    typed: refused.becomes,
                    sentence: refused.sentence ?? '',
                  }
                : null
            }
          />
          {sheet.mayErase && !enquiry.isQuarantined && (
            <Erase
              related={sheet.related.length}
              action={action}
              sentence={about('erase') ? (refused?.sentence ?? null) : null}
            />
          )}
        </div>
        <Timeline sheet={sheet} action={action} options={options} />
      </div>
    </main>
  );
}
