/** The desk's settings, message templates and saved views, which staff set up. */
import type { StaffId } from '#domain/enquiries/enquiry-work.ts';
import type { RecipientStage } from '#domain/messages/recipient-stage.ts';

export type MessageTemplate = {
  id: string;
  channel: 'whatsapp' | 'mail';
  position: number;
  stage: RecipientStage;
  name: string;
  /** The subject line of a mail; not used for WhatsApp. */
  subject: string;
  body: string;
};

/**
 * A view of the inbox that staff saved. `query` is the query string in the address of the inbox. `staffId` is the
 * member to whom the view belongs; null if all members share it.
 */
type SavedView = { id: string; staffId: StaffId | null; name: string; query: string };

export interface SettingsPort {
  settings(): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Stores a setting, or removes it if `value` is null. The audit shows `said`, or the value itself if there is no
   * `said`.
   */
  setSetting(
    name: string,
    value: unknown,
    who: string,
    said?: { setting: string; becomes: string },
  ): Promise<void>;
  /**
   * Computes a new value of a setting from the stored value, in one transaction. If two people save at once, the second
   * change is computed from the result of the first. `change` may run several times; if it returns null, nothing is
   * stored.
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
   * Stores a template. With `mayReplace`, only an existing template is replaced: `gone` if it was removed, `meanwhile`
   * if `mayReplace` returns false for the stored one. The replaced template keeps its position.
   */
  saveTemplate(
    template: MessageTemplate,
    who: string,
    mayReplace?: (stored: MessageTemplate) => boolean,
  ): Promise<'saved' | 'meanwhile' | 'gone'>;
  /** Gives templates new positions and leaves their texts unchanged. */
  moveTemplates(
    moved: readonly Pick<MessageTemplate, 'id' | 'position'>[],
    who: string,
  ): Promise<void>;
  /**
   * Stores the templates with which a new desk begins. Writes no audit entries, because no member wrote these
   * templates. A template with the same id stays as it is.
   */
  storeInitialTemplates(templates: readonly MessageTemplate[]): Promise<void>;
  removeTemplate(id: string, who: string): Promise<void>;
  /** Returns the views of this member, and the views that all members share. */
  savedViews(staffId: StaffId): Promise<SavedView[]>;
  saveView(view: SavedView): Promise<void>;
  removeView(id: string): Promise<void>;
}
