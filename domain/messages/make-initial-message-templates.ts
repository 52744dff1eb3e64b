/**
 * The message templates of a new desk. They are not stored until the owner changes one of them; then all are stored.
 */

import type { MessageChannel } from './message-templates.ts';
import type { RecipientStage } from './recipient-stage.ts';

type InitialTemplate = {
  /** The id is always the same, because an owner's change of a template that is not stored yet names it by this id. */
  id: string;
  channel: MessageChannel;
  position: number;
  stage: RecipientStage;
  name: string;
  subject: string;
  body: string;
};

const whatsapp = (
  n: number,
  stage: RecipientStage,
  name: string,
  ...lines: string[]
): InitialTemplate => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  channel: 'whatsapp',
  position: n,
  stage,
  name,
  subject: '',
  body: lines.join('\n'),
});

const mail = (
  n: number,
  stage: RecipientStage,
  name: string,
  subject: string,
  ...lines: string[]
): InitialTemplate => ({
  ...whatsapp(n, stage, name, ...lines),
  id: `00000000-0000-4000-8000-00000000001${n}`,
  channel: 'mail',
  subject,
});

/** `seller` is the provider's name as the site shows it. */
export const makeInitialMessageTemplates = (seller: string): InitialTemplate[] => [
  whatsapp(
    1,
    'new',
    'First answer',
    'Hello {name},',
    `this is {staff} from ${seller}. Thank you for asking. You asked about {offer}. The fee is {fee}, and nothing comes on top. It starts on {start}.`,
    'When may I call you?',
  ),
  whatsapp(
    2,
    'missed',
    'Tried to call',
    'Hello {name},',
    `this is {staff} from ${seller}. I tried to call you just now. It is about {offer}.`,
    'What time suits you today or tomorrow?',
  ),
  whatsapp(
    3,
    'talked',
    'After our call',
    'Hello {name},',
    'thank you for your time on the phone. As we said: {offer}. The fee is {fee}. It starts on {start}.',
    'Write to me here whenever something is unclear. {staff}',
  ),
  whatsapp(
    4,
    'enrolled',
    'Welcome',
    'Hello {name},',
    `welcome to ${seller}! Your place is safe: {offer}. It starts on {start}.`,
    'Write to me here whenever you have a question. {staff}',
  ),
  mail(
    1,
    'new',
    'First answer',
    `Your question to ${seller}`,
    'Hello {name},',
    '',
    'thank you for asking. You asked about {offer}. The fee is {fee}, and nothing comes on top. It starts on {start}.',
    '',
    'I would like to hear what you want to reach, and tell you honestly whether this is the way to it. When may I call you? Ten minutes are enough.',
    '',
    '{staff}',
    seller,
  ),
  mail(
    2,
    'missed',
    'Could not reach you',
    'We tried to call you',
    'Hello {name},',
    '',
    'we tried to reach you on the phone. You asked about {offer}. The fee is {fee}.',
    '',
    'Answer this mail with a time that suits you, or with your question: both reach me.',
    '',
    '{staff}',
    seller,
  ),
  mail(
    3,
    'enrolled',
    'Welcome',
    `Welcome to ${seller}`,
    'Hello {name},',
    '',
    'welcome! Your place is safe: {offer}. It starts on {start}.',
    '',
    'Answer this mail whenever you have a question.',
    '',
    '{staff}',
    seller,
  ),
];
