/**
 * How to reach the provider, as every page says it. The root's loader calls this when pages are rendered; components
 * ask `useProviderFacts`, so that no script holds a fact that staff can change.
 */
import { provider } from '#content/provider.ts';
import { supportHours } from '#content/support-hours.ts';
import { chatLink } from '#site/ui/contact-links.ts';

export function providerFacts() {
  const { phone, email, chat, social, lmsUrl } = provider;
  return {
    phone,
    email,
    /** "11:00 AM to 09:00 PM", in Indian time. */
    hours: supportHours,
    chat: { label: chat.label, url: chatLink(provider) },
    social,
    lmsUrl,
  };
}

export type ProviderFacts = ReturnType<typeof providerFacts>;
