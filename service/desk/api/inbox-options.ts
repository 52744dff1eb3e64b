import type { ApiOptions } from './api-options.ts';

export type InboxOptions = Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'now'> &
  Partial<Pick<ApiOptions, 'calling'>>;
