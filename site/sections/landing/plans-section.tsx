import type { CSSProperties } from 'react';
import { formatRupees } from '#content/format-rupees.ts';
import type { Plan, SectionHeading } from '#content/schema.ts';
import {
  includedLabel,
  notIncludedLabel,
  startLearningLabel,
} from '#content/words/landing-labels.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { formatDurationInMonths } from '#site/ui/format-duration-in-months.ts';
import { NumberKolam } from '#site/ui/number-kolam.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { Section } from '#site/ui/section.tsx';

type ShownPlan = Omit<Plan, 'features'> & {
  included: readonly string[];
  missing: readonly string[];
};

interface PlansSectionProps {
  heading: SectionHeading;
  plans: readonly ShownPlan[];
}

/**
 * Three plans side by side. Prices, durations and features are rows of one grid, so that those of the three plans are
 * at the same height.
 */
export function PlansSection({ heading, plans }: PlansSectionProps) {
  const rows = Math.max(...plans.map(({ included, missing }) => included.length + missing.length));
  const longestMonths = Math.max(...plans.map(({ months }) => months.to));
  return (
    <Section id="benefits" className="benefits" {...heading}>
      <div className="plans" style={{ '--rows': rows } as CSSProperties}>
        {plans.map((plan) => (
          <PlanCard key={plan.title} plan={plan} longestMonths={longestMonths} />
        ))}
      </div>
    </Section>
  );
}

function PlanCard({ plan, longestMonths }: { plan: ShownPlan; longestMonths: number }) {
  return (
    <article className={`plan tone-${plan.colour}`}>
      <h3>
        <PageLink to={plan.link}>{plan.title}</PageLink>
      </h3>
      <p className="plan-price">{formatRupees(plan.feeRupees)}</p>
      <p className="plan-duration">
        <NumberKolam className="plan-months" enclosed={plan.months.to} dots={longestMonths} />
        {formatDurationInMonths(plan.months)}
      </p>
      <p className="plan-summary">{plan.summary}</p>
      <ul className="plan-features">
        {[...plan.included, ...plan.missing].map((name, index) => {
          const isIncluded = index < plan.included.length;
          return (
            <li key={name} data-available={isIncluded}>
              <span className="visually-hidden">
                {isIncluded ? includedLabel : notIncludedLabel}
              </span>{' '}
              {name}
            </li>
          );
        })}
      </ul>
      {/* A `<details>` element makes the button work before the scripts arrive. */}
      <details className="plan-start">
        <summary className="button" aria-label={`${startLearningLabel}: ${plan.title}`}>
          {startLearningLabel}
        </summary>
        <p className="notice" role="alert">
          {formSentences.comingSoon}
        </p>
      </details>
      <PageLink to={plan.link} className="link-button plan-programs">
        {plan.linkLabel}
      </PageLink>
    </article>
  );
}
