/** Publishing at the desk, for the owner: the drafts, and the versions that were published. */
import type { PublishApi } from '#desk/api/publish-api.ts';
import type { ApiOptions } from './api-options.ts';
import { draftsApi } from './publish/drafts-api.ts';
import { publicationsApi } from './publish/publications-api.ts';

export const publishApi = (options: ApiOptions): PublishApi => ({
  ...draftsApi(options),
  ...publicationsApi(options),
});
