/** A file system in a file, which a test can fill or cut off from its power. Needs the right to mount. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ScratchDisk = {
  /** The folder in which the file system is mounted. */
  path: string;
  /** Cuts the power: from this call on, neither data nor the journal is written to the disk. */
  cutPower(): void;
  /** Mounts the disk as after a restart of the machine: it has only what was written before the power cut. */
  powerUp(): void;
  remove(): void;
};

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });

/** Creates and mounts a file system. Returns null where this machine does not allow mounting. */
export function makeScratchDisk(megabytes: number): ScratchDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'miranaya-disk-'));
  const image = join(folder, 'image');
  const path = join(folder, 'disk');
  mkdirSync(path);
  // A database server that runs as another user must be able to enter the folder.
  chmodSync(folder, 0o711);
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  const mount = () => run('mount', '-o', 'loop', image, path);
  const unmount = () => run('umount', path);
  try {
    run('mkfs.ext4', '-q', '-F', image);
    mount();
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  return {
    path,
    cutPower() {
      // Simulates the power cut with the ioctl FS_IOC_SHUTDOWN, whose flag 2 keeps the file system from writing its
      // journal to the disk. A Perl program makes this call, because Node has no ioctl.
      run(
        'perl',
        '-e',
        'open(my $f, "<", $ARGV[0]) or die; my $v = pack("I", 2); ioctl($f, 0x8004587d, $v) or die $!',
        path,
      );
    },
    powerUp() {
      unmount();
      mount();
    },
    remove() {
      try {
        unmount();
      } catch {
        run('umount', '-l', path);
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
