import type { ReactNode } from 'react';
import { imageSrcset, imageUrl } from '../images.ts';
import type { TitleSummary } from '../title.ts';

interface PosterProps {
  title: Pick<TitleSummary, 'title' | 'posterPath' | 'kind'>;
  imageBase: string;
  /** The CSS `sizes` of the image. */
  sizes: string;
  /** The page's largest image, fetched first; all others load lazily. */
  priority?: boolean;
  /** Overlays. */
  children?: ReactNode;
}

/** A poster in its 2:3 frame, which shows the title until or unless the image loads. */
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
