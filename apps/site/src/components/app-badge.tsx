import type { NavigationLink } from '@beranda/contract';
import { SiteLink } from '#src/app/site-link.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from './icon.tsx';

/** Badge link to the bank's app in a store; for dark backgrounds. */
export function AppBadge({ item }: { item: NavigationLink }) {
  const t = useTranslations('app');
  return (
    <SiteLink to={item.url} className="app-badge">
      {item.icon && <Icon name={item.icon} size={28} className="flex-none" />}
      <span>
        <span className="block text-muted-on-dark text-xs leading-tight">{t('getItOn')} </span>
        <span className="block font-semibold text-on-dark leading-tight">{item.text}</span>
      </span>
    </SiteLink>
  );
}
