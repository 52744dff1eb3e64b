import { countFilters, type InboxAddress, inboxLink, inboxQueryString } from './inbox-address.ts';
import { standardViews, standardViewsFor } from './standard-views.ts';

const isSameView = (view: InboxAddress, standard: Partial<InboxAddress>) =>
  inboxQueryString({ ...view, page: 1 }) === inboxQueryString(standard);

/** Says why nothing is shown, and what the member can do. */
export function EmptyInbox({ view, total }: { view: InboxAddress; total: number }) {
  const { title, text, way } = chooseSentences(view, total);
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{text}</p>
      {way && (
        <p>
          <a className="button" href={way.href}>
            {way.label}
          </a>
        </p>
      )}
    </div>
  );
}

function chooseSentences(view: InboxAddress, total: number) {
  if (total > 0)
    return {
      title: 'There is no such page',
      text: 'The list has become shorter since.',
      way: { href: inboxLink({ ...view, page: 1 }), label: 'To its first page' },
    };
  if (view.search !== '')
    return {
      title: `Nothing fits “${view.search}”`,
      text: 'A name in any spelling finds it, three digits of a number, a part of an address, an offer, or a word of what was written. Counsellors find their own enquiries and the unassigned ones.',
      way: { href: inboxLink({}), label: 'Show all' },
    };
  if ([true, false].some((isOwner) => isSameView(view, standardViewsFor(isOwner).fresh)))
    return {
      title: 'Nobody waits for an answer',
      text: 'What comes in stands here within seconds, the longest waiting first.',
      way: { href: inboxLink(standardViews.mine), label: 'To what is mine' },
    };
  if (isSameView(view, standardViews.quarantine))
    return {
      title: 'Nothing is in quarantine',
      text: 'What looks as if a script had filled in the form is kept here until somebody lets it in, or for ninety days.',
      way: null,
    };
  if (isSameView(view, standardViews.mine))
    return {
      title: 'Nothing is with you',
      text: 'Assign an unassigned enquiry to yourself: from then on it is yours, and no colleague rings the same person.',
      way: { href: inboxLink(standardViews.nobodys), label: 'To the unassigned ones' },
    };
  if (countFilters(view) > 0)
    return {
      title: 'Nothing fits these filters',
      text: 'All of them must hold at once. Take one away, or all.',
      way: { href: inboxLink({}), label: 'Show all' },
    };
  return {
    title: 'No enquiry has come yet',
    text: 'Whoever asks for a call, enrols or subscribes on the website stands here a moment later. To try it, send the form under “Request a call” yourself.',
    way: { href: '/request-call', label: 'To the form' },
  };
}
