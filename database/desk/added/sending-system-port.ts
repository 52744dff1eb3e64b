import type { SendingSystem } from '#domain/enquiries/sending-system.ts';
import type { EnquiryToAdd } from './added-enquiry-port.ts';

/** Other systems that send enquiries to this service. Each has its own key. */
export interface SendingSystemPort {
  addSendingSystem(
    given: Pick<SendingSystem, 'name' | 'told'> & { secret: string },
    who: string,
  ): Promise<string>;
  /** Deletes the key of the sending system for ever. False if the system had no key. */
  withdrawSendingSystem(id: string, who: string): Promise<boolean>;
  /** Returns all systems, including those that have no key any more. Never returns a key. */
  listSendingSystems(): Promise<SendingSystem[]>;
  /** The system and its key, to verify a message; null if the system is unknown or withdrawn. */
  sendingSystemWithKey(id: string): Promise<(SendingSystem & { secret: string }) | null>;
  addFromSendingSystem(
    id: string,
    added: EnquiryToAdd,
  ): Promise<'added' | 'repeated' | 'withdrawn'>;
}
