/**
 * The versions of what `/privacy` and the lines beside the forms say, the oldest first. A version is the day in India
 * from which it holds; every change of meaning adds one and leaves those before it as they were, because staff see
 * beside each enquiry under which of them it was sent. `changed` completes “Version of …:”, `agreed` “Sent under the
 * privacy notice of …:”; `stored` names the columns of each form, so that a new one is a new version.
 * The first one is of the day on which the page was written: set it to the day on which you go live.
 */
import type { PrivacyVersion } from '../schema.ts';

export const privacyVersions = [
  {
    from: '2026-11-21',
    changed: 'the first one.',
    agreed: {
      call: 'a call about this request, nothing else',
      enrolment: 'agreed to what the place, the batch and the certificate need',
      subscription: 'agreed to news by mail',
    },
    stored: {
      call: ['name', 'email', 'phone', 'program', 'message', 'offer', 'source'],
      enrolment: ['name', 'email', 'mobile', 'offer', 'source'],
      subscription: ['email', 'source'],
    },
  },
  {
    from: '2026-11-23',
    changed:
      'it also says what is stored of an order, of its payment, and to count our mails to you, and what your browser keeps until you close a tab.',
    agreed: {
      call: 'a call about this request, nothing else',
      enrolment: 'agreed to what the place, its payment, the batch and the certificate need',
      subscription: 'agreed to news by mail',
    },
    stored: {
      call: ['name', 'email', 'phone', 'program', 'message', 'offer', 'source'],
      enrolment: ['name', 'email', 'mobile', 'offer', 'source'],
      subscription: ['email', 'source'],
    },
  },
] as const satisfies readonly PrivacyVersion[];
