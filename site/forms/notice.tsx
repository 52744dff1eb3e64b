/** What the specification calls an alert: a notice on the page that assistive technology announces. */
export function Notice({ kind, text }: { kind: 'problem' | 'done'; text: string }) {
  return (
    <p className={`notice notice-${kind}`} role="alert">
      {text}
    </p>
  );
}
