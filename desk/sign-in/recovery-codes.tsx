import { useId } from 'react';
import { CopyButton } from '../ui/copy-button.tsx';

/** Shows the recovery codes, once. The page does not continue by itself, because the codes have to be saved first. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const title = useId();
  return (
    <section className="panel" aria-labelledby={title}>
      <h2 id={title}>Keep these ten codes</h2>
      <p>
        If your phone is gone, one of them lets you in instead of a code from the app, each one
        once. They are shown only now: print them, or put them into your password manager.
      </p>
      <ul className="recovery-codes figure">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <CopyButton text={codes.join('\n')} what="all ten codes" />
        <a className="button main" href={next}>
          I have kept them: go on
        </a>
      </div>
    </section>
  );
}
