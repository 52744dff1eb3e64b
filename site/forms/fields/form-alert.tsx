/**
 * A message about the whole form that assistive technology announces. Without a text it renders nothing: the errors are
 * then shown beside their fields.
 */
export function FormAlert({ kind, text }: { kind: 'problem' | 'done'; text: string }) {
  if (text === '') return null;
  return (
    <p className={`notice notice-${kind}`} role="alert">
      {text}
    </p>
  );
}
