import type { MessageStage } from '#domain/messages/message-stage.ts';
import type { MessageChannel } from '#domain/messages/message-template.ts';
import type { Paise } from '#domain/money.ts';
import type { CounsellorView } from '#domain/staff/staff-roles.ts';

export type ListedTemplate = {
  id: string;
  channel: MessageChannel;
} & TemplateText;

/** A template as one person would receive it. */
type Sample = { for: string; subject: string; body: string };

export type TemplateText = { stage: MessageStage; name: string; subject: string; body: string };
export type TemplateProblems = Partial<Record<Exclude<keyof TemplateText, 'stage'>, string>>;

export type SettingsApi = {
  counsellorsSee(): Promise<CounsellorView>;
  setCounsellorsSee(view: CounsellorView): Promise<void>;
  /** The most by which one person may refund above the terms; null for no limit. */
  refundAlonePaise(): Promise<Paise | null>;
  /** Whether owners get a mail about each week. */
  weeklyMail(): Promise<boolean>;
  setWeeklyMail(isOn: boolean): Promise<void>;
  setRefundAlonePaise(paise: Paise | null): Promise<void>;
  /**
   * The templates by channel, in the order in which they are offered. `areFirst`: these are the initial templates,
   * because nobody has changed one yet.
   */
  templates(): Promise<{ templates: ListedTemplate[]; areFirst: boolean }>;
  /**
   * Two samples: for a person who asked about an offer with a start date, and for a person who asked about no
   * offer.
   */
  samples(text: Pick<TemplateText, 'subject' | 'body'>): Sample[];
  /**
   * Saves a template; a null id creates one. Returns sentences for wrong fields; if there are none, the template is
   * saved.
   */
  saveTemplate(
    id: string | null,
    channel: MessageChannel,
    text: TemplateText,
  ): Promise<{ at: 'saved'; id: string } | { at: 'refused'; refusals: TemplateProblems }>;
  /** Moves the template one position up in its channel. */
  moveUp(id: string): Promise<void>;
  /** Removes a template. False for the last template of a channel, which has to stay. */
  removeTemplate(id: string): Promise<boolean>;
};
