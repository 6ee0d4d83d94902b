import { avatarAddress, initialOf } from '../../core/profile.ts';

interface AuthorAvatarProps {
  name: string;
  stored: string | null;
  /** Public base address of the backend, where avatars are. */
  backendUrl: string;
}

/** An author's picture over the first letter of the name, which stays when there is no picture. */
export function AuthorAvatar({ name, stored, backendUrl }: AuthorAvatarProps) {
  const address = avatarAddress(backendUrl, stored);
  return (
    <span className="relative grid size-10 shrink-0 place-items-center overflow-hidden rounded-full bg-ground-line font-semibold text-ink-soft">
      <span aria-hidden="true">{initialOf(name)}</span>
      {address && (
        <img
          className="absolute inset-0 size-full object-cover"
          src={address}
          width="40"
          height="40"
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}
