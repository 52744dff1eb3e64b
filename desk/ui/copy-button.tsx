type CopyButtonProps = {
  text: string;
  /** Names the copied text for screen readers, such as "the link". */
  what: string;
};

/** Copies the text that is shown beside it. Hidden without a script. */
export function CopyButton({ text, what }: CopyButtonProps) {
  return (
    <button type="button" hidden data-copy={text}>
      <span aria-live="polite">
        Copy<span className="visually-hidden"> {what}</span>
      </span>
    </button>
  );
}
