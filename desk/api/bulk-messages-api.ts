/**
 * A message that a member sends to several people: which messages fit each person, and mails to all of them at once.
 */
import type { FilledMessage } from './enquiry-api.ts';

/**
 * A person to whom a message can be written. `opened` lists the messages that any member opened for this person today,
 * and those mailed today and not withdrawn.
 */
export type MessageRecipient = {
  id: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  messages: readonly FilledMessage[];
  opened: readonly { message: string; who: string; at: Date; isMailed: boolean }[];
};

export type BulkMessagesApi = {
  /**
   * The people to whom this member may write. `isMailSetUp`: the service sends mails itself; otherwise the member's
   * mail program does.
   */
  writeTo(ids: readonly string[]): Promise<{ isMailSetUp: boolean; people: MessageRecipient[] }>;
  /**
   * Mails this message once to each address among these people, after a minute. `formKey` is the id of the page's form:
   * a form that is sent twice mails once. Null if the service sends no mails, or if nobody among these people can get
   * this message by mail.
   */
  mail(
    ids: readonly string[],
    messageId: string,
    formKey: string,
  ): Promise<{ did: string; count: number } | null>;
  /** Withdraws those mails of the act `did` that have not been sent yet. Null if this member has no such act. */
  withdrawMails(did: string): Promise<{ withdrawn: number; sent: number } | null>;
};
