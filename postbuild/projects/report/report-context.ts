import type { PhpProject } from '#content/schema.ts';
import type { ProjectDocumentation } from '#content/showcase/php-projects/documentation-schema.ts';
import type { PdfWriter } from '../../pdf/pdf-writer.ts';
import type { ProjectTestCase } from '../read-test-cases.ts';

/** The input of every chapter of a project's report. */
export interface ReportContext {
  pdf: PdfWriter;
  project: PhpProject;
  documentation: ProjectDocumentation;
  tests: readonly ProjectTestCase[];
  screens: readonly ReportScreenshot[];
  /** Sets the heading of the next chapter with its number; `keep` is the height that must follow on its page. */
  chapter(title: string, keep?: number): void;
}

export type ReportScreenshot = ProjectDocumentation['screens'][number] & {
  picture: Buffer;
  /** The height of the picture divided by its width. */
  ratio: number;
};
