/** Each page has a share picture of its own, named after its path: `/fullstack` → `/share/fullstack.png`. */
export function sharePicturePath(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--').toLowerCase();
  return `/share/${name}.png`;
}
