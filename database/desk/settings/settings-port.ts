/** What staff set up at the desk: settings, message templates and saved views. */
import type { StaffId } from '#domain/enquiries/enquiry-work.ts';
import type { MessageStage } from '#domain/messages/message-stage.ts';

export type MessageTemplate = {
  id: string;
  channel: 'whatsapp' | 'mail';
  position: number;
  stage: MessageStage;
  name: string;
  /** The subject line; only mails have one. */
  subject: string;
  body: string;
};

/** `query` is the query string of the inbox. If `staffId` is null, all members share the view. */
type SavedView = { id: string; staffId: StaffId | null; name: string; query: string };

export interface SettingsPort {
  settings(): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Stores a setting; the value null removes the setting. The audit shows `said`, or the value itself if `said` is
   * missing.
   */
  setSetting(
    name: string,
    value: unknown,
    who: string,
    said?: { setting: string; becomes: string },
  ): Promise<void>;
  /**
   * Changes a setting in one transaction, so that of two people who save at once, the second one's change is computed
   * from the first one's value. `change` may run several times; if it returns null, nothing is stored.
   */
  changeSetting(
    name: string,
    change: (
      stored: unknown,
    ) => { value: unknown; said: { setting: string; becomes: string } } | null,
    who: string,
  ): Promise<void>;
  templates(): Promise<MessageTemplate[]>;
  /**
   * Stores a template. With `mayReplace`, only a stored template is replaced: `gone` if it was removed, `meanwhile` if
   * `mayReplace` refuses. A template that is replaced keeps its stored position.
   */
  saveTemplate(
    template: MessageTemplate,
    who: string,
    mayReplace?: (stored: MessageTemplate) => boolean,
  ): Promise<'saved' | 'meanwhile' | 'gone'>;
  /** Gives templates other positions; their texts stay as they are stored. */
  moveTemplates(
    moved: readonly Pick<MessageTemplate, 'id' | 'position'>[],
    who: string,
  ): Promise<void>;
  /**
   * Stores the templates that a new desk offers, without audit entries, because nobody wrote them. A template whose id
   * is stored already stays as it is.
   */
  copyTemplates(templates: readonly MessageTemplate[]): Promise<void>;
  removeTemplate(id: string, who: string): Promise<void>;
  /** The views that the member saved, and the views that all members share. */
  savedViews(staffId: StaffId): Promise<SavedView[]>;
  saveView(view: SavedView): Promise<void>;
  removeView(id: string): Promise<void>;
}
