/*
 * Two things that the page of webinars can't know when it is made: the visitor's time zone, and whether
 * a session has passed since. Without this script every session stands there with its Indian time.
 */
(() => {
  const lists = {
    coming: document.querySelector('[data-sessions="coming"]'),
    past: document.querySelector('[data-sessions="past"]'),
  };
  if (!lists.coming || !lists.past) return;

  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const wallClock = (when, timeZone) =>
    new Intl.DateTimeFormat('en-IN', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hour12: true,
      timeZone,
    })
      .format(when)
      .replace(/[ap]m$/, (half) => half.toUpperCase());

  for (const session of document.querySelectorAll('.session')) {
    const when = new Date(session.querySelector('time').dateTime);
    const own = session.querySelector('[data-visitor-time]');
    // Where the clocks show the same there is nothing to add.
    if (wallClock(when, zone) !== wallClock(when, 'Asia/Kolkata')) {
      own.textContent = `${wallClock(when, zone)} where you are (${zone.replaceAll('_', ' ')})`;
      own.hidden = false;
    }
  }

  // Coming sessions stand nearest first, past ones latest first: each one that is over goes on top.
  for (const session of [...lists.coming.children]) {
    if (Date.parse(session.dataset.ends) <= Date.now()) lists.past.prepend(session);
  }
  lists.past.closest('section').hidden = lists.past.children.length === 0;
  document.querySelector('[data-sessions-none]').hidden = lists.coming.children.length > 0;
})();
