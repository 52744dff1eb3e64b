/** A file system of its own in a file, to be filled up or to lose its power. Needs the right to mount. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type ScratchDisk = {
  /** The folder at which it is mounted. */
  path: string;
  /** From this moment nothing reaches the disk any more, neither data nor the journal. */
  cutPower(): void;
  /** Leaves it as after a restart of the machine: only what had reached the disk is there. */
  powerUp(): void;
  remove(): void;
};

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });

/** Creates and mounts a file system; null where mounting is not allowed. */
export function scratchDisk(megabytes: number): ScratchDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'miranaya-disk-'));
  const image = join(folder, 'image');
  const path = join(folder, 'disk');
  mkdirSync(path);
  // A database that runs as another user has to get through.
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
      // FS_IOC_SHUTDOWN without flushing the log; Node has no ioctl.
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
