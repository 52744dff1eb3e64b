/**
 * What the specification calls an alert: a notice on the page that assistive technology announces. There is none
 * without a text: what is wrong stands beside its field then.
 */
export function FormAlert({ kind, text }: { kind: 'problem' | 'done'; text: string }) {
  if (text === '') return null;
  return (
    <p className={`notice notice-${kind}`} role="alert">
      {text}
    </p>
  );
}
