import { useEffect, useState, type SubmitEvent } from 'react';
import type { Account } from '../../domain/auth/account.ts';
import { ACCOUNT_MESSAGES } from '../../domain/messages.ts';
import { FULL_NAME_LIMIT, avatarAddress, initialOf, type Profile } from '../../domain/profile/profile.ts';
import { $profileWork, saveProfile } from '../../stores/profile/profile.ts';
import { TextField } from '../ui/TextField.tsx';
import { useStore } from '../ui/use-store.ts';
import { AvatarField } from './AvatarField.tsx';
import { usePicture } from './use-picture.ts';

interface ProfileFormProps {
  account: Account;
  profile: Profile | null;
  /** Public base address of the backend, where avatars are. */
  backendUrl: string;
}

/** One's own profile to be edited; an error leaves everything as it was typed. */
export function ProfileForm({ account, profile, backendUrl }: ProfileFormProps) {
  const work = useStore($profileWork);
  const [saved, setSaved] = useState(profile);
  const [fullName, setFullName] = useState(profile?.fullName ?? account.fullName ?? '');
  const { chosen, problem, choose, clear } = usePicture();
  const { submit, emailFixed } = ACCOUNT_MESSAGES.profile;
  const busy = work !== 'idle';

  // Leaving in the middle of an upload asks first.
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
    <form method="dialog" className="grid gap-5" onSubmit={onSubmit} aria-busy={busy}>
      <AvatarField
        address={chosen?.preview ?? avatarAddress(backendUrl, saved?.avatarUrl ?? null)}
        initial={initialOf(saved?.fullName ?? account.fullName ?? account.email)}
        fileName={chosen?.name}
        problem={problem}
        onChoose={choose}
      />
      <TextField
        label={ACCOUNT_MESSAGES.profile.fullName}
        name="fullName"
        autoComplete="name"
        maxLength={FULL_NAME_LIMIT}
        value={fullName}
        onChange={(event) => setFullName(event.target.value)}
      />
      <TextField
        label={ACCOUNT_MESSAGES.profile.email}
        type="email"
        value={account.email}
        disabled
        hint={emailFixed}
      />
      <button type="submit" className="button button-primary justify-self-start" aria-disabled={busy}>
        {work === 'uploading' ? submit.uploading : work === 'saving' ? submit.saving : submit.idle}
      </button>
    </form>
  );
}
