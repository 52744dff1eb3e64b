import { useRouteLoaderData } from 'react-router';
import type { ProviderFacts } from './provider-facts.ts';

/** How to reach the provider, as the page that is open was rendered with. */
export const useProviderFacts = () => useRouteLoaderData('root') as ProviderFacts;
