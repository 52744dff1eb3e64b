/** All tables and views that the query builder knows: those of all folders of `database/`. */
import type { BatchTables } from '../batches/batch-tables.ts';
import type { BookkeepingTables } from '../bookkeeping/bookkeeping-tables.ts';
import type { ChecklistTables } from '../checklists/checklist-tables.ts';
import type { DeskTables } from '../desk/desk-tables.ts';
import type { OrderTables } from '../orders/order-tables.ts';
import type { OutboxTables } from '../outbox/outbox-tables.ts';
import type {
  FactDraftsTable,
  PicturesTable,
  PublicationsTable,
} from '../publications/publication-tables.ts';
import type { StoredMoment } from './stored-moment.ts';

export interface AllTables
  extends DeskTables,
    BatchTables,
    ChecklistTables,
    BookkeepingTables,
    OrderTables,
    OutboxTables {
  publications: PublicationsTable;
  fact_drafts: FactDraftsTable;
  pictures: PicturesTable;
  service_marks: { name: string; at: StoredMoment; note: string | null };
}
