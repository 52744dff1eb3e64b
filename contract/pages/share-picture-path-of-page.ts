/** Each page has its own share picture, named after its path: `/fullstack` → `/share/fullstack.png`. */
export function sharePicturePathOfPage(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--').toLowerCase();
  return `/share/${name}.png`;
}
