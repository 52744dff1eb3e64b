import type { ImportColumn, ImportInput } from '../api-types/added-enquiries-api.ts';
import { importColumnTargets, importColumnTargetWords } from './import-column-target-words.ts';
import { ImportHiddenFields } from './import-hidden-fields.tsx';

type ImportColumnsFormProps = { given: ImportInput; columns: readonly ImportColumn[] };

/**
 * The second step of an import asks what each column contains. The names of the columns decide which choices are
 * preselected. Nothing is stored yet.
 */
export function ImportColumnsForm({ given, columns }: ImportColumnsFormProps) {
  const hasWay = columns.some(({ target }) => target === 'phone' || target === 'email');
  return (
    <form
      method="post"
      action="/desk/import"
      encType="multipart/form-data"
      className="panel"
      aria-labelledby="match"
    >
      <ImportHiddenFields given={given} />
      <h2 id="match">2. Match the columns</h2>
      <p className="muted">
        A name and a phone number or an email address are needed; two columns for a name are joined.
        {!hasWay && ' No column was recognised as a number or an address: choose it.'}
      </p>
      <table className="import-columns">
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">First values</th>
            <th scope="col">Is for</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ header, samples, target }, n) => (
            // Two columns may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: only the position tells them apart.
            <tr key={n}>
              <th scope="row">
                <label htmlFor={`target-${n}`}>{header}</label>
              </th>
              <td className="muted small">{samples.join(' · ')}</td>
              <td>
                <select id={`target-${n}`} name="target" defaultValue={target}>
                  {importColumnTargets.map((one) => (
                    <option key={one} value={one}>
                      {importColumnTargetWords[one]}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="buttons">
        <button type="submit" name="do" value="plan" className="main">
          Check, without importing
        </button>
        <a className="button quiet" href="/desk/import">
          Another file
        </a>
      </div>
    </form>
  );
}
