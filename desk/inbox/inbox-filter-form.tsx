import { enquiryKinds } from '#domain/enquiries/enquiry.ts';
import { enquiryStates, lostReasons } from '#domain/enquiries/enquiry-states.ts';
import { inboxSortOrders, responseTimes } from '#domain/enquiries/inbox-filter.ts';
import { hasPermission, type StaffRole } from '#domain/staff/roles-and-permissions.ts';
import { Icon } from '../ui/icon.tsx';
import {
  enquiryKindWords,
  enquiryStateWords,
  inboxSortOrderWords,
  lostReasonWords,
  timeToReachWords,
} from '../words/stored-value-words.ts';
import { countFilters, type EmptyFieldFilter, type InboxAddress } from './inbox-address.ts';
import { LabelledSelect } from './labelled-select.tsx';

type FilterFormProps = {
  view: InboxAddress;
  me: string;
  colleagues: readonly { id: string; name: string; role: StaffRole }[];
  offers: readonly { slug: string; title: string }[];
  sources: readonly string[];
  action?: string;
};

/** The search is always visible. The other filters are folded away and keep their values during a search. */
export function InboxFilterForm({
  view,
  me,
  colleagues,
  offers,
  sources,
  action = '/desk/enquiries',
}: FilterFormProps) {
  const filters = countFilters(view);
  return (
    <form className="filter" method="get" action={action} aria-label="Search and filter">
      <div className="search">
        <label className="visually-hidden" htmlFor="q">
          Name, number, mail, offer or a word of the message
        </label>
        <input
          id="q"
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Name, number, words"
          defaultValue={view.search}
          aria-keyshortcuts="/"
        />
        <button type="submit">
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
                {enquiryStateWords[state]}
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
                {enquiryKindWords[kind]}
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend>Answer</legend>
            {responseTimes.map((answer) => (
              <label key={answer} className="tick">
                <input
                  type="checkbox"
                  name="answer"
                  value={answer}
                  defaultChecked={view.answers.includes(answer)}
                />
                {timeToReachWords[answer]}
              </label>
            ))}
          </fieldset>
          {(view.campaign !== '' || view.without.length > 0) && (
            <fieldset>
              <legend>As on the page of numbers</legend>
              {view.campaign !== '' && (
                <label className="tick">
                  <input type="checkbox" name="campaign" value={view.campaign} defaultChecked />
                  Campaign: {view.campaign}
                </label>
              )}
              {view.without.map((lack) => (
                <label key={lack} className="tick">
                  <input type="checkbox" name="without" value={lack} defaultChecked />
                  {lackWords[lack]}
                </label>
              ))}
            </fieldset>
          )}
          <div className="filters-rest">
            <LabelledSelect name="owner" label="With" value={view.owner}>
              <option value="">Anybody</option>
              <option value="me">Me</option>
              <option value="nobody">Unassigned</option>
              <option value="me-or-nobody">Me or nobody</option>
              {colleagues
                .filter(
                  ({ id, role }) =>
                    id !== me && (hasPermission(role, 'enquiries') || id === view.owner),
                )
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </LabelledSelect>
            <LabelledSelect name="offer" label="Wants" value={view.offer}>
              <option value="">Anything</option>
              {offers.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </LabelledSelect>
            <LabelledSelect name="source" label="Came by" value={view.source}>
              <option value="">Any way</option>
              {withChosen(sources, view.source).map((source) => (
                <option key={source} value={source}>
                  {source}
                </option>
              ))}
            </LabelledSelect>
            <LabelledSelect name="lost" label="Lost because" value={view.lost}>
              <option value="">Any reason, or none</option>
              {lostReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {lostReasonWords[reason]}
                </option>
              ))}
            </LabelledSelect>
            <LabelledSelect name="due" label="Next" value={view.due}>
              <option value="">At any time</option>
              <option value="overdue">Now: waiting or late</option>
              <option value="today">Later today</option>
              <option value="tomorrow">Tomorrow</option>
              <option value="week">Later this week</option>
            </LabelledSelect>
            <LabelledSelect name="quarantine" label="Quarantine" value={view.quarantine}>
              <option value="">With the others</option>
              <option value="without">Left out</option>
              <option value="only">Nothing else</option>
            </LabelledSelect>
            <LabelledSelect name="trials" label="Test payments" value={view.trials}>
              <option value="">With the others</option>
              <option value="without">Left out</option>
              <option value="only">Nothing else</option>
            </LabelledSelect>
            <LabelledSelect name="order" label="Order" value={view.order}>
              {inboxSortOrders.map((order) => (
                <option key={order} value={order}>
                  {inboxSortOrderWords[order]}
                </option>
              ))}
            </LabelledSelect>
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
            <a className="button quiet" href={action}>
              Clear all
            </a>
          </div>
        </div>
      </details>
    </form>
  );
}

const lackWords: Readonly<Record<EmptyFieldFilter, string>> = {
  offer: 'No offer named',
  source: 'Source not known',
  campaign: 'No campaign',
  reason: 'No reason noted',
};

/**
 * Adds the chosen source to the choices: the figures page may link to a source that is not among the frequent ones.
 */
const withChosen = (sources: readonly string[], chosen: string) =>
  chosen === '' || sources.includes(chosen) ? sources : [chosen, ...sources];
