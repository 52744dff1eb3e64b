import { comparePage } from '#content/offers/compare-page.ts';
import type { OfferChoices } from './compare-form.tsx';

type Choices = Omit<OfferChoices, 'offers'> & {
  offers: readonly (OfferChoices['offers'][number] & { path: string })[];
};

/**
 * For a copy of the site on a host that only hands out files, and a visitor without JavaScript: nobody there
 * reads the address. Our own service empties this when it has put a comparison above it.
 */
export function CompareByHand({ choices }: { choices: readonly Choices[] }) {
  return (
    <noscript>
      <details className="compare-by-hand">
        <summary>{comparePage.byHand}</summary>
        <p>{comparePage.byHandText}</p>
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
