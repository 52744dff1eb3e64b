import type { ReactNode } from 'react';
import type {
  ImportInput,
  ImportPlan,
  KnownPersonLine,
  ReadableLine,
} from '../api-types/added-enquiries-api.ts';
import { RefusalAlert } from '../ui/refusal-alert.tsx';
import { formatCountWithNoun } from '../words/format-counts.ts';
import { enquiryStateWords } from '../words/stored-value-words.ts';
import { ImportHiddenFields } from './import-hidden-fields.tsx';

type ImportPlanFormProps = {
  given: ImportInput;
  plan: ImportPlan;
  /** The id of the import that the button runs. */
  id: string;
  /** True if the sent form had no line to import. */
  isEmpty: boolean;
  nameOf: (staffId: string) => string | null;
};

const firstLines = 5;

/**
 * The third step shows what the import would do: the first of the new lines, all lines of people who are already known,
 * and all lines that can't be read.
 */
export function ImportPlanForm({ given, plan, id, isEmpty, nameOf }: ImportPlanFormProps) {
  const { ready, known, refused } = plan;
  return (
    <form
      method="post"
      action="/desk/import"
      encType="multipart/form-data"
      className="panel import-plan"
      aria-labelledby="plan"
    >
      <ImportHiddenFields given={given} />
      {given.targets.map((target, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position says which column it is.
        <input key={n} type="hidden" name="target" value={target} />
      ))}
      <input type="hidden" name="id" value={id} />
      <h2 id="plan">3. Nothing is imported yet</h2>
      {isEmpty && <RefusalAlert>Nothing was ticked, so nothing is imported.</RefusalAlert>}
      <ul className="plan-counts">
        <li>
          <strong className="figure">{ready.length}</strong> will be added
        </li>
        <li>
          <strong className="figure">{known.length}</strong> known already
        </li>
        <li>
          <strong className="figure">{refused.length}</strong> cannot be read
        </li>
      </ul>
      {ready.length > 0 && (
        <Lines
          head="Will be added"
          isOpen
          more={ready.length > firstLines ? `and ${ready.length - firstLines} more` : null}
        >
          {ready.slice(0, firstLines).map((line) => (
            <li key={line.number}>
              <PersonOfLine line={line} />
            </li>
          ))}
        </Lines>
      )}
      {known.length > 0 && (
        <Lines head={`Known already: ${known.length}, left out unless ticked`} isOpen>
          {known.map((line) => (
            <li key={line.number}>
              <label className="tick">
                <input type="checkbox" name="also" value={line.number} />
                <span>
                  <PersonOfLine line={line} />
                </span>
              </label>
              <span className="sub">
                <KnownAs line={line} nameOf={nameOf} />
              </span>
            </li>
          ))}
        </Lines>
      )}
      {refused.length > 0 && (
        <Lines head={`Cannot be read: ${refused.length}, left out`} isOpen={ready.length === 0}>
          {refused.map(({ number, name, sentences }) => (
            <li key={number}>
              <span className="muted small">Line {number}</span> {name && <strong>{name} </strong>}
              <span className="sub">{sentences.join(' ')}</span>
            </li>
          ))}
        </Lines>
      )}
      <div className="buttons">
        {ready.length + known.length > 0 && (
          <button type="submit" name="do" value="run" className="main">
            {importWords(plan)}
          </button>
        )}
        <a className="button quiet" href="/desk/import">
          Another file
        </a>
      </div>
    </form>
  );
}

function importWords({ ready, known }: ImportPlan): string {
  const count = formatCountWithNoun(ready.length, 'enquiry', 'enquiries');
  if (known.length === 0) return `Import ${count}`;
  return ready.length === 0 ? 'Import what is ticked' : `Import ${count} and what is ticked`;
}

function PersonOfLine({ line: { number, name, reach, wants } }: { line: ReadableLine }) {
  return (
    <>
      <span className="muted small">Line {number}</span> <strong>{name}</strong>{' '}
      <span className="figure">{reach}</span>
      {wants !== null && <span className="sub">Wants {wants}</span>}
    </>
  );
}

function KnownAs({
  line,
  nameOf,
}: {
  line: KnownPersonLine;
  nameOf: ImportPlanFormProps['nameOf'];
}) {
  const same = line.by === 'phone' ? 'Same number' : 'Same address';
  if (line.of.at === 'line') return `${same} as line ${line.of.number}`;
  const { id, name, state, ownerId } = line.of;
  const owner = ownerId === null ? 'unassigned' : `with ${nameOf(ownerId) ?? 'somebody who left'}`;
  return (
    <>
      {same} as{' '}
      <a href={`/desk/enquiries/${id}`} target="_blank" rel="noopener">
        {name ?? 'an enquiry'}
      </a>
      : {enquiryStateWords[state].toLowerCase()}, {owner}
    </>
  );
}

type LinesProps = { head: string; isOpen: boolean; more?: string | null; children: ReactNode };

function Lines({ head, isOpen, more = null, children }: LinesProps) {
  return (
    <details open={isOpen}>
      <summary>{head}</summary>
      <ul className="plan-lines">{children}</ul>
      {more && <p className="muted small">{more}</p>}
    </details>
  );
}
