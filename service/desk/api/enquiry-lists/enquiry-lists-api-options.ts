import type { ApiOptions } from '../api-options.ts';

export type EnquiryListsApiOptions = Pick<ApiOptions, 'store' | 'staff' | 'offers' | 'now'> &
  Partial<Pick<ApiOptions, 'calling'>>;
