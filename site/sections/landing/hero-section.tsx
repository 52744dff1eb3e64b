import { useEffect, useState } from 'react';
import { brand } from '#content/brand.ts';
import type { Hero, Statistic } from '#content/schema.ts';
import { theTyping } from '#content/words/landing.ts';
import { fillName } from '#site/ui/format.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { PauseButton } from '#site/ui/pause-button.tsx';
import { useMotion } from '#site/ui/use-motion.ts';
import { type HeroDrawing, HeroKolam } from './hero-kolam.tsx';
import { nextTyped, type TypedText } from './typed-phrases.ts';

interface HeroSectionProps {
  hero: Hero;
  /** What there is to choose from, in one line. */
  facts: string;
  statistics: readonly Statistic[];
  /** Drawn by the loader: the code that draws does not travel to the phone. */
  kolam: HeroDrawing;
}

export function HeroSection({ hero, facts, statistics, kolam }: HeroSectionProps) {
  const phrases = hero.phrases.map((phrase) => fillName(phrase, brand.name));
  const { isRunning, toggle } = useMotion();
  const typed = useTypedPhrases(phrases, hero, isRunning);
  const phrase = [...(phrases[typed.phrase] ?? '')];

  return (
    <section className="hero" aria-labelledby="hero-heading">
      <div className="wrap hero-grid">
        <div className="hero-words">
          <p className="hero-typed">
            {/* One stable sentence for those who listen; the letters are for those who look. */}
            <span className="visually-hidden">{phrases.join('. ')}.</span>
            <span aria-hidden="true">
              {phrase.slice(0, typed.letters).join('')}
              <span className="hero-caret" data-running={isRunning} />
            </span>
            <PauseButton isRunning={isRunning} onToggle={toggle} what={theTyping} />
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
        <HeroKolam kolam={kolam} drawn={phrase.length ? typed.letters / phrase.length : 1} />
        <dl className="statistics">
          {statistics.map((statistic) => (
            <div key={statistic.label}>
              <dt>{statistic.label}</dt>
              <dd>{statistic.value}</dd>
              <dd className="small-print">{statistic.meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The typing, at rest on the whole first phrase until it may run and whenever it is paused. */
function useTypedPhrases(phrases: readonly string[], pace: Hero, isRunning: boolean): TypedText {
  const whole: TypedText = { phrase: 0, letters: [...(phrases[0] ?? '')].length, doing: 'typing' };
  const [typed, setTyped] = useState(whole);

  useEffect(() => {
    if (!isRunning) return;
    const [next, afterMs] = nextTyped(typed, phrases, pace);
    const timer = setTimeout(() => setTyped(next), afterMs);
    return () => clearTimeout(timer);
  });

  return typed;
}
