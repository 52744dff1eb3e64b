import { describe, expect, it } from 'vitest';
import { settingNames } from './config.ts';
import { describeMistypedSettingNames } from './describe-mistyped-setting-names.ts';

const check = ({ inFile = [], set = inFile }: { inFile?: string[]; set?: string[] }) =>
  describeMistypedSettingNames({ ours: settingNames, inFile, file: '.env', set });

describe('a mistyped setting', () => {
  it.each([
    ['SMTP_ULR', 'SMTP_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['SITEURL', 'SITE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['LEAD_TO', 'LEADS_TO'],
    ['PRT', 'PORT'],
    ['PROT', 'PORT'],
    ['smtp_url', 'SMTP_URL'],
    ['VITE_DATA_SERVICE_ULR', 'VITE_DATA_SERVICE_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['SMTP_PASSWORD', 'SMTP_URL'],
    ['LEADS_CC', 'LEADS_TO'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ])('%s is reported with the probable name, %s', (name, meant) => {
    const sentence = `${name} in .env is not a setting; ${meant} was probably meant.`;
    expect(check({ inFile: [name] })).toEqual({ wrong: [sentence], warnings: [] });
    expect(check({ set: [name] })).toEqual({
      wrong: [],
      warnings: [`${name} is set, but is not a setting; ${meant} was probably meant.`],
    });
  });

  it('is not searched for in variables of other programs', () => {
    const foreign =
      'PATH HOME REPORT EXPORT HOSTNAME LOGNAME LANG TERM SHELL USER PWD SHLVL EDITOR MAIL OLDPWD npm_config_user_agent NODE_ENV INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY CACHE_DIRECTORY LISTEN_FDS LISTEN_PID PGHOST PGPORT HTTPS_PROXY http_proxy ALL_PROXY FTP_PROXY no_proxy TZ TEST_DATABASE_URL REDIS_PORT REDIS_SERVICE_HOST DATABASE_HOST COLORTERM LS_COLORS DISPLAY SSH_CONNECTION';
    expect(check({ set: foreign.split(' ') })).toEqual({ wrong: [], warnings: [] });
  });
});

describe('the file .env', () => {
  it('may contain every setting, and the variables of Node and PostgreSQL', () => {
    const inFile = [...settingNames, 'VITE_DATA_SERVICE_URL', 'NODE_ENV', 'TZ', 'PGSSLMODE'];
    expect(check({ inFile })).toEqual({ wrong: [], warnings: [] });
  });

  it('with an unknown name is reported', () => {
    expect(check({ inFile: ['FAVOURITE_COLOUR'] })).toEqual({
      wrong: [],
      warnings: ['FAVOURITE_COLOUR in .env is not a setting and changes nothing.'],
    });
  });
});
