import type { CheckResult } from '../api-types/hours-mail-and-connections-api.ts';

const marks = {
  ok: { tag: 'tag done', word: 'Right' },
  wrong: { tag: 'tag late', word: 'Wrong' },
  unknown: { tag: 'tag', word: 'Not known' },
} as const satisfies Record<CheckResult['at'], { tag: string; word: string }>;

/** The results of the checks: first what is wrong, then what is not known, then what is right; each with its remedy. */
export function CheckResults({ checks }: { checks: readonly CheckResult[] }) {
  const order = ['wrong', 'unknown', 'ok'] as const;
  return (
    <ul className="checks">
      {order.flatMap((at) =>
        checks
          .filter((check) => check.at === at)
          .map(({ what, sentence, todo }) => (
            <li key={`${what} ${sentence}`}>
              <p>
                <span className={marks[at].tag}>{marks[at].word}</span>{' '}
                <strong className="check-name">{what}</strong>
              </p>
              <p>{sentence}</p>
              {todo !== null && <p className="muted">What to do: {todo}</p>}
            </li>
          )),
      )}
    </ul>
  );
}
