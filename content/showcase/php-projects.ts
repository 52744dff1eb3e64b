import type { PhpProject } from '../schema.ts';
import { hostelManagement } from './php-projects/hostel-management.ts';
import { smallCrm } from './php-projects/small-crm.ts';

/** The projects that students download, in the order of the list on `/short-term`. */
export const phpProjects: readonly PhpProject[] = [hostelManagement, smallCrm];
