/**
 * Shows whether the page updates itself. Without JavaScript, it shows a link to reload the page. `liveUpdates` is the
 * position of the live updates when the page was rendered.
 */
export function LiveUpdatesStatus({ here, liveUpdates }: { here: string; liveUpdates: string }) {
  return (
    <p className="live-state small muted" data-live-state="off" data-news={liveUpdates}>
      <a href={here}>Reload</a>
    </p>
  );
}
