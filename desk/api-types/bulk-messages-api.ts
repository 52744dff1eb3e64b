/** Messages to several people: which messages fit each person, and mails to all of them at once. */
import type { FilledMessage } from './enquiry-api.ts';

/**
 * A person to whom a message can be written. `opened` lists what this person was sent today: the messages that any
 * member opened, and the mails that were not withdrawn.
 */
export type MessageRecipient = {
  id: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  /** The member who has the enquiry; null if it is unassigned. */
  ownerId: string | null;
  messages: readonly FilledMessage[];
  opened: readonly { message: string; who: string; at: Date; isMailed: boolean }[];
};

export type BulkMessagesApi = {
  /**
   * The people to whom this member may write. `isMailSetUp`: the service sends mails itself; otherwise the member's
   * mail program does.
   */
  findRecipients(
    ids: readonly string[],
  ): Promise<{ isMailSetUp: boolean; people: MessageRecipient[] }>;
  /**
   * Mails this message to these people after a minute, and only once to each address. `formKey` is the id of the page's
   * form: a form that is sent twice mails once. Null if the service sends no mails, or if this message can be mailed to
   * none of these people.
   */
  mail(
    ids: readonly string[],
    messageId: string,
    formKey: string,
  ): Promise<{ did: string; count: number } | null>;
  /**
   * Withdraws the mails that have not been sent yet; `did` is the id that `mail` returned. Null if this member sent no
   * mails under this id.
   */
  withdrawMails(did: string): Promise<{ withdrawn: number; sent: number } | null>;
};
