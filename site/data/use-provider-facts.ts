import { useRouteLoaderData } from 'react-router';
import type { ProviderFacts } from './provider-facts.ts';

/** The provider's contact details with which the open page was rendered. */
export const useProviderFacts = () => useRouteLoaderData('root') as ProviderFacts;
