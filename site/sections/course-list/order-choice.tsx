import { courseList, listOrders } from '#content/offers/course-list.ts';
import type { OrderId } from '#site/search/offer-order.ts';
import { filterFormId } from './filter-form.tsx';

interface OrderChoiceProps {
  orders: readonly OrderId[];
  chosen: OrderId | null;
  /** Something was searched, so that the list's own order is the search's. */
  isSearched: boolean;
  onChoose: (order: OrderId | null) => void;
}

/** Stands beside the number of rows, and belongs to the form of the filters: one address holds both. */
export function OrderChoice({ orders, chosen, isSearched, onChoose }: OrderChoiceProps) {
  return (
    <select
      name="order"
      form={filterFormId}
      className="list-order"
      aria-label={courseList.order}
      autoComplete="off"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(orders.find((id) => id === target.value) ?? null)}
    >
      <option value="">{isSearched ? courseList.bestFirst : courseList.asListed}</option>
      {orders.map((id) => (
        <option key={id} value={id}>
          {listOrders[id]}
        </option>
      ))}
    </select>
  );
}
