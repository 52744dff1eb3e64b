import { useRouteLoaderData } from 'react-router';
import type { ProviderFacts } from './make-provider-facts-for-page.ts';

/** The provider's contact details and announcements with which the open page was rendered. */
export const useProviderFacts = () => useRouteLoaderData('root') as ProviderFacts;
