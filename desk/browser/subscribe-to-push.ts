/**
 * Subscribes to push notifications in browsers that support them. Push notifications arrive even while the desk is
 * closed.
 *
 * A subscription ends with the session at the desk. So the script sends the subscription again in each new tab, and
 * after the member has signed out and in again.
 */
const workerPath = '/desk/push-worker.js';

export async function subscribeToPush(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  try {
    await navigator.serviceWorker.register(workerPath, { scope: '/desk' });
    const registration = await navigator.serviceWorker.ready;
    const key = await fetch('/desk/push', { headers: { accept: 'text/plain' } });
    if (!key.ok || key.redirected) return;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: await key.text(),
    });
    await fetch('/desk/push', {
      method: 'POST',
      body: new URLSearchParams({ endpoint: subscription.endpoint }),
    });
  } catch {
    // Some browsers have the interface but no push service. There the open page shows notifications.
  }
}
