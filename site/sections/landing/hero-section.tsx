import { Fragment } from 'react';
import { brand } from '#content/brand.ts';
import type { Hero, Statistic } from '#content/schema.ts';
import { pausableTypingName } from '#content/words/landing-labels.ts';
import { BelowTheFoldStyles } from '#site/layout/below-the-fold-styles.tsx';
import { typePhrases } from '#site/motion/type-phrases.ts';
import { fillProviderName } from '#site/ui/fill-provider-name.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { PauseButton } from '#site/ui/pause-button.tsx';
import { SampleTag } from '#site/ui/sample-tag.tsx';
import { HeroKolam, type HeroKolamPaths } from './hero-kolam.tsx';

interface HeroSectionProps {
  hero: Hero;
  /** A few facts, such as the number of offers, in one line. */
  facts: string;
  statistics: readonly Statistic[];
  /** The loader draws the kolam, so that the drawing code is not sent to the browser. */
  kolam: HeroKolamPaths;
}

export function HeroSection({ hero, facts, statistics, kolam }: HeroSectionProps) {
  const phrases = hero.phrases.map((phrase) => fillProviderName(phrase, brand.name));

  return (
    <section
      className="hero"
      aria-labelledby="hero-heading"
      data-motion="typing"
      ref={typePhrases}
      suppressHydrationWarning
    >
      <div className="wrap hero-grid">
        <div className="hero-words">
          <p className="hero-typed">
            {/* Screen readers get one sentence that does not change; the typed letters are hidden from them. */}
            <span className="visually-hidden">
              {phrases.map((phrase) => (
                <Fragment key={phrase}>
                  <span data-phrase="">{phrase}</span>.{' '}
                </Fragment>
              ))}
            </span>
            <span aria-hidden="true">
              <span data-letters="" suppressHydrationWarning>
                {phrases[0]}
              </span>
              <span className="hero-caret" />
            </span>
            <PauseButton what={pausableTypingName} />
          </p>
          <h1 id="hero-heading">{hero.line}</h1>
          <p className="hero-intro">{hero.intro}</p>
          <p className="hero-facts">{facts}</p>
          <p className="hero-ways">
            <PageLink className="button" to={hero.allCourses.to}>
              {hero.allCourses.label}
            </PageLink>
            <a className="button button-quiet" href={hero.button.to}>
              {hero.button.label}
            </a>
          </p>
        </div>
        <HeroKolam kolam={kolam} />
        <BelowTheFoldStyles />
        <dl className="statistics">
          {statistics.map((statistic) => (
            <div key={statistic.label}>
              <dt>{statistic.label}</dt>
              <dd>{statistic.value}</dd>
              <dd className="small-print">
                {statistic.meaning} {statistic.isSample && <SampleTag />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
