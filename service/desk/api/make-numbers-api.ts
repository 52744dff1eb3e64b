import type { NumbersApi } from '#desk/api-types/numbers-api.ts';
import { formatNumbersCsv } from '../../numbers/format-numbers-csv.ts';
import { readNumbersWithNames } from '../../numbers/read-numbers-with-names.ts';
import type { ApiOptions } from './api-options.ts';
import { requirePermission } from './require-permission.ts';

type NumbersOptions = Pick<ApiOptions, 'store' | 'staff' | 'offers'>;

export function makeNumbersApi({ store, staff, offers }: NumbersOptions): NumbersApi {
  const of: NumbersApi['of'] = async (period, pages) => {
    requirePermission(staff.role, 'numbers');
    return readNumbersWithNames({ store, offers }, period, pages);
  };
  return {
    of,
    async csv(period) {
      const numbers = await of(period);
      await store.desk.recordEvent('numbers.exported', 'numbers', staff.id, {});
      return formatNumbersCsv(numbers);
    },
  };
}
