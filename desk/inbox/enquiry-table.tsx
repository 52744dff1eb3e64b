import type { ListedEnquiry } from '../api/inbox-api.ts';
import { EnquiryRow, type RowsFor, rowForm } from './enquiry-row.tsx';

type EnquiryTableProps = RowsFor & {
  rows: readonly ListedEnquiry[];
  /** What a screen reader says that the table is about. */
  label: string;
  /** The address that acts come back to. */
  back: string;
};

/** Enquiries as lines where there is room and as cards where there is not; the same table for both. */
export function EnquiryTable({ rows, label, back, ...rowsFor }: EnquiryTableProps) {
  return (
    <div className="enquiries">
      <form id={rowForm} method="post" action="/desk/enquiries" hidden>
        <input type="hidden" name="back" value={back} />
      </form>
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
          {rows.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} {...rowsFor} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
