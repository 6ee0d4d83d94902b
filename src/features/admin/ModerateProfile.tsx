import { m } from '../../paraglide/messages.js';
import { profileModeration, type ModeratedProfile } from './reported-profiles.store.ts';
import { Moderate } from './Moderate.tsx';

export function ModerateProfile({ profile, suspended }: { profile: ModeratedProfile; suspended: boolean }) {
  const { handle: name } = profile;
  return (
    <Moderate
      moderation={profileModeration}
      page={profile}
      {...{
        name,
        suspended,
        words: {
          keep: m.reported_keep(),
          kept: m.reported_kept(),
          hide: m.reported_profile_hide(),
          show: m.reported_profile_show(),
          keepOf: (handle) => m.reported_profile_keep_of({ handle }),
          hideOf: (handle) => m.reported_profile_hide_of({ handle }),
          showOf: (handle) => m.reported_profile_show_of({ handle }),
          hiding: {
            title: m.reported_profile_hiding_title(),
            question: m.reported_profile_hiding_question(),
            reasons: [
              m.reported_profile_hiding_reasons_1(),
              m.reported_profile_hiding_reasons_2(),
              m.reported_profile_hiding_reasons_3(),
              m.reported_profile_hiding_reasons_4(),
              m.reported_profile_hiding_reasons_5(),
            ],
            label: m.reported_profile_hiding_label(),
          },
        },
      }}
    />
  );
}
