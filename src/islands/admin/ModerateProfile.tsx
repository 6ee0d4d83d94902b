import { REPORTED_PROFILE_MESSAGES as words } from '../../domain/messages.ts';
import {
  $moderatedProfiles,
  dismiss,
  hide,
  showAgain,
  type ModeratedProfile,
} from '../../stores/reported-profiles.ts';
import { late } from '../ui/late.tsx';
import { useAsked } from '../ui/use-asked.ts';
import { useStore } from '../ui/use-store.ts';

const LateReasonDialog = late(() =>
  import('../ui/ReasonDialog.tsx').then(({ ReasonDialog }) => ReasonDialog),
);

/** Hides a reported page, shows it again, or drops its reports. */
export function ModerateProfile({ profile, suspended }: { profile: ModeratedProfile; suspended: boolean }) {
  const state = useStore($moderatedProfiles)[profile.userId];
  const { asked, ask, close, putOff } = useAsked();
  const hidden = state === undefined || state === 'kept' ? suspended : state === 'hidden';
  const send = (reason: string) => hide(profile, reason);

  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {state === 'kept' ? (
        <span className="text-sm font-semibold text-ink-soft">{words.kept}</span>
      ) : (
        <button
          type="button"
          className="button button-quiet button-small"
          aria-label={words.keepOf(profile.handle)}
          onClick={() => void dismiss(profile)}
        >
          {words.keep}
        </button>
      )}
      <button
        type="button"
        className="button button-quiet button-small"
        aria-label={hidden ? words.showOf(profile.handle) : words.hideOf(profile.handle)}
        onClick={hidden ? () => void showAgain(profile) : ask}
      >
        {hidden ? words.show : words.hide}
      </button>
      <LateReasonDialog props={asked ? { ...words.hiding, send, onClose: close } : null} onMissing={putOff} />
    </span>
  );
}
