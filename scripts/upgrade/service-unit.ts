/**
 * The service's systemd unit: its user, its settings, and how to restart it. The values are read from systemd
 * itself, so that they include the owner's changes to the unit.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { UpgradeError } from './upgrade-error.ts';

export type InstalledServiceUnit = {
  isActive: boolean;
  workingDirectory: string;
  user: string;
  /** The settings of the service: first those in the unit, then those in its settings file. */
  settings: Record<string, string>;
  /** The path of the settings file (null if the unit names none), and the names of the settings in this file. */
  file: string | null;
  namesInFile: string[];
  /** The address at which this machine reaches the service, without a path. */
  url: string;
};

const service = 'miranaya.service';
const socket = 'miranaya.socket';

/** Reads the unit from systemd. Null if there is no systemd, or no such unit. */
export function readServiceUnit(): InstalledServiceUnit | null {
  const shown = readUnitProperties(service, [
    'LoadState',
    'ActiveState',
    'WorkingDirectory',
    'User',
    'Environment',
    'EnvironmentFiles',
  ]);
  if (shown.LoadState !== 'loaded') return null;
  const file = shown.EnvironmentFiles?.replace(/ \(ignore_errors=.*$/, '') || null;
  const inFile = file !== null && existsSync(file) ? parseEnvironmentFile(readSettings(file)) : {};
  const settings = { ...parseAssignments(shown.Environment ?? ''), ...inFile };
  return {
    isActive: shown.ActiveState === 'active',
    workingDirectory: shown.WorkingDirectory ?? '',
    user: shown.User ?? '',
    settings,
    file,
    namesInFile: Object.keys(inFile),
    url: computeServiceUrl(readUnitProperties(socket, ['Listen']).Listen ?? '', settings),
  };
}

function readSettings(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UpgradeError(
      `${file} cannot be read (${(error as Error).message}): do this as root.`,
    );
  }
}

/**
 * Stops the service, which finishes its open requests, and starts it again from the release to which `current` points.
 * False when systemd reports a failure.
 */
export function restartServiceUnit(): boolean {
  return runSystemctl(['restart', service]).status === 0;
}

/** How often systemd has restarted the service by itself since `restartServiceUnit` was called. */
export function readRestartCountOfServiceUnit(): number {
  return Number(readUnitProperties(service, ['NRestarts']).NRestarts ?? 0);
}

function runSystemctl(words: string[]) {
  return spawnSync('systemctl', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

function readUnitProperties(unit: string, properties: string[]): Record<string, string> {
  const { stdout } = runSystemctl(['show', unit, `--property=${properties.join(',')}`]);
  const lines = (stdout ?? '').split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/**
 * The address at which this machine reaches the service: the address of the systemd socket, or the address in the
 * settings if there is no socket. `listen` is the text in which systemd describes the socket, such as `[::]:3000
 * (Stream)`; it is empty if there is no socket.
 */
export function computeServiceUrl(
  listen: string,
  { HOST = '127.0.0.1', PORT = '3000' }: Record<string, string>,
): string {
  const held = /^(.+):(\d+) \(Stream\)/.exec(listen);
  const [host, port] = held ? [held[1] ?? '', held[2]] : [HOST, PORT];
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  // A service that listens at every address of the machine can also be reached at 127.0.0.1.
  if (bare === '0.0.0.0' || bare === '::') return `http://127.0.0.1:${port}`;
  return `http://${bare.includes(':') ? `[${bare}]` : bare}:${port}`;
}

/** Parses `A=b "C=d e"`, the format in which `systemctl show` prints the environment of a unit. */
function parseAssignments(text: string): Record<string, string> {
  const words = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
    ([, quoted, plain]) => quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '',
  );
  return Object.fromEntries(words.map(parseAssignment).filter((pair) => pair !== null));
}

/**
 * Parses the format of settings files that systemd reads. It differs from that of `.env`: a `#` within a value is a
 * part of the value, which passwords need.
 */
function parseEnvironmentFile(text: string): Record<string, string> {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#;]/.test(line));
  return Object.fromEntries(lines.map(parseAssignment).filter((pair) => pair !== null));
}

function parseAssignment(line: string): [string, string] | null {
  const at = line.indexOf('=');
  if (at < 1) return null;
  const value = line.slice(at + 1).trim();
  const quoted = /^(["'])(.*)\1$/s.exec(value);
  return [line.slice(0, at).trim(), quoted?.[2] ?? value];
}
