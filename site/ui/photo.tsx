import type { Picture } from '#contract/published-picture.ts';

interface PhotoProps {
  picture: Picture;
  className?: string;
}

/** The picture of an entry, in place of the drawing that stands there without one. */
export function Photo({ picture: { src, alt, width, height }, className }: PhotoProps) {
  return (
    <img className={className} src={src} alt={alt} width={width} height={height} loading="lazy" />
  );
}
