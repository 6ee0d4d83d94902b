import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import { halvesOf } from '../../core/averages.ts';
import { asSignedIn } from '../../core/stores/permission.ts';
import { $rating } from './ratings.store.ts';
import { $session } from '../../core/stores/session.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { OwnKept, type OwnKeptProps } from './OwnKept.tsx';
import { RatingFrame, type RatingPanelProps } from './RatingFrame.tsx';
import { StarInput } from './StarInput.tsx';

interface OwnRatingPanelProps extends RatingPanelProps, OwnKeptProps {
  /** Whether the user has just signed in to rate. */
  wanted?: boolean;
}

/** The average rating, and a signed-in user's own rating, tags, note and watches. */
export function OwnRatingPanel({ own, wanted = false, ...props }: OwnRatingPanelProps) {
  const session = useStore($session);
  const rating = useStore($rating);
  const [isWanted, setWanted] = useState(wanted);
  const { title, ratings } = props;
  if (session.kind === 'signedOut')
    return (
      <RatingFrame
        {...props}
        onSignIn={() =>
          void asSignedIn({ title: m.toast_please_sign_in(), text: m.rating_refused_text() }, () =>
            setWanted(true),
          )
        }
      />
    );
  return (
    <RatingFrame {...props}>
      <div>
        <StarInput
          own={(rating ?? ratings)?.own ?? null}
          initial={halvesOf(ratings)}
          wanted={wanted || isWanted}
        />
        <OwnKept title={title} own={own} />
      </div>
    </RatingFrame>
  );
}
