import { parseLaptopNeeds } from '#content/offers/facts/parse-laptop-needs.ts';
import {
  askLabel,
  formatLaptopNeedsSentence,
  heading,
  notEnoughText,
  otherSystemChecks,
  windowsCheck,
} from '#content/words/laptop-check.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** Describes the computer that the course needs, and how visitors can check their own. */
export function LaptopCheckGuide({ computer, callPath }: { computer: string; callPath: string }) {
  const needs = parseLaptopNeeds(computer);
  return (
    <details className="fold">
      <summary>
        <h2 id="laptop">{heading}</h2>
      </summary>
      <p>{formatLaptopNeedsSentence(needs)}</p>
      <dl className="fact-list">
        {[windowsCheck, ...(needs.system === null ? otherSystemChecks : [])].map(
          ({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      <p>
        {notEnoughText} <PageLink to={callPath}>{askLabel}</PageLink>
      </p>
    </details>
  );
}
