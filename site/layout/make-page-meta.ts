import type { MetaDescriptor } from 'react-router';
import { brand } from '#content/brand.ts';
import { sharePicturePathOfPage } from '#contract/pages/share-picture-path-of-page.ts';
import { siteUrl } from '#site/data/build-settings.ts';

interface PageFacts {
  title: string;
  description: string;
  /** Path of the page with its leading slash. */
  path: string;
  /** Path of the share picture, 1200 × 630. */
  image?: string;
  /** Structured data for search engines: objects of schema.org. */
  jsonLd?: readonly Record<string, unknown>[];
  /** Whether search engines should leave the page out, as with thank-you pages and pages for missing addresses. */
  isHidden?: boolean;
}

/** Returns the elements in the head of a page: title, description, and what search engines and shared links show. */
export function makePageMeta({
  title,
  description,
  path,
  image,
  jsonLd = [],
  isHidden,
}: PageFacts): MetaDescriptor[] {
  const address = `${siteUrl}${path}`;
  const picture = `${siteUrl}${image ?? sharePicturePathOfPage(path)}`;
  return [
    { title },
    { name: 'description', content: description },
    ...(isHidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: address }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...jsonLd.map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
  ];
}
