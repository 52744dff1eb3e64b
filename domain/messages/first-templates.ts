/** The messages that a desk begins with. As soon as the owner changes one, all of them are the owner's. */
import type { MessageChannel } from './message-template.ts';

export type FirstTemplate = {
  /** Always the same, so that a change of one finds it again. */
  id: string;
  channel: MessageChannel;
  position: number;
  name: string;
  subject: string;
  body: string;
};

const whatsapp = (n: number, name: string, ...lines: string[]): FirstTemplate => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  channel: 'whatsapp',
  position: n,
  name,
  subject: '',
  body: lines.join('\n'),
});

const mail = (n: number, name: string, subject: string, ...lines: string[]): FirstTemplate => ({
  ...whatsapp(n, name, ...lines),
  id: `00000000-0000-4000-8000-00000000001${n}`,
  channel: 'mail',
  subject,
});

/** `seller` is who sells it, as the site names them. */
export const firstTemplates = (seller: string): FirstTemplate[] => [
  whatsapp(
    1,
    'First answer',
    'Hello {name},',
    `this is {staff} from ${seller}. Thank you for asking. You asked about {offer}. The fee is {fee}, and nothing comes on top. It starts on {start}.`,
    'When may I call you?',
  ),
  whatsapp(
    2,
    'Tried to call',
    'Hello {name},',
    `this is {staff} from ${seller}. I tried to call you just now. It is about {offer}.`,
    'What time suits you today or tomorrow?',
  ),
  whatsapp(
    3,
    'After our call',
    'Hello {name},',
    'thank you for your time on the phone. As we said: {offer}. The fee is {fee}. It starts on {start}.',
    'Write to me here whenever something is unclear. {staff}',
  ),
  mail(
    1,
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
];
