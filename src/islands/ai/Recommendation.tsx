import type { TitleSummary } from '../../domain/title.ts';
import { TitleCard } from '../shared/TitleCard.tsx';

interface RecommendationProps {
  title: TitleSummary;
  reason: string | null;
  imageBase: string;
}

/** A recommended title beside the reason for it. */
export function Recommendation({ title, reason, imageBase }: RecommendationProps) {
  return (
    <TitleCard
      title={title}
      heading="h3"
      imageBase={imageBase}
      sizes="128px"
      actions={reason && <p className="recommendation-reason">{reason}</p>}
    />
  );
}
