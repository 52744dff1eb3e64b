import type { ListedEnquiry } from '../api-types/enquiry-lists-api.ts';
import { EnquiryRow, type EnquiryRowContext, rowButtonsFormId } from './enquiry-row.tsx';

type EnquiryTableProps = EnquiryRowContext & {
  rows: readonly ListedEnquiry[];
  /** The name of the table for screen readers. */
  label: string;
  /** The address to which an act returns. */
  back: string;
  /** The position of the first row in the whole list, for a list with several tables. */
  first?: number;
};

/** Shows enquiries as rows on wide screens and as cards on narrow ones, from the same table. */
export function EnquiryTable({ rows, label, back, first = 0, ...rowsFor }: EnquiryTableProps) {
  return (
    <div className="enquiries">
      {first === 0 && (
        <form id={rowButtonsFormId} method="post" action="/desk/enquiries" hidden>
          <input type="hidden" name="back" value={back} />
        </form>
      )}
      <table aria-label={label}>
        <thead>
          <tr>
            {rowsFor.ticksFor && (
              <td className="at-tick">
                <label className="tick" hidden data-tick-all>
                  <input type="checkbox" />
                  <span className="visually-hidden">Tick all on this page</span>
                </label>
              </td>
            )}
            <th scope="col">Who</th>
            <th scope="col">Wants</th>
            <th scope="col">State, with whom</th>
            <th scope="col">Next</th>
            <td />
          </tr>
        </thead>
        <tbody data-live="rows">
          {rows.map((enquiry, n) => (
            <EnquiryRow
              key={enquiry.id}
              enquiry={enquiry}
              position={{ back, n: first + n }}
              {...rowsFor}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
