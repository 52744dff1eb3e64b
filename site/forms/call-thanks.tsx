import { formatCallBackText, lookThroughProgramsLabel } from '#content/words/form-sent-words.ts';
import { useProviderFacts } from '#site/data/use-provider-facts.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** The text after a request for a call: in place of the form, and on the page that visitors without JavaScript see. */
export function CallThanks() {
  const { phone, hours } = useProviderFacts();
  return (
    <>
      <p>{formatCallBackText(phone, hours)}</p>
      <p>
        <PageLink to="/#programs" className="link-button">
          {lookThroughProgramsLabel}
        </PageLink>
      </p>
    </>
  );
}
