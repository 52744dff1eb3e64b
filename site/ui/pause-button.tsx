interface PauseButtonProps {
  isRunning: boolean;
  onToggle: () => void;
  /** What moves, for the name of the button: "the programs". */
  what: string;
}

export function PauseButton({ isRunning, onToggle, what }: PauseButtonProps) {
  return (
    <button type="button" className="round-button needs-script" onClick={onToggle}>
      <span className="visually-hidden">{isRunning ? `Pause ${what}` : `Play ${what}`}</span>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
        <path d={isRunning ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5v14l11-7z'} />
      </svg>
    </button>
  );
}
