import { provider } from '#content/provider.ts';
import { Mark } from '#site/art/mark.tsx';
import { PageLink } from '#site/ui/page-link.tsx';

export function Brand() {
  return (
    <PageLink to="/" className="brand" aria-label={`${provider.name}, home`}>
      <Mark />
      <span>{provider.name}</span>
    </PageLink>
  );
}
