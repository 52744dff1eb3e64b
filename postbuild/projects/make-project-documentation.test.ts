import { describe, expect, it } from 'vitest';
import { hostelManagementDocumentation } from '#content/showcase/php-projects/hostel-management-documentation.ts';
import { smallCrmDocumentation } from '#content/showcase/php-projects/small-crm-documentation.ts';
import { phpProjects } from '#content/showcase/php-projects.ts';
import { drawProjectDocumentation } from './make-project-documentation.ts';

const from = { publicDir: 'public', projectsDir: 'projects' };

describe.each([hostelManagementDocumentation, smallCrmDocumentation])(
  'the documentation of $title',
  (documentation) => {
    it('fills every page except the last to at least three fifths', {
      timeout: 60_000,
    }, async () => {
      const project = phpProjects.find(({ id }) => id === documentation.id);
      if (!project) throw new Error(`There is no project ${documentation.id}.`);
      const pdf = await drawProjectDocumentation(project, documentation, from);
      const { fills } = pdf;
      await pdf.end();
      expect(fills.slice(0, -1).filter((fill) => fill < 0.6)).toEqual([]);
    });
  },
);
