/** The format of a batch id (a UUID). It does not say whether the batch exists or is open. */
export const batchIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
