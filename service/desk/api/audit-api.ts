import type { AuditDoor } from '#desk/door/audit-door.ts';
import type { DoorOptions } from './desk-door.ts';
import { requires } from './requires.ts';

export function auditDoor({ store, staff }: DoorOptions): AuditDoor {
  return {
    async list({ who, type, before }) {
      requires(staff.role, 'audit');
      return store.desk.audit({
        ...(who ? { who } : {}),
        ...(type ? { type } : {}),
        ...(before ? { before } : {}),
      });
    },
  };
}
