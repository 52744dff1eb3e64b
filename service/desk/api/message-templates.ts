/** The messages that staff choose among: the owner's, or those that a desk begins with. */
import type { MessageTemplate } from '#database/desk/desk-port.ts';
import type { Store } from '#database/store.ts';
import { firstTemplates } from '#domain/messages/first-templates.ts';
import type { Offers } from '../../offers/offers.ts';

/** By channel and in their order. */
export async function messageTemplates(
  store: Pick<Store, 'desk'>,
  { seller }: Pick<Offers, 'seller'>,
): Promise<{ templates: MessageTemplate[]; areFirst: boolean }> {
  const stored = await store.desk.templates();
  if (stored.length > 0) return { templates: stored, areFirst: false };
  return { templates: firstTemplates(seller?.name ?? 'our team'), areFirst: true };
}
