/** The pictures that staff have uploaded, ready to be published. */
export type StoredPicture = { name: string; width: number; height: number; bytes: Uint8Array };

export interface PicturePort {
  /** Stores a picture. Also deletes old pictures that no draft and no kept publication shows. */
  addPicture(picture: StoredPicture): Promise<void>;
  findPicture(name: string): Promise<StoredPicture | null>;
}
