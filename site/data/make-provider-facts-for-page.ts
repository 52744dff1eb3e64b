/**
 * The provider's contact details, which every page shows, and the page's announcements. The root loader calls
 * `makeProviderFactsForPage` when pages are rendered; components call `useProviderFacts`, so that no bundled script
 * contains a fact that staff can change.
 */
import { listAnnouncementsForPage } from '#content/list-announcements-for-page.ts';
import { provider } from '#content/provider.ts';
import { supportHoursText } from '#content/support-hours-text.ts';
import { makeWhatsAppChatLink } from '#site/ui/contact-links.ts';

/** Returns the contact details and the announcements for the page at `path`. */
export function makeProviderFactsForPage(path = '/') {
  const { phone, email, chat, social, lmsUrl } = provider;
  const announcements = listAnnouncementsForPage(path);
  return {
    phone,
    email,
    /** The support hours, in Indian time: "11:00 AM to 09:00 PM". */
    hours: supportHoursText,
    chat: { label: chat.label, url: makeWhatsAppChatLink(provider) },
    social,
    lmsUrl,
    // The list is left out when it is empty, to keep pages small.
    ...(announcements.length > 0 && { announcements }),
  };
}

export type ProviderFacts = ReturnType<typeof makeProviderFactsForPage>;
