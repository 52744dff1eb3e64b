/**
 * A build writes into the folders of earlier builds. If another user owns these folders (root, after `sudo npm run
 * build`), the build would fail in the middle with a system error. This check fails before the build begins, with a
 * sentence.
 */
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Throws an Error with a sentence for people if the present user may not write to a folder to which a build of this
 * checkout writes.
 */
export function refuseUnwritableFolders(
  checkout: string,
  mayWrite: (folder: string) => boolean = mayThisUserWrite,
): void {
  const root = resolve(checkout);
  const made = join(root, 'build/made');
  const earlier = existsSync(made) ? readdirSync(made).map((name) => join(made, name)) : [];
  const written = ['build', 'build/made', '.react-router', 'desk/.react-router']
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder));
  const needed = existsSync(join(root, 'build')) ? written : [root, ...written];
  const foreign = [...needed, ...earlier].find((folder) => !mayWrite(folder));
  if (foreign === undefined) return;
  const { uid } = statSync(foreign);
  throw new Error(
    `The site cannot be built by this user (${process.getuid?.()}): ${foreign} belongs to ${uid === 0 ? 'root' : `user ${uid}`}. Build as that user, or give the folder to this one: sudo chown -R "$(id -u)" ${foreign}`,
  );
}

function mayThisUserWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
