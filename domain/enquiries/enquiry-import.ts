/** The record of one import of enquiries from a file. */
export type EnquiryImport = {
  id: string;
  at: Date;
  /** The staff id of the member who imported the file. */
  who: string;
  fileName: string;
  /** The source of the enquiries for which the file names no source. */
  source: string;
  /** Numbers of lines in the file: `added` lines became enquiries, and `leftOut` lines did not. */
  added: number;
  leftOut: number;
  takenBackAt: Date | null;
};
