/** A picture that staff uploaded, in the form in which it is published. `width` and `height` are pixels. */
export type StoredPicture = { name: string; width: number; height: number; bytes: Uint8Array };

export interface PicturePort {
  /** Stores a picture. Also deletes pictures that no draft and no kept publication shows, except the newest ones. */
  addPicture(picture: StoredPicture): Promise<void>;
  findPicture(name: string): Promise<StoredPicture | null>;
}
