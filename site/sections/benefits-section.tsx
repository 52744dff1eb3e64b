import type { CSSProperties } from 'react';
import { formatRupees } from '#content/format-rupees.ts';
import type { Plan, SectionHeading } from '#content/schema.ts';
import { sentences } from '#contract/sentences.ts';
import { formatMonths } from '#site/ui/format.ts';
import { KolamChain } from '#site/ui/kolam-chain.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { Section } from '#site/ui/section.tsx';

interface BenefitsSectionProps {
  heading: SectionHeading;
  plans: readonly Plan[];
}

/**
 * Three plans to be compared: price under price, duration under duration, and the features in the rows of
 * one grid, so that the nth of each plan stand side by side.
 */
export function BenefitsSection({ heading, plans }: BenefitsSectionProps) {
  const rows = Math.max(...plans.map(({ features }) => features.length));
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

function PlanCard({ plan, longestMonths }: { plan: Plan; longestMonths: number }) {
  const noticeId = `coming-soon-${plan.title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <article className={`plan tone-${plan.colour}`}>
      <h3>
        <PageLink to={plan.link}>{plan.title}</PageLink>
      </h3>
      <p className="plan-price">{formatRupees(plan.feeRupees)}</p>
      <p className="plan-duration">
        <KolamChain className="plan-months" enclosed={plan.months.to} dots={longestMonths} />
        {formatMonths(plan.months)}
      </p>
      <p className="plan-summary">{plan.summary}</p>
      <ul className="plan-features">
        {plan.features.map((feature) => (
          <li key={feature.name} data-available={feature.available}>
            <span className="visually-hidden">
              {feature.available ? 'Included:' : 'Not included:'}
            </span>{' '}
            {feature.name}
          </li>
        ))}
      </ul>
      {/* A popover opens without a script, so the button answers from the first moment. */}
      <button
        type="button"
        className="button"
        popoverTarget={noticeId}
        aria-label={`Start Learning: ${plan.title}`}
      >
        Start Learning
      </button>
      <p className="toast" id={noticeId} popover="auto" role="alert">
        {sentences.comingSoon}
      </p>
    </article>
  );
}
