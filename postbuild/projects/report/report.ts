import type { PhpProject } from '#content/schema.ts';
import type { ProjectDocumentation } from '#content/showcase/php-projects/documentation-schema.ts';
import type { Paper } from '../../pdf/paper.ts';
import type { ProjectTest } from '../project-tests.ts';

/** What every chapter of a project's report is set from. */
export interface Report {
  paper: Paper;
  project: PhpProject;
  documentation: ProjectDocumentation;
  tests: readonly ProjectTest[];
  screens: readonly ReportScreen[];
  /** Sets the heading of the next chapter with its number; `keep` is the room that must follow on its page. */
  chapter(title: string, keep?: number): void;
}

export type ReportScreen = ProjectDocumentation['screens'][number] & {
  picture: Buffer;
  /** Height by width. */
  ratio: number;
};
