import { randomBytes } from 'node:crypto';

export const makeSendingSystemKey = (): string => `whsec_${randomBytes(32).toString('base64')}`;
