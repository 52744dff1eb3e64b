/** Members of staff, how they sign in, and how they are notified. */
import type { CredentialPort } from './credential-port.ts';
import type { InvitationPort } from './invitation-port.ts';
import type { MemberPort } from './member-port.ts';
import type { PushSubscriptionPort } from './push-subscription-port.ts';
import type { SessionPort } from './session-port.ts';
import type { SignInAttemptPort } from './sign-in-attempt-port.ts';

export type StaffPort = MemberPort &
  InvitationPort &
  CredentialPort &
  SessionPort &
  SignInAttemptPort &
  PushSubscriptionPort;
