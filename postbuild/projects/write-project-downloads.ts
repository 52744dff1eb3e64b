import type { ProjectDocumentation } from '#content/showcase/php-projects/documentation-schema.ts';
import { hostelManagementDocumentation } from '#content/showcase/php-projects/hostel-management-documentation.ts';
import { smallCrmDocumentation } from '#content/showcase/php-projects/small-crm-documentation.ts';
import { phpProjects } from '#content/showcase/php-projects.ts';
import { writeFileBelow } from '../write-file-below.ts';
import { makeProjectArchive } from './make-project-archive.ts';
import { makeProjectDocumentation } from './make-project-documentation.ts';

const documentations: readonly ProjectDocumentation[] = [
  hostelManagementDocumentation,
  smallCrmDocumentation,
];

/** Writes source and documentation of every project to the paths that its page links to. */
export async function writeProjectDownloads(
  clientDir: string,
  from: { projectsDir: string; publicDir: string },
): Promise<void> {
  for (const project of phpProjects) {
    const documentation = documentations.find(({ id }) => id === project.id);
    if (!documentation) throw new Error(`The project ${project.id} has no documentation.`);
    const files: [string, Uint8Array][] = [
      [project.downloads.source, await makeProjectArchive(from.projectsDir, project.id)],
      [
        project.downloads.documentation,
        await makeProjectDocumentation(project, documentation, from),
      ],
    ];
    for (const [path, bytes] of files) await writeFileBelow(clientDir, path, bytes);
  }
}
