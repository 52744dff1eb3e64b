/**
 * The filter of a list of orders is in its address, so that a figure of the numbers page can link to the orders that it
 * counts. Unknown values are ignored, because anybody can write an address.
 */
import { maxLengths } from '#contract/rows/max-lengths.ts';
import { addDays, type CalendarDate } from '#domain/dates/calendar-date.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import {
  type PaymentProviderMode,
  paymentProviderModes,
} from '#domain/money/payment-provider-modes.ts';
import {
  type ListedOrderState,
  listedOrderStates,
} from '#domain/orders/listed-order-state-and-sums.ts';
import type { OrderFilter } from '#domain/orders/order-filter.ts';
import { readDay, readIdOrWord, readShortText } from '../request/read-query-values.ts';

/**
 * The longest search text. Staff may search for the address of an order's page, which is longer than any name or
 * number.
 */
export const maxSearchLength = 250;

/** The fields that a filter can require to be empty. They are fields of the order's offer or of its enquiry. */
const emptyOrderFieldFilters = ['offer', 'source', 'campaign', 'owner'] as const;
export type EmptyOrderFieldFilter = (typeof emptyOrderFieldFilters)[number];

export type OrderListAddress = {
  state: ListedOrderState | '';
  needsAttention: boolean;
  search: string;
  /**
   * `from` and `to` are the first and the last day of the period, in India. Both are empty for a list without a period.
   */
  from: CalendarDate | '';
  to: CalendarDate | '';
  /**
   * The payment mode of the listed orders; empty for all modes. When a period is given, the mode is never empty,
   * because sums of two modes must not be added up.
   */
  mode: PaymentProviderMode | '';
  offer: string;
  source: string;
  campaign: string;
  owner: string;
  without: readonly EmptyOrderFieldFilter[];
  /** The id of the last order of the previous page; empty for the first page. */
  before: string;
};

export function readOrderListAddress(query: URLSearchParams): OrderListAddress {
  const before = query.get('before') ?? '';
  const [from, to] = [readDay(query.get('from')), readDay(query.get('to'))];
  return {
    state: listedOrderStates.find((state) => state === query.get('state')) ?? '',
    needsAttention: query.get('doubt') === 'yes',
    search: readShortText(query.get('q'), maxSearchLength),
    // If only one day is given, the period is that day.
    from: from || to,
    to: to || from,
    mode:
      paymentProviderModes.find((mode) => mode === query.get('mode')) ?? (from || to ? 'live' : ''),
    offer: readIdOrWord(query.get('offer')),
    source: readShortText(query.get('source'), maxLengths.source),
    campaign: readShortText(query.get('campaign'), maxLengths.source),
    owner: readIdOrWord(query.get('owner')),
    without: emptyOrderFieldFilters.filter((lack) => query.getAll('without').includes(lack)),
    before: /^[0-9a-f-]{36}$/.test(before) ? before : '',
  };
}

const wholeOrders: OrderListAddress = readOrderListAddress(new URLSearchParams());

/** Converts the address of a list of orders to its query; empty values are left out. */
export function orderListSearchParams(given: Partial<OrderListAddress>): URLSearchParams {
  const {
    state,
    needsAttention,
    search,
    from,
    to,
    mode,
    offer,
    source,
    campaign,
    owner,
    without,
    before,
  } = {
    ...wholeOrders,
    ...given,
  };
  const query = new URLSearchParams();
  for (const [name, value] of [
    ['state', state],
    ['doubt', needsAttention ? 'yes' : ''],
    ['q', search],
    ['from', from],
    ['to', to],
    ['mode', mode],
    ['offer', offer],
    ['source', source],
    ['campaign', campaign],
    ['owner', owner],
    ...without.map((lack) => ['without', lack] as const),
    ['before', before],
  ] as const)
    if (value !== '') query.append(name, value);
  return query;
}

export const ordersLink = (given: Partial<OrderListAddress>): string =>
  `/desk/orders?${orderListSearchParams(given)}`;

export function orderFilterOf(address: OrderListAddress): OrderFilter {
  const { state, needsAttention, search, from, to, mode, without, before } = address;
  const fieldFilter = (name: EmptyOrderFieldFilter): string | null | undefined =>
    without.includes(name) ? null : address[name] || undefined;
  return {
    state: state || undefined,
    search: search || undefined,
    mode: mode || undefined,
    needsAttention,
    issuedIn:
      from === ''
        ? undefined
        : {
            mode: mode || 'live',
            since: momentOfIndianHour(from, 0),
            until: momentOfIndianHour(addDays(to, 1), 0),
          },
    offer: fieldFilter('offer'),
    source: fieldFilter('source'),
    campaign: fieldFilter('campaign'),
    owner: fieldFilter('owner'),
    before: before || undefined,
  };
}

export const readOrderFilter = (query: URLSearchParams): OrderFilter =>
  orderFilterOf(readOrderListAddress(query));
