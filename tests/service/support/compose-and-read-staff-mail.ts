/** Composes mails to staff as the service does, and reads from a mail what a mail program shows. */
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { Lead } from '#database/enquiries/lead-port.ts';
import type { OutboxBatch } from '#database/outbox/outbox-port.ts';
import { composeStaffMail, type StaffMail } from '#service/notify/staff-mail/compose-staff-mail.ts';
import { type Offers, unknownOffers } from '#service/offers/read-offers.ts';
import { makeSampleLead } from './make-sample-lead.ts';

type Node = DefaultTreeAdapterMap['node'];
type MailElement = DefaultTreeAdapterMap['element'];

const receivedAt = new Date('2026-11-21T08:35:00Z');

/** A call request as a lead. */
export function makeCallRequestLead(changes: Partial<Lead> = {}): Lead {
  return makeSampleLead({
    createdAt: receivedAt,
    name: 'Asha',
    phone: '098765-43210',
    program: 'Web Development',
    message: 'About: MERN Stack\nEvenings only',
    ...changes,
  });
}

export const makeEnrolmentLead = (changes: Partial<Lead> = {}) =>
  makeCallRequestLead({ table: 'enrollments', program: null, message: null, ...changes });

export const makeSubscriptionLead = (email: string, changes: Partial<Lead> = {}) =>
  makeEnrolmentLead({ table: 'email_subscriptions', name: null, phone: null, email, ...changes });

export const makeOutboxBatch = (...leads: Lead[]): OutboxBatch => ({
  id: 'batch',
  channel: 'mail',
  attempts: 0,
  createdAt: receivedAt,
  leads,
});

export const senderAddress = 'site@miranaya.example';

export function composeMailOf(...leads: Lead[]): StaffMail {
  return composeMailOfBatch(makeOutboxBatch(...leads));
}

export const composeMailOfBatch = (
  batch: OutboxBatch,
  offers: Offers = unknownOffers,
  deskUrl: string | null = null,
) => composeStaffMail(batch, senderAddress, offers, [], deskUrl);

export function allElementsIn(node: Node): MailElement[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(allElementsIn) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}

export function nodeText(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(nodeText).join(' ') : '';
}

export const hrefsOf = (html: string): string[] =>
  allElementsIn(parse(html)).flatMap((element) => attributeOf(element, 'href') ?? []);

export const attributeOf = ({ attrs }: MailElement, asked: string) =>
  attrs.find(({ name }) => name === asked)?.value;

/** The lines that a reader sees, with each link in brackets. */
export function visibleLinesOf(html: string): string[] {
  const body = allElementsIn(parse(html)).find(({ tagName }) => tagName === 'body');
  return body === undefined ? [] : readShownText(body).split('\n').filter(Boolean);
}

const blockTagPattern = /^(?:h\d|p|div|blockquote)$/;

function readShownText(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const inside = node.childNodes.map(readShownText).join('');
  if (!('tagName' in node)) return inside;
  if (node.tagName === 'br') return '\n';
  if (node.tagName === 'a') return `[${inside}]`;
  return blockTagPattern.test(node.tagName) ? `\n${inside}\n` : inside;
}
