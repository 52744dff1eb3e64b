/** The staff store of both engines, assembled from its parts. */
import type { KyselyDatabase } from '../connection/kysely-database.ts';
import { makeCredentialStore } from './credential-store.ts';
import { makeInvitationStore } from './invitation-store.ts';
import { makeMemberStore } from './member-store.ts';
import { makePushSubscriptionStore } from './push-subscription-store.ts';
import { makeSessionStore } from './session-store.ts';
import { makeSignInAttemptStore } from './sign-in-attempt-store.ts';
import type { StaffPort } from './staff-port.ts';

export function makeStaffStore(database: KyselyDatabase): StaffPort {
  return {
    ...makeMemberStore(database),
    ...makeInvitationStore(database),
    ...makeCredentialStore(database),
    ...makeSessionStore(database),
    ...makeSignInAttemptStore(database),
    ...makePushSubscriptionStore(database),
  };
}
