import { courseListWords } from '#content/offers/course-list/course-list-words.ts';
import type { FoundPage } from '#site/search/open-index.ts';
import { PageLink } from '#site/ui/page-link.tsx';

interface FoundPageListProps {
  answers: readonly FoundPage[];
}

/** The pages and answers that the search found. They are shown above the offers. */
export function FoundPageList({ answers }: FoundPageListProps) {
  if (answers.length === 0) return null;
  return (
    <ul className="answers" aria-label={courseListWords.answers}>
      {answers.map(({ title, text, to }) => (
        <li key={to}>
          <PageLink to={to} className="link-button">
            {title}
          </PageLink>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
