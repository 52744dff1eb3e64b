import { comparePageWords } from '#content/offers/comparison/compare-page-words.ts';
import type { OfferOptionGroup } from './compare-form.tsx';

type LinkedOfferOptionGroup = Omit<OfferOptionGroup, 'offers'> & {
  offers: readonly (OfferOptionGroup['offers'][number] & { path: string })[];
};

/**
 * A list of all offers for visitors without JavaScript, in case the host only serves files and can't render a
 * comparison for the query. Our own service empties the list when it has rendered a comparison.
 */
export function NoscriptOfferList({ choices }: { choices: readonly LinkedOfferOptionGroup[] }) {
  return (
    <noscript>
      <details className="compare-by-hand">
        <summary>{comparePageWords.byHand}</summary>
        <p>{comparePageWords.byHandText}</p>
        {choices.map(({ field, offers }) => (
          <section key={field}>
            <h3>{field}</h3>
            <ul>
              {offers.map(({ slug, title, kind, path }) => (
                <li key={slug}>
                  <a href={path}>{title}</a> {kind}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </noscript>
  );
}
