import { handAddedWays, privacyNoticeStatuses } from '#domain/enquiries/added-enquiry-facts.ts';
import type { HandAddedEnquiryInput } from '../api-types/added-enquiries-api.ts';

/** Reads the form that adds an enquiry by hand; null for values that the form never sends. */
export function readAddedEnquiryForm(form: FormData): HandAddedEnquiryInput | null {
  const text = (name: string) => String(form.get(name) ?? '');
  const way = handAddedWays.find((one) => one === text('way'));
  const told = privacyNoticeStatuses.find((one) => one === text('told'));
  if (way === undefined || told === undefined) return null;
  return {
    typed: {
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      message: text('message'),
      offer: text('offer'),
      source: text('source'),
    },
    way,
    told,
    isMine: form.has('mine'),
    formKey: text('key'),
  };
}

/**
 * The values of the form before anything is typed. By default they do not claim that the person was told anything about
 * their data.
 */
export const makeEmptyHandAddedEnquiry = (formKey: string): HandAddedEnquiryInput => ({
  typed: { name: '', phone: '', email: '', message: '', offer: '', source: '' },
  way: 'phone call',
  told: 'not yet',
  isMine: true,
  formKey,
});
