/*
 * Adds two things that the build can't know: the time of each session in the visitor's time zone, and which
 * sessions have passed. Without this script every session is shown with its Indian time.
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
    // If the visitor's clock shows Indian time, nothing is added.
    if (wallClock(when, zone) !== wallClock(when, 'Asia/Kolkata')) {
      own.textContent = `${wallClock(when, zone)} where you are (${zone.replaceAll('_', ' ')})`;
      own.hidden = false;
    }
  }

  // Coming sessions are sorted with the nearest first, past ones with the latest first: so each session that has ended
  // is put on top of the past ones.
  for (const session of [...lists.coming.children]) {
    if (Date.parse(session.dataset.ends) <= Date.now()) lists.past.prepend(session);
  }
  lists.past.closest('section').hidden = lists.past.children.length === 0;
  document.querySelector('[data-sessions-none]').hidden = lists.coming.children.length > 0;
})();
