/** Whether the page keeps itself up to date. Without the script it does not, and says how to; `news` is what it was made at. */
export function LiveState({ here, news }: { here: string; news: string }) {
  return (
    <p className="live-state small muted" data-live-state="off" data-news={news}>
      <a href={here}>Reload</a>
    </p>
  );
}
