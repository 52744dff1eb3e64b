/** Publishing at the desk, for the owner: the drafts, and the versions that were published. */
import type { PublishApi } from '#desk/api-types/publish-api.ts';
import type { ApiOptions } from '../api-options.ts';
import { makeDraftsApi } from './make-drafts-api.ts';
import { makePublicationsApi } from './make-publications-api.ts';

export const makePublishApi = (options: ApiOptions): PublishApi => ({
  ...makeDraftsApi(options),
  ...makePublicationsApi(options),
});
