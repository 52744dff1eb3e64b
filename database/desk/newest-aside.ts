import type { OfficeDatabase } from '../connection/office-database.ts';
import type { DeskPort } from './desk-port.ts';

/** Asked every few seconds: of the quarantine itself, which has its newest at hand and holds little. */
export function newestAside({ run }: OfficeDatabase): Pick<DeskPort, 'newestAsideId'> {
  return {
    async newestAsideId() {
      const newest = await run((db) =>
        db.selectFrom('quarantine').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst(),
      );
      return newest?.id ?? null;
    },
  };
}
