import type { Colleague, DeskApi } from '../api-types/desk-api.ts';
import type { EnquiryDetails } from '../api-types/enquiry-api.ts';
import type { NextEnquiry } from '../api-types/enquiry-lists-api.ts';
import { enquiryLink } from '../inbox/enquiry-link.ts';
import type { ListPosition } from '../inbox/list-position.ts';
import { ShortcutsDialog } from '../ui/shortcuts-dialog.tsx';
import { displayNameOfPerson } from '../words/display-name-of-person.ts';
import { ContactAndOutcomeBar } from './contact-and-outcome-bar.tsx';
import type { HistoryEventOptions } from './describe-history-event-with-actor.ts';
import { DoneFlash } from './done-flash.tsx';
import { describeEnquiryFlash, type EnquiryFlash } from './enquiry-flashes-without-event.ts';
import { EnquiryHead } from './enquiry-head.tsx';
import { AddedEnquiryPanel } from './panels/added-enquiry-panel.tsx';
import { EnquiryHistory } from './panels/enquiry-history.tsx';
import { EnquiryStatusPanel } from './panels/enquiry-status-panel.tsx';
import { ErasePanel } from './panels/erase-panel.tsx';
import { NoteForm } from './panels/note-form.tsx';
import { PersonOrdersPanel } from './panels/person-orders-panel.tsx';
import { QuarantinePanel } from './panels/quarantine-panel.tsx';
import { ReadyMessagesPanel } from './panels/ready-messages-panel.tsx';
import { RelatedEnquiriesPanel } from './panels/related-enquiries-panel.tsx';
import { SentFieldsPanel } from './panels/sent-fields-panel.tsx';
import { type RefusedEnquiryForm, RefusedFlash } from './refused-flash.tsx';

type EnquiryPageProps = {
  enquiryDetails: EnquiryDetails;
  now: Date;
  me: DeskApi['me'];
  colleagues: readonly Colleague[];
  nameOf: (id: string) => string | null;
  mayOpenOrders: boolean;
  mayAskPayment: boolean;
  /** If false, the service sends learners no mails, and the flash message tells staff what to send themselves. */
  areLearnersMailed: boolean;
  did: string | null;
  refused: RefusedEnquiryForm | null;
  /**
   * The list from which the enquiry was opened. If the address of the page names no list, `position`, `listName` and
   * `next` are null.
   */
  position: ListPosition | null;
  listName: string | null;
  next: NextEnquiry | null;
  /** The flash message after an act that leaves no event in this enquiry's history; null if there was none. */
  said: EnquiryFlash | null;
};

export function EnquiryPage(props: EnquiryPageProps) {
  const {
    enquiryDetails,
    now,
    me,
    colleagues,
    nameOf,
    did,
    refused,
    said: flash,
    areLearnersMailed,
  } = props;
  const { mayOpenOrders, mayAskPayment, position, listName, next } = props;
  const { enquiry } = enquiryDetails;
  const action = enquiryLink(enquiry.id, position);
  const isFree = enquiry.ownerId === null && enquiryDetails.mayAct;
  const claim = isFree ? { 'data-takes-at': action } : undefined;
  const name = displayNameOfPerson(enquiry);
  const options: HistoryEventOptions = { nameOf, visitor: name, now };
  const owner = enquiry.ownerId;
  const isRefusedAct = (kind: string) =>
    refused?.sentence != null && refused.pressed.startsWith(kind);
  return (
    <main id="main" className="page enquiry-page">
      <title>{`${name} · Desk`}</title>
      <div className="page-head">
        <a className="way-up" href={position?.back ?? '/desk/enquiries'}>
          {listName ?? 'Inbox'}
        </a>
        <div className="page-side">
          {position && <NextEnquiryLink next={next} position={position} />}
          <ShortcutsDialog />
        </div>
      </div>
      {did !== null && (
        <DoneFlash enquiryDetails={enquiryDetails} did={did} action={action} options={options} />
      )}
      {flash !== null && (
        <p
          className={`flash ${flash === 'not renewed' || flash === 'open' ? 'wrong' : ''}`}
          role="status"
        >
          {describeEnquiryFlash(flash, areLearnersMailed)}
        </p>
      )}
      {refused !== null && (
        <RefusedFlash refused={refused} enquiryDetails={enquiryDetails} options={options} />
      )}
      <div className="enquiry-sheet">
        <div className="first">
          <EnquiryHead
            enquiryDetails={enquiryDetails}
            now={now}
            owner={owner && (owner === me.id ? 'you' : (nameOf(owner) ?? 'somebody who left'))}
          />
          {enquiry.isQuarantined ? (
            <QuarantinePanel
              reason={enquiryDetails.reason}
              mayDecide={enquiryDetails.mayErase}
              action={action}
            />
          ) : (
            <>
              <ContactAndOutcomeBar enquiryDetails={enquiryDetails} claim={claim} />
              <ReadyMessagesPanel enquiryDetails={enquiryDetails} claim={claim} />
              <NoteForm
                action={action}
                seenUpTo={enquiryDetails.seenUpTo}
                typed={refused?.typed ?? ''}
                sentence={isRefusedAct('note') ? (refused?.sentence ?? null) : null}
              />
            </>
          )}
        </div>
        <div className="beside">
          {!enquiry.isQuarantined && (
            <EnquiryStatusPanel
              enquiryDetails={enquiryDetails}
              colleagues={colleagues}
              me={me.id}
              now={now}
            />
          )}
          <RelatedEnquiriesPanel
            enquiryDetails={enquiryDetails}
            action={action}
            nameOf={nameOf}
            now={now}
          />
          <PersonOrdersPanel
            enquiryDetails={enquiryDetails}
            mayOpen={mayOpenOrders}
            mayAsk={mayAskPayment && !enquiry.isQuarantined}
            now={now}
          />
          {enquiryDetails.added && (
            <AddedEnquiryPanel
              added={enquiryDetails.added}
              mayAct={enquiryDetails.mayAct}
              action={action}
              nameOf={nameOf}
            />
          )}
          <SentFieldsPanel
            enquiryDetails={enquiryDetails}
            action={action}
            refused={
              refused !== null && isRefusedAct('correct')
                ? {
                    field: refused.pressed.replace('correct:', ''),
                    typed: refused.becomes,
                    sentence: refused.sentence ?? '',
                  }
                : null
            }
          />
          {enquiryDetails.mayErase && !enquiry.isQuarantined && (
            <ErasePanel
              related={enquiryDetails.related.length}
              action={action}
              sentence={isRefusedAct('erase') ? (refused?.sentence ?? null) : null}
            />
          )}
        </div>
        <EnquiryHistory enquiryDetails={enquiryDetails} action={action} options={options} />
      </div>
    </main>
  );
}

function NextEnquiryLink({ next, position }: { next: NextEnquiry | null; position: ListPosition }) {
  if (next === null) return <span className="small muted">The last one of the list</span>;
  return (
    <a
      className="button"
      rel="next"
      href={enquiryLink(next.id, { ...position, n: next.n })}
      aria-keyshortcuts="j"
    >
      Next<span className="visually-hidden"> enquiry of the list</span>
    </a>
  );
}
