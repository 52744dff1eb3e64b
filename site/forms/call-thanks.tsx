import { provider } from '#content/provider.ts';
import { supportHours } from '#content/support-hours.ts';
import { lookThroughPrograms, weCall } from '#content/words/outcomes.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/** What follows a request for a call: in the form's place, and on the page that a visitor without JavaScript sees. */
export function CallThanks() {
  return (
    <>
      <p>{weCall(provider.phone, supportHours)}</p>
      <p>
        <PageLink to="/#programs" className="link-button">
          {lookThroughPrograms}
        </PageLink>
      </p>
    </>
  );
}
