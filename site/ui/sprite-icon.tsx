interface SpriteIconProps {
  file: 'portraits' | 'collaborators';
  name: string;
}

/** One drawing of an SVG sprite, in the text colour. It is decoration: a name stands beside it. */
export function SpriteIcon({ file, name }: SpriteIconProps) {
  const src = `/art/${file}.svg#${name}`;
  return <img src={src} alt="" width="80" height="80" loading="lazy" />;
}
