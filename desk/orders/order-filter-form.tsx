import { Form } from 'react-router';
import { paymentProviderModes } from '#domain/money/payment-provider-modes.ts';
import { listedOrderStates } from '#domain/orders/listed-order-state-and-sums.ts';
import { Icon } from '../ui/icon.tsx';
import { paymentProviderModeWords } from '../words/payment-provider-mode-words.ts';
import {
  maxSearchLength,
  type OrderListAddress,
  orderListSearchParams,
} from './order-list-address.ts';
import { listedOrderStateWords } from './words/order-state-words.ts';

type OrderFilterFormProps = {
  address: OrderListAddress;
  /** The slugs of the offers that can be chosen. */
  offers: readonly string[];
  titleOf: (slug: string) => string;
};

/** The filters that are fields of the form; the other filters are passed on from the address. */
const formFilterNames = ['q', 'state', 'offer', 'from', 'to', 'mode', 'doubt'];

/**
 * The search is always visible. The other filters are folded on a phone, where they would push the orders off the
 * screen, and in older browsers, whose CSS can't unfold them on a wide screen.
 */
export function OrderFilterForm({ address, offers, titleOf }: OrderFilterFormProps) {
  const kept = orderListSearchParams({ ...address, before: '' });
  const { state, offer, from, to, mode, needsAttention } = address;
  // A list of a period shows real money (`live`) by default, so `live` does not count as a filter there.
  const isModeChosen = mode !== '' && !(from !== '' && mode === 'live');
  const filters = [state, offer, from || to, isModeChosen, needsAttention].filter(Boolean).length;
  return (
    <Form method="get" className="order-filter" aria-label="Search and filter">
      {[...kept].map(
        ([name, value]) =>
          !formFilterNames.includes(name) && (
            <input key={name + value} type="hidden" name={name} value={value} />
          ),
      )}
      <div className="row">
        <div className="field">
          <label htmlFor="q">Person, payment or receipt</label>
          <input
            id="q"
            type="search"
            name="q"
            enterKeyHint="search"
            defaultValue={address.search}
            maxLength={maxSearchLength}
          />
        </div>
        <button type="submit" className="search-alone">
          <Icon name="search" />
          Search
        </button>
      </div>
      <details className="filters">
        <summary>
          Filters
          {filters > 0 && <span className="tag act">{filters} set</span>}
        </summary>
        <div className="filters-in">
          <div className="field">
            <label htmlFor="state">State</label>
            <select id="state" name="state" defaultValue={state}>
              <option value="">All</option>
              {listedOrderStates.map((one) => (
                <option key={one} value={one}>
                  {listedOrderStateWords[one]}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="offer">Offer</label>
            <select id="offer" name="offer" defaultValue={offer}>
              <option value="">All</option>
              {withChosen(offers, offer).map((slug) => (
                <option key={slug} value={slug}>
                  {titleOf(slug)}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="from">Receipts from</label>
            <input id="from" name="from" type="date" defaultValue={from} />
          </div>
          <div className="field">
            <label htmlFor="to">Until</label>
            <input id="to" name="to" type="date" defaultValue={to} />
          </div>
          <div className="field">
            <label htmlFor="mode">Mode</label>
            <select id="mode" name="mode" defaultValue={mode}>
              {from === '' && <option value="">All</option>}
              {paymentProviderModes.toReversed().map((one) => (
                <option key={one} value={one}>
                  {paymentProviderModeWords[one]}
                </option>
              ))}
            </select>
          </div>
          <div className="filter-end">
            <label className="tick">
              <input type="checkbox" name="doubt" value="yes" defaultChecked={needsAttention} />
              Needs attention
            </label>
            <button type="submit">Show</button>
          </div>
        </div>
      </details>
    </Form>
  );
}

/** Adds an offer that is no longer on sale to the choices if the address names it. */
const withChosen = (offers: readonly string[], chosen: string) =>
  chosen === '' || offers.includes(chosen) ? offers : [chosen, ...offers];
