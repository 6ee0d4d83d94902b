import { avatarAddress, initialOf } from '../../core/profile.ts';

interface AuthorAvatarProps {
  name: string;
  stored: string | null;
  /** Public URL of the backend, which serves avatars. */
  backendUrl: string;
}

/** The author's avatar over their initial, which remains if there is none. */
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
