import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { phpProjectSchema } from '../../schema.ts';
import { projectDocumentationSchema } from './documentation-schema.ts';
import { hostelManagement } from './hostel-management.ts';
import { hostelManagementDocumentation } from './hostel-management-documentation.ts';

const root = join(import.meta.dirname, '../../..');

describe('the content of Hostel Management', () => {
  it('fits the schema of a project', () => {
    expect(phpProjectSchema.safeParse(hostelManagement).error?.issues).toBeUndefined();
  });

  it('has a documentation whose tables, relations and diagram agree', () => {
    const checked = projectDocumentationSchema.safeParse(hostelManagementDocumentation);
    expect(checked.error?.issues).toBeUndefined();
  });

  it('has a caption for each screenshot, and a small picture file', () => {
    const { id, screenshots, image } = hostelManagement;
    const captioned = hostelManagementDocumentation.screens.map(
      (s) => `/projects/${id}/${s.name}.webp`,
    );
    expect(screenshots.map((shot) => shot.src)).toEqual(captioned);
    expect(captioned).toContain(image);
    for (const src of captioned) {
      const file = join(root, 'public', src);
      expect([src, existsSync(file)]).toEqual([src, true]);
      expect(statSync(file).size).toBeLessThanOrEqual(60 * 1024);
    }
  });

  it('prints the same commands on its page and in its README', () => {
    const readme = readFileSync(join(root, 'projects/hostel-management/README.md'), 'utf8');
    for (const { command } of hostelManagement.installation) {
      if (command !== undefined) expect(readme).toContain(`    ${command}\n`);
    }
  });
});
