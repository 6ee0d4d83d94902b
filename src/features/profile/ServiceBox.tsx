import { imageUrl } from '../../core/images.ts';
import type { Service } from '../../core/offers.ts';

interface ServiceBoxProps {
  service: Service;
  ticked: boolean;
  imageBase: string;
  onToggle: () => void;
}

export function ServiceBox({ service: { name, logoPath }, ticked, imageBase, onToggle }: ServiceBoxProps) {
  const logo = imageUrl(imageBase, 'w92', logoPath);
  return (
    <li>
      <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-ground-edge/60 px-3 py-2 hover:border-ink-mute has-[:disabled]:cursor-default has-[:checked]:border-marquee">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-marquee"
          checked={ticked}
          onChange={onToggle}
        />
        {logo && (
          <img
            src={logo}
            alt=""
            width={32}
            height={32}
            loading="lazy"
            decoding="async"
            className="size-8 shrink-0 rounded"
          />
        )}
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {name}
        </span>
      </label>
    </li>
  );
}
