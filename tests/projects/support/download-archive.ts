import { startSite } from '../../support/running-site.ts';

/** Downloads the archive of a project, exactly as a visitor does from the built site. */
export async function downloadArchive(id: string): Promise<Uint8Array> {
  const site = await startSite();
  try {
    const response = await fetch(`${site.url}/downloads/${id}.zip`);
    if (!response.ok)
      throw new Error(`The site answered ${response.status} for the archive of ${id}`);
    return await response.bytes();
  } finally {
    await site.stop();
  }
}
