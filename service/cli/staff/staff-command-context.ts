import type { Store } from '#database/store.ts';
import type { Config } from '../../settings/config.ts';

export type StaffCommandContext = { config: Config; store: Store };
