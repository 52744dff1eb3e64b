/**
 * Reads and changes the owner's settings of the desk: message templates, which enquiries counsellors see, how much one
 * person may refund alone if it is more than the terms give, and whether the weekly mail is sent.
 */
import type { MessageTemplate } from '#database/desk/settings/settings-port.ts';
import { makeUuidV7 } from '#database/uuid-v7.ts';
import type {
  TemplateProblems,
  TemplatesAndDeskRulesApi,
  TemplateText,
} from '#desk/api-types/templates-and-desk-rules-api.ts';
import { indianDay } from '#domain/dates/indian-day.ts';
import { makeMessagePlaceholderValues } from '#domain/messages/make-message-placeholder-values.ts';
import {
  describeTemplateTextProblem,
  fillMessageTemplate,
  type MessageChannel,
  messageTemplateBounds,
} from '#domain/messages/message-templates.ts';
import { normaliseLineEnds } from '#domain/normalise-line-ends.ts';
import { isOwnersWeeklyMailOn } from '../../../notify/weekly-mail/is-owners-weekly-mail-on.ts';
import type { ApiOptions } from '../api-options.ts';
import { readCounsellorScopeSetting } from '../enquiry-lists/enquiry-scope.ts';
import { hashFormContent } from '../hash-form-content.ts';
import { readMessageTemplates } from '../messages/read-message-templates.ts';
import { readSinglePersonRefundLimitPaise } from '../order/read-single-person-refund-limit-paise.ts';
import { requirePermission } from '../require-permission.ts';

/** An example of a payment link for previews; nobody can pay at this address. */
const samplePayLink = 'https://pay.example/abc123';

export function makeTemplatesAndDeskRulesApi(options: ApiOptions): TemplatesAndDeskRulesApi {
  const { store, staff, offers, now } = options;
  const { desk } = store;
  const requireSettingsPermission = () => requirePermission(staff.role, 'settings');

  /**
   * Returns the owner's templates. Before the first change the owner has none, so the initial templates are stored as
   * the owner's.
   */
  async function readOrStoreOwnTemplates(): Promise<MessageTemplate[]> {
    const { templates, areFirst } = await readMessageTemplates(store, offers);
    if (areFirst) await desk.storeInitialTemplates(templates);
    return templates;
  }

  return {
    async counsellorsSee() {
      requireSettingsPermission();
      return readCounsellorScopeSetting(store);
    },
    async setCounsellorsSee(view) {
      requireSettingsPermission();
      await desk.setSetting('counsellorsSee', view, staff.id);
    },

    async refundAlonePaise() {
      requireSettingsPermission();
      return readSinglePersonRefundLimitPaise(store);
    },
    async setRefundAlonePaise(paise) {
      requireSettingsPermission();
      await desk.setSetting('refundAlonePaise', paise, staff.id);
    },

    async weeklyMail() {
      requireSettingsPermission();
      return isOwnersWeeklyMailOn(store);
    },
    async setWeeklyMail(isOn) {
      requireSettingsPermission();
      await desk.setSetting('weeklyMail', isOn, staff.id);
    },

    async templates() {
      requireSettingsPermission();
      const { templates, areFirst } = await readMessageTemplates(store, offers);
      return { templates: templates.map((one) => ({ ...one, version: versionOf(one) })), areFirst };
    },

    samples(text) {
      requireSettingsPermission();
      const today = indianDay(new Date(now()));
      const sold =
        offers.all?.find(({ start }) => start.at === 'dates' && start.startDate >= today) ??
        offers.all?.[0] ??
        null;
      const filled = (offer: typeof sold) => {
        const values = makeMessagePlaceholderValues(
          { name: 'Asha Rao' },
          offer,
          staff.name,
          today,
          offer === null ? null : samplePayLink,
        );
        return {
          subject: fillMessageTemplate(text.subject, values),
          body: fillMessageTemplate(text.body, values),
        };
      };
      return [
        ...(sold ? [{ for: `Asha Rao, who asked about ${sold.title}`, ...filled(sold) }] : []),
        { for: 'Asha Rao, who named no offer', ...filled(null) },
      ];
    },

    async saveTemplate(id, channel, text, version) {
      requireSettingsPermission();
      const clean = cleanTemplateText(text, channel);
      const refusals = findTemplateProblems(clean, channel);
      const all = await readMessageTemplates(store, offers);
      const ofChannel = all.templates.filter((one) => one.channel === channel);
      const known = ofChannel.find((one) => one.id === id);
      if (id !== null && known === undefined) return { at: 'gone' };
      if (known !== undefined && versionOf(known) !== version) return { at: 'meanwhile' };
      if (known === undefined && ofChannel.length >= messageTemplateBounds.perChannel)
        refusals.name = `${messageTemplateBounds.perChannel} messages are as many as one can choose from. Remove one first.`;
      if (Object.keys(refusals).length > 0) return { at: 'refused', refusals };
      await readOrStoreOwnTemplates();
      const last = Math.max(0, ...ofChannel.map(({ position }) => position));
      const saved = {
        id: known?.id ?? makeUuidV7(now()),
        channel,
        position: known?.position ?? last + 1,
      };
      const at = await desk.saveTemplate(
        { ...saved, ...clean },
        staff.id,
        known && ((stored) => versionOf(stored) === version),
      );
      return at === 'saved' ? { at, id: saved.id } : { at };
    },

    async moveUp(id) {
      requireSettingsPermission();
      const all = await readOrStoreOwnTemplates();
      const one = all.find((template) => template.id === id);
      if (one === undefined) throw new Response(null, { status: 404 });
      const ofChannel = all.filter(({ channel }) => channel === one.channel);
      const at = ofChannel.indexOf(one);
      if (at === 0) return;
      const order = [...ofChannel];
      order.splice(at - 1, 2, one, ofChannel[at - 1] as MessageTemplate);
      const moved = order
        .map(({ id, position }, n) => ({ id, was: position, position: n + 1 }))
        .filter(({ was, position }) => position !== was);
      await desk.moveTemplates(moved, staff.id);
    },

    async removeTemplate(id) {
      requireSettingsPermission();
      const { templates } = await readMessageTemplates(store, offers);
      const one = templates.find((template) => template.id === id);
      if (one === undefined) throw new Response(null, { status: 404 });
      if (templates.filter(({ channel }) => channel === one.channel).length === 1) return false;
      await readOrStoreOwnTemplates();
      await desk.removeTemplate(id, staff.id);
      return true;
    },
  };
}

const versionOf = ({ stage, name, subject, body }: MessageTemplate): string =>
  hashFormContent([stage, name, subject, body]);

/** Trims the texts and makes the name and the subject one line. The subject is emptied for every channel but mail. */
function cleanTemplateText(
  { stage, name, subject, body }: TemplateText,
  channel: MessageChannel,
): TemplateText {
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    stage,
    name: line(name),
    subject: channel === 'mail' ? line(subject) : '',
    body: normaliseLineEnds(body),
  };
}

function findTemplateProblems(text: TemplateText, channel: MessageChannel): TemplateProblems {
  const names =
    channel === 'mail' ? (['name', 'subject', 'body'] as const) : (['name', 'body'] as const);
  const missing = {
    name: 'Give it a name by which it is chosen.',
    subject: 'A mail needs a subject.',
    body: 'Write the message.',
  };
  const refusals: TemplateProblems = {};
  for (const name of names) {
    const most = messageTemplateBounds[name];
    const problem =
      text[name] === ''
        ? missing[name]
        : text[name].length > most
          ? `This may have ${most.toLocaleString('en-IN')} characters; it has ${text[name].length.toLocaleString('en-IN')}.`
          : name === 'name'
            ? null
            : describeTemplateTextProblem(text[name]);
    if (problem !== null) refusals[name] = problem;
  }
  return refusals;
}
