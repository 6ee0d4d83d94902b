import { avatarAddress, initialOf } from '../profile.ts';

interface AvatarProps {
  name: string;
  stored: string | null;
  /** Public URL of the backend, which serves avatars. */
  backendUrl: string;
  /** Diameter. */
  px: 32 | 40;
}

const SIZES = { 32: 'size-8 text-sm', 40: 'size-10' };

/**
 * A person's avatar over their initial. A picture that fails to load shows nothing, since its alt text is
 * empty, so the initial appears without scripts.
 */
export function Avatar({ name, stored, backendUrl, px }: AvatarProps) {
  const address = avatarAddress(backendUrl, stored);
  return (
    <span
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-marquee-deep font-display font-semibold text-marquee ${SIZES[px]}`}
    >
      <span aria-hidden="true">{initialOf(name)}</span>
      {address && (
        <img
          src={address}
          width={px}
          height={px}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
