/**
 * Browser notifications of new enquiries, shown by `start-live-updates.ts` while the desk is in the background. A
 * notification has a count and no names, because other people may see the screen. Some phones do not let a page notify;
 * there, only the title of the page shows the count.
 */

const allowed = (): NotificationPermission | 'none' =>
  'Notification' in window ? Notification.permission : 'none';

export const canAskForNotificationPermission = (): boolean => allowed() === 'default';
export const isNotificationAllowed = (): boolean => allowed() === 'granted';

export function notifyOfNewEnquiries(count: number): void {
  if (!isNotificationAllowed()) return;
  try {
    const notice = new Notification('Somebody waits for an answer', {
      body: count === 1 ? '1 new enquiry at the desk' : `${count} new enquiries at the desk`,
      icon: document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href ?? '',
      tag: 'desk',
    });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Chrome on Android allows notifications only from service workers.
  }
}
