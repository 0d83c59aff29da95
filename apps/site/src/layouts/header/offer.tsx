import type { LeftMenuItem } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { KawungField } from '#src/components/kawung.tsx';

/** The promotional link of a menu panel. */
export function Offer({ offer }: { offer: NonNullable<LeftMenuItem['offer']> }) {
  return (
    <div className="offer on-dark group">
      <KawungField size={132} className="absolute inset-0 -z-10 text-on-dark/8" />
      <div className="glow absolute inset-0 -z-10" />
      <p className="text-balance font-bold text-on-dark text-xl">{offer.title}</p>
      <p className="mt-2 text-muted-on-dark text-sm">{offer.text}</p>
      <SiteLink
        to={offer.url}
        className="card-link mt-auto flex items-center gap-2 pt-6 font-semibold text-accent-bright"
      >
        {offer.action}
        <Icon name="arrow-right" size={18} className="transition-transform group-hover:translate-x-1" />
      </SiteLink>
    </div>
  );
}
