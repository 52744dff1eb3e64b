/**
 * The versions of the privacy notices (`/privacy`, and the notices beside the forms), oldest first. `from` is the day
 * in India on which a version begins. When the meaning changes, add a version and leave the earlier ones as they are:
 * staff see beside each enquiry under which version it was sent.
 *
 * `changed` follows “Version of <date>:” on the page, and `agreed` follows “Sent under the privacy notice of <date>:”
 * at the desk. `stored` lists the columns of each form, so that a new column requires a new version. The first date is
 * the day on which the page was written: set it to the day on which you go live.
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
      waiting: [],
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
      waiting: [],
    },
  },
  {
    from: '2026-11-24',
    changed: 'it also says what is stored when you choose a start, and when you wait for a place.',
    agreed: {
      call: 'a call about this request, nothing else',
      enrolment: 'agreed to what the place, its payment, the batch and the certificate need',
      subscription: 'agreed to news by mail',
    },
    stored: {
      call: ['name', 'email', 'phone', 'program', 'message', 'offer', 'source'],
      enrolment: ['name', 'email', 'mobile', 'offer', 'batch', 'source'],
      subscription: ['email', 'source'],
      waiting: ['name', 'email', 'mobile', 'offer', 'batch', 'source'],
    },
  },
] as const satisfies readonly PrivacyVersion[];
