import type { MutatedFileGroup } from './mutated-file-group.ts';

export const databaseFileGroups: readonly MutatedFileGroup[] = [
  {
    room: 'database',
    name: 'database/connection',
    mutate: [
      'database/connection/*.ts',
      '!database/connection/{kysely-database,keep-postgres-connection-open}.ts',
      'database/uuid-v7.ts',
    ],
    tests: ['database/connection/*.test.ts', 'database/uuid-v7.test.ts'],
    triesConstants: true,
  },
  {
    room: 'database',
    name: 'database/visitors',
    mutate: [
      'database/{*-store,open-store,web-vitals-port}.ts',
      'database/visitors/*.ts',
      'database/connection/keep-postgres-connection-open.ts',
    ],
    tests: ['database/{open-*,store}.test.ts', 'database/visitors/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'database',
    name: 'database/outbox',
    mutate: [
      'database/{outbox,quarantine,enquiries}/*.ts',
      '!database/enquiries/purge-erased-*.ts',
    ],
    tests: ['database/store.test.ts', 'database/{enquiries,outbox}/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'database',
    name: 'database/purge-erased',
    mutate: ['database/enquiries/purge-erased-*.ts'],
    tests: ['service/cli/leads/erase-leads.test.ts', 'database/enquiries/purge-erased.test.ts'],
    triesConstants: true,
  },
  {
    room: 'database',
    name: 'database/orders',
    mutate: ['database/orders/**/*.ts'],
    tests: ['database/orders/**/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'database',
    name: 'database/migrate',
    mutate: ['database/migrate/*.ts'],
    tests: ['database/migrate/*.test.ts'],
    triesConstants: true,
  },
  {
    room: 'database',
    name: 'database/copies/sqlite',
    mutate: [
      'database/copies/{restore-target,create-private-file,choose-restore-target}.ts',
      'database/copies/sqlite/*.ts',
    ],
    tests: [
      'database/copies/**/*.test.ts',
      'service/cli/{backup,restore,restore-keeps-later-changes}.test.ts',
    ],
    triesConstants: false,
    isOnSqlite: true,
  },
  {
    room: 'database',
    name: 'database/copies/postgres',
    mutate: ['database/copies/postgres/*.ts'],
    tests: ['database/copies/postgres/*.test.ts'],
    triesConstants: false,
  },
  {
    room: 'database',
    name: 'database/move',
    mutate: ['database/move/*.ts'],
    tests: ['database/move/move-database-to-postgres.test.ts'],
    triesConstants: false,
  },
  {
    room: 'database',
    name: 'database/desk',
    mutate: ['database/desk/**/*.ts', 'database/connection/kysely-database.ts'],
    tests: ['database/desk/**/*.test.ts', 'database/connection/kysely-database.test.ts'],
    triesConstants: true,
  },
  {
    room: 'database',
    name: 'database/staff',
    mutate: ['database/staff/*.ts'],
    tests: ['database/staff/*.test.ts'],
    triesConstants: true,
  },
];
