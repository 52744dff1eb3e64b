type CopyButtonProps = {
  text: string;
  /** What is copied, for screen readers: "the link". */
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
