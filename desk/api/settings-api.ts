import type { MessageChannel } from '#domain/messages/message-template.ts';
import type { CounsellorView } from '#domain/staff/staff-roles.ts';

export type Template = {
  id: string;
  channel: MessageChannel;
  name: string;
  subject: string;
  body: string;
};

/** A template as one person would get it. */
type Sample = { for: string; subject: string; body: string };

export type TemplateText = { name: string; subject: string; body: string };
export type Refusals = Partial<Record<keyof TemplateText, string>>;

export type SettingsApi = {
  counsellorsSee(): Promise<CounsellorView>;
  setCounsellorsSee(view: CounsellorView): Promise<void>;
  /** By channel, in the order in which they are offered. `areFirst`: nobody has changed any yet. */
  templates(): Promise<{ templates: Template[]; areFirst: boolean }>;
  /** For somebody who asked about an offer with a start, and for somebody who asked about none. */
  samples(text: TemplateText): Sample[];
  /** Sentences beside the fields that cannot stay so; none, and it is saved. A null id is a new one. */
  saveTemplate(
    id: string | null,
    channel: MessageChannel,
    text: TemplateText,
  ): Promise<{ at: 'saved'; id: string } | { at: 'refused'; refusals: Refusals }>;
  /** One place earlier among those of its channel. */
  moveUp(id: string): Promise<void>;
  /** False for the last one of its channel. */
  removeTemplate(id: string): Promise<boolean>;
};
