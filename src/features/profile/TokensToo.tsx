import { m } from '../../paraglide/messages.js';

/** Whether the new password also revokes the user's API tokens. */
export function TokensToo({ tokens }: { tokens: readonly string[] }) {
  if (tokens.length === 0) return null;
  return (
    <div>
      <p>{m.password_tokens_heading()}</p>
      <ul className="mt-1 list-disc ps-5 text-ink-soft [overflow-wrap:anywhere]">
        {tokens.map((name, index) => (
          <li key={index}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="tokens" className="size-5 shrink-0 accent-marquee" />
        {m.password_tokens_revoke()}
      </label>
    </div>
  );
}
