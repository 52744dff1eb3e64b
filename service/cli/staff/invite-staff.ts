import type { OneTimeLinkResult } from '#desk/api-types/staff-members-api.ts';
import { roleDescriptions, staffRoles } from '#domain/staff/roles-and-permissions.ts';
import { inviteByOneTimeLink } from '../../desk/sign-in/invite-by-one-time-link.ts';
import { staffChangeRefusalSentences } from '../../desk/staff-change-refusal-sentences.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { WrongArguments } from '../terminal/wrong-arguments.ts';
import { findStaffMember } from './find-staff-member.ts';
import { readStaffAddress, type StaffArguments } from './staff-arguments.ts';
import type { StaffCommandContext } from './staff-command-context.ts';

const roles = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  staffRoles.map((role) => `${role} (${roleDescriptions[role]})`),
);

export async function inviteStaff(
  context: StaffCommandContext,
  { rest: [typed], role, name }: StaffArguments,
  terminal: Terminal,
): Promise<void> {
  const email = readStaffAddress(typed, 'invite');
  if (role === null)
    throw new WrongArguments(
      `Say what they do here: npm run staff -- invite ${email} --role ROLE, where ROLE is ${roles}.`,
    );
  const { staff } = context.store;
  const known = await staff.staffByEmail(email);
  if (known?.state === 'active')
    throw new WrongArguments(staffChangeRefusalSentences.worksHere(known.name));
  const isFirst = !(await staff.hasDesk());
  // The invited person is not counted. They may be an owner who has not signed in yet, and this invitation gives them
  // another role: then no owner would be left.
  const others = (await staff.staff()).filter((one) => one.id !== known?.id);
  if (role !== 'owner' && !others.some((one) => one.role === 'owner' && one.state !== 'left'))
    throw new WrongArguments('Invite an owner first: only an owner can run the desk.');
  await handOutLink(context, { email, role, name: name ?? nameFromAddress(email) }, terminal);
  if (isFirst)
    terminal.say(
      `From now on the desk is at ${context.config.siteUrl}/desk, as soon as the service runs.`,
    );
}

/** Makes a name from the part of the address before the @. The member has this name until somebody changes it. */
function nameFromAddress(email: string): string {
  const [first = ''] = email.split('@');
  return first.replace(/[._-]+/g, ' ').replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

export async function sendNewOneTimeLink(
  context: StaffCommandContext,
  { rest: [typed] }: StaffArguments,
  terminal: Terminal,
): Promise<void> {
  const person = await findStaffMember(context.store, readStaffAddress(typed, 'link'));
  if (person.state === 'left')
    throw new WrongArguments(staffChangeRefusalSentences.hasLeft(person.name));
  await handOutLink(context, person, terminal);
  if (person.state === 'active')
    terminal.say('How they sign in until now holds until the link is used, and ends then.');
}

async function handOutLink(
  { config, store: { staff } }: StaffCommandContext,
  person: Parameters<typeof inviteByOneTimeLink>[1],
  terminal: Terminal,
): Promise<void> {
  const database = { staff, config, now: () => terminal.now().getTime() };
  const handed = await inviteByOneTimeLink(database, person, 'terminal');
  await terminal.write(`${handed.link}\n`);
  terminal.say(`It works once, for 72 hours, for ${handed.person.email} only.`);
  terminal.say(mailResultSentences[handed.mail]);
  if (config.siteUrlWarning !== null) terminal.say(config.siteUrlWarning);
}

const mailResultSentences: Readonly<Record<OneTimeLinkResult['mail'], string>> = {
  sent: 'It was mailed to them as well.',
  failed: 'It could not be mailed: give it to them in another way.',
  'no mail': 'Mail is not set (SMTP_URL): give it to them in a way that only they read.',
};
