import { formatDay } from '#contract/text/format-day.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { ListedMissedInstalment } from '../api-types/orders-api.ts';

type MissedInstalmentsProps = { missed: readonly ListedMissedInstalment[]; mayOpenOrders: boolean };

/**
 * Instalments that were not paid after two reminders: a member has to call, move the date or end the plan. Renders
 * nothing if there are none.
 */
export function MissedInstalments({ missed, mayOpenOrders }: MissedInstalmentsProps) {
  if (missed.length === 0) return null;
  return (
    <section aria-labelledby="missed">
      <h2 id="missed">Paid in part: an instalment is missing</h2>
      <ul className="cards">
        {missed.map(
          ({ orderId, planOf, enquiryId, name, offer, position, count, paise, dueOn }) => (
            <li key={orderId} className="card">
              <a
                className="card-way"
                href={mayOpenOrders ? `/desk/orders/${planOf}` : `/desk/enquiries/${enquiryId}`}
              >
                <bdi>{name ?? 'Erased'}</bdi>
              </a>
              <span className="card-what">{offer}</span>
              <span className="card-tags">
                <span className="tag late">
                  Instalment {position} of {count} missed
                </span>
              </span>
              <span className="card-figure figure">{formatPaise(paise)}</span>
              <span className="card-side muted small">was due on {formatDay(dueOn)}</span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
