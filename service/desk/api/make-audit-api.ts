import type { AuditApi } from '#desk/api-types/audit-api.ts';
import { momentOfIndianHour } from '#domain/dates/moment-of-indian-time.ts';
import type { ApiOptions } from './api-options.ts';
import { requirePermission } from './require-permission.ts';

export function makeAuditApi({ store, staff }: ApiOptions): AuditApi {
  return {
    async list({ who, type, day, before }) {
      requirePermission(staff.role, 'audit');
      return store.desk.readAuditPage({
        ...(who ? { who } : {}),
        ...(type ? { type } : {}),
        ...(day
          ? { span: { from: momentOfIndianHour(day, 0), until: momentOfIndianHour(day, 24) } }
          : {}),
        ...(before ? { before } : {}),
      });
    },
  };
}
