interface SpriteProps {
  file: 'portraits' | 'collaborators';
  name: string;
}

/** One drawing out of a file of drawings, in the ink of the scheme. It decorates: a name stands beside it. */
export function Sprite({ file, name }: SpriteProps) {
  const src = `/art/${file}.svg#${name}`;
  return <img src={src} alt="" width="80" height="80" loading="lazy" />;
}
