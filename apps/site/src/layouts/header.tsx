import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '../shell/locale-root.tsx';
import { SiteLink } from '../shell/site-link.tsx';
import { BrandMark } from '../widgets/brand-mark.tsx';
import { LeftMenu } from './left-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { RightMenu } from './right-menu.tsx';

export function Header() {
  const { data, settings } = useRequiredRootData();
  const t = useTranslations('shell');
  const bar = data['Navigation Bar'];
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-paper print:static">
      <div className="container-page flex h-[76px] items-center gap-2 lg:gap-6">
        <SiteLink to="/" className="flex min-w-0 items-center gap-2 sm:flex-none sm:gap-3">
          <BrandMark settings={settings} />
          <span className="min-w-0">
            <span className="block font-bold text-base leading-tight tracking-tight sm:text-lg">
              {settings.bankName}
            </span>
            <span className="hidden text-muted text-xs leading-tight sm:block">{settings.tagline}</span>
            <span className="sr-only">{t('homeLink')}</span>
          </span>
        </SiteLink>
        <LeftMenu items={bar['Left Menu']} />
        <RightMenu items={bar['Right Menu']} />
        <PhoneMenu bar={bar} />
      </div>
    </header>
  );
}
