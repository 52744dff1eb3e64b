import { provider } from '#content/provider.ts';
import { siteUrl } from '../build-settings.ts';
import { type JsonLd, organizationId } from './json-ld-objects.ts';

/** The structured data of the training provider, for search engines. Other objects refer to it by its id. */
export function makeOrganizationJsonLd(): JsonLd {
  return {
    '@type': 'EducationalOrganization',
    '@id': organizationId,
    name: provider.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    slogan: provider.tagline,
    email: provider.email,
    telephone: provider.phone,
    areaServed: 'IN',
    sameAs: provider.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: provider.phone,
      email: provider.email,
      areaServed: 'IN',
      availableLanguage: ['en'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        opens: provider.supportHours.opens,
        closes: provider.supportHours.closes,
      },
    },
  };
}
