/**
 * Shows whether the page updates itself. Without JavaScript the page does not, and this shows a link to reload it.
 * `liveUpdates` is the position of the live updates when the page was rendered.
 */
export function LiveUpdatesStatus({ here, liveUpdates }: { here: string; liveUpdates: string }) {
  return (
    <p className="live-state small muted" data-live-state="off" data-news={liveUpdates}>
      <a href={here}>Reload</a>
    </p>
  );
}
