import type { ApiOptions } from './api-options.ts';

export type InboxApiOptions = Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'now'> &
  Partial<Pick<ApiOptions, 'calling'>>;
