/**
 * How to reach the provider, as every page says it. The root's loader calls this when pages are rendered; components
 * ask `useProviderFacts`, so that no script holds a fact that staff can change.
 */
import { provider } from '#content/provider.ts';
import { noticesOn } from '#content/published-notices.ts';
import { supportHours } from '#content/support-hours.ts';
import { chatLink } from '#site/ui/contact-links.ts';

/** `path` is the address of the page. */
export function providerFacts(path = '/') {
  const { phone, email, chat, social, lmsUrl } = provider;
  const notices = noticesOn(path);
  return {
    phone,
    email,
    /** "11:00 AM to 09:00 PM", in Indian time. */
    hours: supportHours,
    chat: { label: chat.label, url: chatLink(provider) },
    social,
    lmsUrl,
    // Mostly there are none, and then they weigh nothing.
    ...(notices.length > 0 && { notices }),
  };
}

export type ProviderFacts = ReturnType<typeof providerFacts>;
