/** The parts of the service for the pages that add enquiries: by hand, by import, from other systems. */
import type { AddedEnquiryField } from '#contract/rows/lead-fields.ts';
import type { HandAddedWay, PrivacyNoticeStatus } from '#domain/enquiries/added-enquiry-facts.ts';
import type { EnquiryImport } from '#domain/enquiries/enquiry-import.ts';
import type { EnquiryState } from '#domain/enquiries/enquiry-states.ts';
import type { SendingSystem } from '#domain/enquiries/sending-system.ts';

/** The fields of an added enquiry as they were typed; an empty text for a field in which nothing was typed. */
export type AddedEnquiryTexts = Readonly<Record<AddedEnquiryField, string>>;

/** For each wrong field of an added enquiry, the sentence that the form shows for it. */
export type AddedEnquiryProblems = Partial<Record<AddedEnquiryField, string>>;

export type HandAddedEnquiryInput = {
  typed: AddedEnquiryTexts;
  way: HandAddedWay;
  told: PrivacyNoticeStatus;
  /** Whether the enquiry is assigned to the person who adds it. */
  isMine: boolean;
  /** The id of the rendered form. If the form is sent twice, it adds one enquiry. */
  formKey: string;
};

/**
 * The fields that a column of a file can contain; `nothing` leaves the column out. Several columns may contain the same
 * field.
 */
export type ImportColumnTarget = 'nothing' | AddedEnquiryField;

export type ImportColumn = { header: string; samples: string[]; target: ImportColumnTarget };

/** The input of an import: the file as text, what each column contains, and the choices that apply to all lines. */
export type ImportInput = {
  csv: string;
  fileName: string;
  targets: readonly ImportColumnTarget[];
  /** The source ("newspaper", for example) of all lines of the file that name no source. */
  source: string;
  told: PrivacyNoticeStatus;
};

/**
 * A line of the file that can be imported. `reach` is its phone number, or else its mail address. `wants` is the title
 * of the offer that was recognised in the line; null if it names none.
 */
export type ReadableLine = { number: number; name: string; reach: string; wants: string | null };

/**
 * A line about a person who already has an enquiry, or who is in an earlier line of the file. `by` says whether the
 * phone number or the mail address is already known.
 */
export type KnownPersonLine = ReadableLine & {
  by: 'phone' | 'email';
  of:
    | { at: 'line'; number: number }
    | {
        at: 'enquiry';
        id: string;
        name: string | null;
        state: EnquiryState;
        ownerId: string | null;
      };
};

/** What an import would do. Planning an import stores nothing. */
export type ImportPlan = {
  /** The lines that become new enquiries. */
  ready: ReadableLine[];
  known: KnownPersonLine[];
  refused: { number: number; name: string; sentences: string[] }[];
};

type ImportDetails = EnquiryImport & {
  /** The number of the import's enquiries that still exist, and the number of those that a member has worked on. */
  remaining: number;
  workedOn: number;
};

export type ImportEnquiriesApi = {
  /**
   * Reads the columns of a file. `target` is the field that a column probably contains. If the file can't be read,
   * `sentence` says why.
   */
  columns(
    file: Uint8Array | string,
  ): { at: 'read'; csv: string; columns: ImportColumn[] } | { at: 'refused'; sentence: string };
  plan(given: ImportInput): Promise<ImportPlan>;
  /**
   * Runs the import. `also` has the numbers of the lines that are imported although their person is already known;
   * other lines of known people are left out. `id` is the id of the plan: a form that is sent twice runs one import.
   * False if there is no line to import.
   */
  run(id: string, given: ImportInput, also: readonly number[]): Promise<boolean>;
  list(): Promise<EnquiryImport[]>;
  find(id: string): Promise<ImportDetails>;
  /**
   * Erases the enquiries that the import added. If `workedOn` is null, enquiries that a member has worked on stay.
   * Otherwise these are erased too, and `workedOn` is their number on the page. If there are more by now, nothing is
   * erased, and the result is `changed`.
   */
  undo(
    id: string,
    workedOn: number | null,
  ): Promise<{ at: 'changed' } | { at: 'erased'; gone: number; stayed: number }>;
};

type ListedSendingSystem = SendingSystem & {
  /** The address to which the other system posts. */
  address: string;
};

export type SendingSystemsApi = {
  list(): Promise<ListedSendingSystem[]>;
  /** Registers a sending system. `secret` is the key with which it sends enquiries; only this answer contains it. */
  make(
    name: string,
    told: SendingSystem['told'],
  ): Promise<
    | { at: 'made'; name: string; address: string; secret: string }
    | { at: 'refused'; sentence: string }
  >;
  /** Withdraws the key of the system. False if there is no such system, or its key was withdrawn before. */
  withdraw(id: string): Promise<boolean>;
};

export type AddedEnquiriesApi = {
  sendingSystems: SendingSystemsApi;
  imports: ImportEnquiriesApi;
  /** The offers on sale, in the order of the catalogue. */
  offers(): { slug: string; title: string; kind: string }[];
  /** Adds an enquiry. `did` is the id of the event that records this; null if the same form was sent before. */
  add(
    given: HandAddedEnquiryInput,
  ): Promise<
    | { at: 'added'; id: string; did: string | null }
    | { at: 'refused'; refusals: AddedEnquiryProblems }
  >;
};
