/** Shows the instalments of an order, and the forms that make a plan or move its dates. */
import { Form } from 'react-router';
import { formatDay } from '#contract/text/format-day.ts';
import { addDays, type CalendarDate } from '#domain/dates/calendar-date.ts';
import { formatPaise } from '#domain/money/money.ts';
import {
  allowedInstalmentCounts,
  instalmentAmounts,
  usualInstalmentDates,
} from '#domain/orders/instalments.ts';
import { isPaidOrLater } from '#domain/orders/order-states.ts';
import type { InstalmentPlan, OrderDetails } from '../../api-types/order-details.ts';
import type { RefusedOrderForm } from '../perform-order-act.ts';
import { listedOrderStateWords } from '../words/order-state-words.ts';
import { InstalmentFields } from './instalment-fields.tsx';

type InstalmentPlanPanelProps = {
  order: OrderDetails;
  today: CalendarDate;
  /** The number of instalments that the member chose for a new plan; null if none was chosen. */
  count: number | null;
  /** The dates of a refused form, to show them again. */
  typed: RefusedOrderForm['typed'] | null;
  mayChange: boolean;
};

export function InstalmentPlanPanel({
  order,
  today,
  count,
  typed,
  mayChange,
}: InstalmentPlanPanelProps) {
  const { plan } = order;
  if (plan !== null)
    return (
      <ExistingPlan
        plan={plan}
        ownId={order.id}
        today={today}
        typed={typed}
        mayChange={mayChange}
      />
    );
  if (!order.canBeDivided || !mayChange) return null;
  return (
    <details className="panel" id="plan" open={count !== null || undefined}>
      <summary>
        <h2>Pay in instalments</h2>
      </summary>
      <nav className="ways" aria-label="In how many instalments">
        {allowedInstalmentCounts.map((one) => (
          <a key={one} href={`?sums=${one}#plan`} aria-current={one === count ? 'true' : undefined}>
            {one} instalments
          </a>
        ))}
      </nav>
      {count !== null && (
        <Form method="post" className="form">
          <InstalmentFields
            shares={[instalmentAmounts(order.paise, count)]}
            dates={usualInstalmentDates(today, count).map(
              (usual, n) => typed?.[`due-${n + 1}`] || usual,
            )}
          />
          <p className="muted small">
            A new order takes the place of this one. Its link is sent at once, and this one’s ends.
          </p>
          <button type="submit" name="act" value="divide" className="main">
            Make the plan
          </button>
        </Form>
      )}
    </details>
  );
}

type ExistingPlanProps = Pick<InstalmentPlanPanelProps, 'today' | 'typed' | 'mayChange'> & {
  plan: InstalmentPlan;
  ownId: string;
};

function ExistingPlan({ plan, ownId, today, typed, mayChange }: ExistingPlanProps) {
  const { instalments, feePaise, receivedPaise, returnedPaise, firstId } = plan;
  const isFirstPaid = instalments.find(({ position }) => position === 1)?.state === 'paid';
  const open = instalments.filter(
    ({ orderId, state }) =>
      orderId !== null && state !== null && state !== 'mistake' && !isPaidOrLater(state),
  );
  return (
    <section className="panel" aria-labelledby="plan">
      <h2 id="plan">Instalments</h2>
      <p>
        {formatPaise(receivedPaise)} of {formatPaise(feePaise)} came in
        {returnedPaise > 0 && `; ${formatPaise(returnedPaise)} went back`}.
      </p>
      <ol className="instalments">
        {instalments.map(({ position, paise, dueOn, isMissed, orderId, state, receipt }) => (
          <li key={position}>
            <strong className="figure">{formatPaise(paise)}</strong>
            <span>
              {orderId === null || orderId === ownId ? (
                formatDay(dueOn)
              ) : (
                <a href={`/desk/orders/${orderId}`}>{formatDay(dueOn)}</a>
              )}
            </span>
            <span className={isMissed ? 'tag late' : state === 'paid' ? 'tag done' : 'tag'}>
              {isMissed ? 'Missed' : describeState(state, dueOn, today)}
            </span>
            {receipt && <span className="muted small">{receipt}</span>}
          </li>
        ))}
      </ol>
      {ownId !== firstId && (
        <p>
          <a href={`/desk/orders/${firstId}`}>The first instalment</a>, where dates are moved and
          refunds are asked for.
        </p>
      )}
      {ownId === firstId && isFirstPaid && mayChange && open.length > 0 && (
        <details id="dates" open={typed !== null || undefined}>
          <summary>Move the dates</summary>
          <Form method="post" className="form">
            {open.map(({ position, paise, dueOn }) => (
              <div className="field" key={position}>
                <label htmlFor={`due-${position}`}>
                  Instalment {position}, {formatPaise(paise)}
                </label>
                <input type="hidden" name={`was-${position}`} value={dueOn} />
                <input
                  id={`due-${position}`}
                  type="date"
                  name={`becomes-${position}`}
                  required
                  min={dueOn > today ? addDays(today, 1) : undefined}
                  defaultValue={typed?.[`becomes-${position}`] ?? dueOn}
                />
              </div>
            ))}
            <button type="submit" name="act" value="move dates">
              Move
            </button>
          </Form>
        </details>
      )}
    </section>
  );
}

function describeState(
  state: InstalmentPlan['instalments'][number]['state'],
  dueOn: string,
  today: string,
) {
  if (state === null || (state === 'made' && dueOn > today)) return 'Later';
  return listedOrderStateWords[state];
}
