import { courseListWords, sortOrderLabels } from '#content/offers/course-list/course-list-words.ts';
import type { SortOrderId } from '#site/search/sort-offers.ts';
import { filterFormId } from './filter-form.tsx';

interface SortOrderChoiceProps {
  orders: readonly SortOrderId[];
  chosen: SortOrderId | null;
  /** Whether something is searched, so that the default order is "best match". */
  isSearched: boolean;
  onChoose: (order: SortOrderId | null) => void;
}

/**
 * The select for the sort order. It stands beside the number of rows but belongs to the filter form, so that the
 * address has the filters and the order.
 */
export function SortOrderChoice({ orders, chosen, isSearched, onChoose }: SortOrderChoiceProps) {
  return (
    <select
      name="order"
      form={filterFormId}
      className="list-order"
      aria-label={courseListWords.order}
      autoComplete="off"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(orders.find((id) => id === target.value) ?? null)}
    >
      <option value="">{isSearched ? courseListWords.bestFirst : courseListWords.asListed}</option>
      {orders.map((id) => (
        <option key={id} value={id}>
          {sortOrderLabels[id]}
        </option>
      ))}
    </select>
  );
}
