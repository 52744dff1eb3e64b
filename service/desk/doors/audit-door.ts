import type { AuditDoor } from '#desk/door/audit-door.ts';
import type { DoorOptions } from './desk-door.ts';
import { requires } from './requires.ts';

export function auditDoor({ store, staff }: DoorOptions): AuditDoor {
  return {
    async list({ who, type, before }) {
      requires(staff.role, 'audit');
      const filter = {
        ...(who ? { who } : {}),
        ...(type ? { type } : {}),
        ...(before ? { before } : {}),
      };
      const [events, all] = await Promise.all([store.desk.audit(filter), store.staff.staff()]);
      const names = new Map(all.map(({ id, name }) => [id, name]));
      return events.map((event) => ({ ...event, who: names.get(event.who) ?? event.who }));
    },
  };
}
