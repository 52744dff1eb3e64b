/** Combines the two parts of the API for publishing: the owner's drafts, and the published versions. */
import type { PublishApi } from '#desk/api-types/publish-api.ts';
import type { ApiOptions } from '../api-options.ts';
import { makeDraftsApi } from './make-drafts-api.ts';
import { makePublicationsApi } from './make-publications-api.ts';

export const makePublishApi = (options: ApiOptions): PublishApi => ({
  ...makeDraftsApi(options),
  ...makePublicationsApi(options),
});
