import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import { asSignedIn } from '../../core/stores/permission.ts';
import { $session } from '../../core/stores/session.ts';
import { useStore } from '../../core/ui/use-store.ts';
import { lazyPart } from '../../core/ui/lazy.tsx';
import { RatingFrame, type RatingPanelProps } from './RatingFrame.tsx';

const OwnRatingPanel = lazyPart(
  () => import('./OwnRatingPanel.tsx').then((script) => script.OwnRatingPanel),
  ({ title, ratings }) => <RatingFrame title={title} ratings={ratings} />,
);

/** A visitor's rating panel, replaced by that of a user after signing in. */
export function RatingPanel(props: RatingPanelProps) {
  const session = useStore($session);
  const [wanted, setWanted] = useState(false);
  if (session.kind === 'signedIn') return <OwnRatingPanel {...props} own={null} wanted={wanted} />;
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
}
