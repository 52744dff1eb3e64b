/** Reads the message templates: the owner's, or the initial ones if the owner has changed none. */
import type { MessageTemplate } from '#database/desk/settings/settings-port.ts';
import type { Store } from '#database/store.ts';
import { makeInitialMessageTemplates } from '#domain/messages/make-initial-message-templates.ts';
import type { Offers } from '../../../offers/read-offers.ts';

/**
 * Returns the templates sorted by channel and position. `areFirst` is true if they are the initial templates, which the
 * owner has not changed yet.
 */
export async function readMessageTemplates(
  store: Pick<Store, 'desk'>,
  { seller }: Pick<Offers, 'seller'>,
): Promise<{ templates: MessageTemplate[]; areFirst: boolean }> {
  const stored = await store.desk.templates();
  if (stored.length > 0) return { templates: stored, areFirst: false };
  return { templates: makeInitialMessageTemplates(seller?.name ?? 'our team'), areFirst: true };
}
