import { randomBytes } from 'crypto';


export const makeSendingSystemKey=(): string => `whsec_${randomBytes(32).toString('base64')}`;
