import type { Store } from '#database/store.ts';
import type { Config } from '../../settings/config.ts';

export type StaffContext = { config: Config; store: Store };
