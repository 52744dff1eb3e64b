import type { AuditApi } from '#desk/api/audit-api.ts';
import type { ApiOptions } from './api-options.ts';
import { requires } from './requires.ts';

export function auditApi({ store, staff }: ApiOptions): AuditApi {
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
