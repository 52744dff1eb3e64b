import type { Picture } from '#contract/published/published-picture.ts';

interface PhotoProps {
  picture: Picture;
  className?: string;
}

/**
 * The picture of a testimonial, a collaborator or a learner's project. Those without a picture show a drawing instead.
 */
export function Photo({ picture: { src, alt, width, height }, className }: PhotoProps) {
  return (
    <img className={className} src={src} alt={alt} width={width} height={height} loading="lazy" />
  );
}
