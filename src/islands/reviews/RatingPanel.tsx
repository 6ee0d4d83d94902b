import { m } from '../../paraglide/messages.js';
import { useState } from 'react';
import { asSignedIn } from '../../stores/permission.ts';
import { $session } from '../../stores/session.ts';
import { useStore } from '../ui/use-store.ts';
import { lazyPart } from '../ui/lazy.tsx';
import { RatingFrame, type RatingPanelProps } from './RatingFrame.tsx';

const OwnRatingPanel = lazyPart(
  () => import('./OwnRatingPanel.tsx').then((script) => script.OwnRatingPanel),
  ({ title, ratings }) => <RatingFrame title={title} ratings={ratings} />,
);

/** A visitor's panel of what everybody gave a title. Once they have signed in that of a user loads. */
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
