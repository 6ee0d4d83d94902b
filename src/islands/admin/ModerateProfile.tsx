import { REPORTED_PROFILE_MESSAGES as words } from '../../domain/messages.ts';
import { profileModeration, type ModeratedProfile } from '../../stores/admin/reported-profiles.ts';
import { Moderate } from './Moderate.tsx';

/** Hides a reported page of a person, shows it again, or drops its reports. */
export function ModerateProfile({ profile, suspended }: { profile: ModeratedProfile; suspended: boolean }) {
  const { handle: name } = profile;
  return <Moderate moderation={profileModeration} page={profile} {...{ name, suspended, words }} />;
}
