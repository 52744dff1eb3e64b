import { brand } from '#content/brand.ts';
import { Mark } from '#site/art/mark.tsx';
import { PageLink } from '#site/ui/page-link.tsx';

export function BrandLink() {
  return (
    <PageLink to="/" className="brand" aria-label={`${brand.name}, home`}>
      <Mark />
      <span>{brand.name}</span>
    </PageLink>
  );
}
