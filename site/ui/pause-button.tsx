interface PauseButtonProps {
  /** The name of the moving element, such as "the programs", for the label of the button. */
  what: string;
}

/**
 * The button that pauses an animation. It contains both labels; the style sheet shows one of them by the attribute
 * `data-running`, which `observeMotionAllowed` sets on the moving element.
 */
export function PauseButton({ what }: PauseButtonProps) {
  return (
    <button type="button" className="round-button needs-script" data-pause="">
      <span className="visually-hidden when-running">{`Pause ${what}`}</span>
      <span className="visually-hidden when-paused">{`Play ${what}`}</span>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
        <path className="when-running" d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        <path className="when-paused" d="M8 5v14l11-7z" />
      </svg>
    </button>
  );
}
