/** The largest picture that staff can upload. A photograph from a phone has up to 6 MB. */
export const maxPictureBytes = 8 * 1024 * 1024;
