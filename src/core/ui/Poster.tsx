import type { ReactNode } from 'react';
import { imageSrcset, imageUrl } from '../images.ts';
import type { TitleSummary } from '../title.ts';

interface PosterProps {
  title: Pick<TitleSummary, 'title' | 'posterPath' | 'kind'>;
  imageBase: string;
  /** CSS `sizes` of the place the poster stands in. */
  sizes: string;
  /** The page's largest picture: fetched before everything else. All others wait until they are in sight. */
  priority?: boolean;
  /** What lies on it. */
  children?: ReactNode;
}

/** A poster in its 2:3 frame. The frame shows the title by itself while, or in case, no image comes. */
export function Poster({ title, imageBase, sizes, priority = false, children }: PosterProps) {
  const src = imageUrl(imageBase, 'w342', title.posterPath);
  return (
    <div className="poster-frame">
      <span className="poster-blank" aria-hidden="true">
        {title.title}
      </span>
      {src && (
        <img
          src={src}
          srcSet={imageSrcset(imageBase, 'poster', title.posterPath) ?? undefined}
          sizes={sizes}
          width={342}
          height={513}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      )}
      {children}
    </div>
  );
}
