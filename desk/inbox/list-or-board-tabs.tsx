import { boardLink, type InboxAddress, inboxLink } from './inbox-address.ts';

type ListOrBoardProps = { view: InboxAddress; shown: 'list' | 'board' };

/** Tabs to show the same enquiries as a list or as a board; the filters stay. */
export function ListOrBoardTabs({ view, shown }: ListOrBoardProps) {
  const tabs = [
    { id: 'list', label: 'List', href: inboxLink({ ...view, page: 1 }) },
    { id: 'board', label: 'Board', href: boardLink({ ...view, page: 1, order: 'newest' }) },
  ] as const;
  return (
    <nav aria-label="List or board" className="list-or-board">
      {tabs.map(({ id, label, href }) => (
        <a key={id} href={href} aria-current={id === shown ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
