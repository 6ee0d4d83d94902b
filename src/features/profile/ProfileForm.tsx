import { m } from '../../paraglide/messages.js';
import { useEffect, useState, type SubmitEvent } from 'react';
import type { Account } from '../../core/account.ts';
import { FULL_NAME_LIMIT, avatarAddress, initialOf, type Profile } from '../../core/profile.ts';
import { FORM_BUTTON, profileFormPath } from './profile-forms.ts';
import { pageAddress } from '../../core/routes.ts';
import { $profileWork, saveProfile } from './profile.store.ts';
import { TextField } from '../../core/ui/TextField.tsx';
import { useStore } from '../../core/ui/use-store.ts';
import { AvatarField } from './AvatarField.tsx';
import { usePicture } from './use-picture.client.ts';

interface ProfileFormProps {
  account: Account;
  profile: Profile | null;
  /** Public URL of the backend, which serves avatars. */
  backendUrl: string;
  /** The form that was posted before hydration and refused. */
  refused?: { fullName: string; problem: string } | undefined;
}

/** Edits the user's name and avatar. An error keeps what was typed. */
export function ProfileForm({ account, profile, backendUrl, refused }: ProfileFormProps) {
  const work = useStore($profileWork);
  const [saved, setSaved] = useState(profile);
  const [fullName, setFullName] = useState(refused?.fullName ?? profile?.fullName ?? account.fullName ?? '');
  const { chosen, problem, choose, clear } = usePicture();
  const busy = work !== 'idle';

  // Leaving during an upload asks for confirmation.
  useEffect(() => {
    if (work !== 'uploading') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [work]);

  async function save() {
    const next = await saveProfile(account.id, { fullName, picture: chosen?.picture ?? null });
    if (!next) return;
    setSaved(next);
    setFullName(next.fullName ?? '');
    clear();
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <form
      method="post"
      action={pageAddress(profileFormPath('name'))}
      className="grid gap-5"
      onSubmit={onSubmit}
      aria-busy={busy}
    >
      <AvatarField
        address={chosen?.preview ?? avatarAddress(backendUrl, saved?.avatarUrl ?? null)}
        initial={initialOf(saved?.fullName ?? account.fullName ?? account.email)}
        fileName={chosen?.name}
        problem={problem}
        onChoose={choose}
      />
      <TextField
        label={m.account_profile_full_name()}
        name="fullName"
        autoComplete="name"
        maxLength={FULL_NAME_LIMIT}
        value={fullName}
        error={refused?.fullName === fullName ? refused.problem : undefined}
        onChange={(event) => setFullName(event.target.value)}
      />
      <TextField
        label={m.account_profile_email()}
        type="email"
        value={account.email}
        disabled
        hint={m.account_profile_email_fixed()}
      />
      <button
        type="submit"
        name={FORM_BUTTON}
        value="name"
        className="button button-primary justify-self-start"
        aria-disabled={busy}
      >
        {work === 'uploading'
          ? m.account_profile_submit_uploading()
          : work === 'saving'
            ? m.account_profile_submit_saving()
            : m.account_profile_submit_idle()}
      </button>
    </form>
  );
}
