import { comparePageWords } from '#content/offers/comparison/compare-page-words.ts';
import { comparisonAddressOf } from '#contract/comparison/comparison-address.ts';
import { PageLink } from '#site/ui/page-link.tsx';

interface ShownExample {
  question: string;
  answer: string;
  offers: readonly { slug: string; title: string; fee: string; length: string }[];
}

/** Examples of comparisons, for visitors who have no offer in mind yet. */
export function ExampleComparisons({ examples }: { examples: readonly ShownExample[] }) {
  return (
    <section className="compare-pairs wrap" aria-labelledby="pairs">
      <header>
        <h2 id="pairs">{comparePageWords.pairs}</h2>
        <p>{comparePageWords.pairsIntro}</p>
      </header>
      <ol>
        {examples.map(({ question, answer, offers }) => (
          <li key={question}>
            <h3>
              <PageLink to={comparisonAddressOf(offers.map(({ slug }) => slug))}>
                {question}
              </PageLink>
            </h3>
            <p>{answer}</p>
            <ul>
              {offers.map(({ slug, title, fee, length }) => (
                <li key={slug}>
                  {title} <span>{`${length}, ${fee}`}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
