import { lookThroughPrograms, weCall } from '#content/words/outcomes.ts';
import { useProviderFacts } from '#site/data/use-provider-facts.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** What follows a request for a call: in the form's place, and on the page that a visitor without JavaScript sees. */
export function CallThanks() {
  const { phone, hours } = useProviderFacts();
  return (
    <>
      <p>{weCall(phone, hours)}</p>
      <p>
        <PageLink to="/#programs" className="link-button">
          {lookThroughPrograms}
        </PageLink>
      </p>
    </>
  );
}
