import { brand } from '#content/brand.ts';
import { Logo } from '#site/art/logo.tsx';
import { PageLink } from '#site/ui/page-link.tsx';

export function BrandLink() {
  return (
    <PageLink to="/" className="brand" aria-label={`${brand.name}, home`}>
      <Logo />
      <span>{brand.name}</span>
    </PageLink>
  );
}
