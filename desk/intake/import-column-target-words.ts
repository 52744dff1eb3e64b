import type { ImportColumnTarget } from '../api-types/added-enquiries-api.ts';

export const importColumnTargetWords: Readonly<Record<ImportColumnTarget, string>> = {
  nothing: 'Leave out',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  message: 'What they asked',
  offer: 'Wants',
  source: 'Where they heard of us',
};

export const importColumnTargets = Object.keys(
  importColumnTargetWords,
) as readonly ImportColumnTarget[];
