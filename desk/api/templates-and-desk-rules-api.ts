import type { MessageChannel } from '#domain/messages/fill-message-template.ts';
import type { MessageStage } from '#domain/messages/message-stage.ts';
import type { Paise } from '#domain/money/money.ts';
import type { CounsellorScope } from '#domain/staff/staff-roles.ts';

export type ListedTemplate = {
  id: string;
  channel: MessageChannel;
  /** Changes with the text. A form sends it back, so that nobody's text is replaced unseen. */
  version: string;
} & TemplateText;

/** A template as one person would receive it. */
type Sample = { for: string; subject: string; body: string };

export type TemplateText = { stage: MessageStage; name: string; subject: string; body: string };
export type TemplateProblems = Partial<Record<Exclude<keyof TemplateText, 'stage'>, string>>;

export type TemplatesAndDeskRulesApi = {
  counsellorsSee(): Promise<CounsellorScope>;
  setCounsellorsSee(view: CounsellorScope): Promise<void>;
  /**
   * The largest sum in paise, earlier refunds included, that one person alone may refund of an order. It limits only
   * refunds of more than the terms give. Null for no limit.
   */
  refundAlonePaise(): Promise<Paise | null>;
  /** Whether owners get a mail about each week. */
  weeklyMail(): Promise<boolean>;
  setWeeklyMail(isOn: boolean): Promise<void>;
  setRefundAlonePaise(paise: Paise | null): Promise<void>;
  /**
   * The templates of each channel, in the order in which the desk offers them. `areFirst`: nobody has changed a
   * template yet, so these are the initial ones.
   */
  templates(): Promise<{ templates: ListedTemplate[]; areFirst: boolean }>;
  /**
   * The text as two people would receive it: one who asked about an offer, if possible with a coming start date, and
   * one who asked about no offer. While nothing is on sale, only the text for the second person.
   */
  samples(text: Pick<TemplateText, 'subject' | 'body'>): Sample[];
  /**
   * Saves a template; a null id creates one. Returns sentences for wrong fields; if there are none, the template is
   * saved. `meanwhile`: the stored text is not the one of this `version`, because somebody else has saved another one.
   * `gone`: the channel has no template with this id, because somebody else has removed it.
   */
  saveTemplate(
    id: string | null,
    channel: MessageChannel,
    text: TemplateText,
    version: string,
  ): Promise<
    | { at: 'saved'; id: string }
    | { at: 'refused'; refusals: TemplateProblems }
    | { at: 'meanwhile' }
    | { at: 'gone' }
  >;
  /** Moves the template one position up in its channel. */
  moveUp(id: string): Promise<void>;
  /** Removes a template. False for the last template of a channel, which has to stay. */
  removeTemplate(id: string): Promise<boolean>;
};
