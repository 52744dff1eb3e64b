/** Whether the page keeps itself up to date. Without the script it does not, and says how to; `liveUpdates` is what it was made at. */
export function LiveState({ here, liveUpdates }: { here: string; liveUpdates: string }) {
  return (
    <p className="live-state small muted" data-live-state="off" data-news={liveUpdates}>
      <a href={here}>Reload</a>
    </p>
  );
}
