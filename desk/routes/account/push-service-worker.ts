/**
 * The desk's service worker. It only shows notifications. It answers no requests and caches no pages, so that no
 * personal data stays on a device.
 */
const worker = `
self.addEventListener('push', (event) => {
  event.waitUntil(
    self.registration.showNotification('Somebody waits for an answer', {
      body: 'There is something new at the desk',
      tag: 'desk',
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const desk = open.find((one) => new URL(one.url).pathname.startsWith('/desk'));
      return desk ? desk.focus() : self.clients.openWindow('/desk');
    }),
  );
});
`.trimStart();

export const loader = () =>
  new Response(worker, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      // Allows the service worker to control the page Today, `/desk`. Without this header, a browser allows only
      // addresses below `/desk/`, the folder of this file.
      'service-worker-allowed': '/desk',
    },
  });
