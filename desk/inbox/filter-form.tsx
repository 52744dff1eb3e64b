import { enquiryKinds } from '#domain/enquiries/enquiry.ts';
import { enquiryStates } from '#domain/enquiries/enquiry-states.ts';
import { inboxOrders } from '#domain/enquiries/inbox-filter.ts';
import { Glyph } from '../ui/glyph.tsx';
import { kindWords, orderWords, stateWords } from '../words.ts';
import { Choice } from './choice.tsx';
import { countFilters, type InboxAddress, inboxLink } from './inbox-address.ts';

type FilterFormProps = {
  view: InboxAddress;
  me: string;
  colleagues: readonly { id: string; name: string }[];
  offers: readonly { slug: string; title: string }[];
  sources: readonly string[];
};

/** Search stands open; the filters are folded away and keep what they are set to while one searches. */
export function FilterForm({ view, me, colleagues, offers, sources }: FilterFormProps) {
  const filters = countFilters(view);
  return (
    <form className="filter" method="get" action="/desk/enquiries" aria-label="Search and filter">
      <div className="search">
        <label className="visually-hidden" htmlFor="q">
          Name, part of a number or of an address
        </label>
        <input
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Name, number or mail"
          defaultValue={view.search}
          aria-keyshortcuts="/"
        />
        <button type="submit">
          <Glyph name="search" />
          Search
        </button>
      </div>
      <details className="filters">
        <summary>
          Filters
          {filters > 0 && <span className="tag act">{filters} set</span>}
        </summary>
        <div className="filters-in">
          <fieldset>
            <legend>State</legend>
            {enquiryStates.map((state) => (
              <label key={state} className="tick">
                <input
                  type="checkbox"
                  name="state"
                  value={state}
                  defaultChecked={view.states.includes(state)}
                />
                {stateWords[state]}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>Came as</legend>
            {enquiryKinds.map((kind) => (
              <label key={kind} className="tick">
                <input
                  type="checkbox"
                  name="kind"
                  value={kind}
                  defaultChecked={view.kinds.includes(kind)}
                />
                {kindWords[kind]}
              </label>
            ))}
          </fieldset>
          <div className="filters-rest">
            <Choice name="owner" label="With" value={view.owner}>
              <option value="">Anybody</option>
              <option value="me">Me</option>
              <option value="nobody">Unassigned</option>
              <option value="me-or-nobody">Me or nobody</option>
              {colleagues
                .filter(({ id }) => id !== me)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Choice>
            <Choice name="offer" label="Wants" value={view.offer}>
              <option value="">Anything</option>
              {offers.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </Choice>
            <Choice name="source" label="Came by" value={view.source}>
              <option value="">Any way</option>
              {withChosen(sources, view.source).map((source) => (
                <option key={source} value={source}>
                  {source}
                </option>
              ))}
            </Choice>
            <Choice name="due" label="Next" value={view.due}>
              <option value="">At any time</option>
              <option value="overdue">Now: waiting or late</option>
              <option value="today">Later today</option>
            </Choice>
            <Choice name="quarantine" label="Quarantine" value={view.quarantine}>
              <option value="">With the others</option>
              <option value="without">Left out</option>
              <option value="only">Nothing else</option>
            </Choice>
            <Choice name="order" label="Order" value={view.order}>
              {inboxOrders.map((order) => (
                <option key={order} value={order}>
                  {orderWords[order]}
                </option>
              ))}
            </Choice>
            <div className="field">
              <label htmlFor="from">Came on or after</label>
              <input id="from" name="from" type="date" defaultValue={view.from} />
            </div>
            <div className="field">
              <label htmlFor="to">Came on or before</label>
              <input id="to" name="to" type="date" defaultValue={view.to} />
            </div>
          </div>
          <div className="buttons">
            <button type="submit" className="main">
              Show
            </button>
            <a className="button quiet" href={inboxLink({})}>
              Take all away
            </a>
          </div>
        </div>
      </details>
    </form>
  );
}

/** The numbers lead here with sources that are not among the common ones. */
const withChosen = (sources: readonly string[], chosen: string) =>
  chosen === '' || sources.includes(chosen) ? sources : [chosen, ...sources];
