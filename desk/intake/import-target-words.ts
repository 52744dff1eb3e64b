import type { ImportTarget } from '../api/added-enquiries-api.ts';

export const importTargetWords: Readonly<Record<ImportTarget, string>> = {
  nothing: 'Leave out',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  message: 'What they asked',
  offer: 'Wants',
  source: 'Where they heard of us',
};

export const importTargets = Object.keys(importTargetWords) as readonly ImportTarget[];
