/**
 * Guesses the field of an enquiry from the header of an imported column, or from the name of a value in a webhook
 * message; `nothing` if the name is unknown. Facebook lead ads, JustDial, IndiaMART, Google Forms and the usual
 * connectors all use different names.
 */
import type { ImportColumnTarget } from '#desk/api-types/added-enquiries-api.ts';

const namesByField: Readonly<Record<Exclude<ImportColumnTarget, 'nothing'>, readonly string[]>> = {
  name: [
    'name',
    'full name',
    'customer name',
    'lead name',
    'contact name',
    'student name',
    'student',
    'candidate name',
    'applicant name',
    'learner name',
    'your name',
    'sender name',
    'first name',
    'last name',
    'surname',
    'prefix',
    'naam',
  ],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile number',
    'mobile no',
    'mob no',
    'mob',
    'mobile phone',
    'cell',
    'ph',
    'ph no',
    'contact',
    'contact number',
    'contact no',
    'phone no',
    'whatsapp',
    'whatsapp number',
    'whatsapp no',
    'tel',
    'telephone',
    'sender mobile',
    'number',
  ],
  email: [
    'email',
    'e mail',
    'mail',
    'email address',
    'e mail address',
    'mail address',
    'email id',
    'e mail id',
    'mail id',
    'gmail',
    'sender email',
  ],
  message: [
    'message',
    'comment',
    'comments',
    'query',
    'question',
    'enquiry',
    'inquiry',
    'requirement',
    'requirements',
    'remarks',
    'remark',
    'notes',
    'note',
    'description',
    'query message',
    'subject',
  ],
  offer: [
    'offer',
    'course',
    'course name',
    'program',
    'programme',
    'product',
    'category',
    'interested in',
    'service',
    'which course',
    'course interested',
    'course interested in',
    'interested course',
    'course of interest',
    'preferred course',
    'select course',
  ],
  source: ['source', 'lead source', 'utm source', 'came from'],
};

/** Headers of columns that contain the date of the enquiry. */
const dateHeaders = [
  'date',
  'date time',
  'enquiry date',
  'date of enquiry',
  'inquiry date',
  'lead date',
  'query date',
  'query time',
  'created',
  'created at',
  'created on',
  'created time',
  'timestamp',
  'submitted at',
];

/** Normalises a header, so that `Phone_Number` and `phone number?` count as the same name. */
const normaliseHeader = (header: string) =>
  header
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

export const isDateHeader = (header: string): boolean =>
  dateHeaders.includes(normaliseHeader(header));

export function matchColumnHeader(header: string): ImportColumnTarget {
  const wanted = normaliseHeader(header);
  const all = Object.entries(namesByField) as [
    Exclude<ImportColumnTarget, 'nothing'>,
    readonly string[],
  ][];
  return all.find(([, known]) => known.includes(wanted))?.[0] ?? 'nothing';
}
