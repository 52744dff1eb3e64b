import type { MessageChannel } from '#domain/messages/message-templates.ts';
import type { RecipientStage } from '#domain/messages/recipient-stage.ts';
import type { Paise } from '#domain/money/money.ts';
import type { CounsellorScope } from '#domain/staff/roles-and-permissions.ts';

export type ListedTemplate = {
  id: string;
  channel: MessageChannel;
  /**
   * A value that changes with the text. A form sends it back: if a colleague has saved another text since, the form is
   * refused.
   */
  version: string;
} & TemplateText;

/** A template as one person would receive it. */
type Sample = { for: string; subject: string; body: string };

export type TemplateText = { stage: RecipientStage; name: string; subject: string; body: string };
export type TemplateProblems = Partial<Record<Exclude<keyof TemplateText, 'stage'>, string>>;

export type TemplatesAndDeskRulesApi = {
  counsellorsSee(): Promise<CounsellorScope>;
  setCounsellorsSee(view: CounsellorScope): Promise<void>;
  /**
   * The limit in paise, earlier refunds of the order included, above which a second person has to confirm a refund. It
   * applies only to refunds of more than the terms give. Null for no limit.
   */
  refundAlonePaise(): Promise<Paise | null>;
  /** Whether owners get a weekly mail with the figures of the past week. */
  weeklyMail(): Promise<boolean>;
  setWeeklyMail(isOn: boolean): Promise<void>;
  setRefundAlonePaise(paise: Paise | null): Promise<void>;
  /**
   * The templates, sorted by channel, in the order in which the desk offers them. `areFirst`: they are the initial
   * templates, because nobody has changed one yet.
   */
  templates(): Promise<{ templates: ListedTemplate[]; areFirst: boolean }>;
  /**
   * Fills in the text for two example people: one asked about an offer (if possible, one with a coming start date), the
   * other named no offer. If nothing is on sale, only the second text is returned.
   */
  samples(text: Pick<TemplateText, 'subject' | 'body'>): Sample[];
  /**
   * Saves a template; a null `id` adds one. `refused` has a sentence for each wrong field. `meanwhile`: a colleague has
   * saved another text, so the stored text no longer has this `version`. `gone`: a colleague has removed the template.
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
