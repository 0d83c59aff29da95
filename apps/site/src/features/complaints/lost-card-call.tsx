import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { Icon } from '#src/components/icon.tsx';
import { phoneUrl } from '#src/components/link/phone-url.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** A link that calls the bank about a lost card, with the hours of the phone line. */
export function LostCardCall({ className }: { className: string }) {
  const { phone, phoneHours } = useRequiredRootData().settings.headOffice;
  const t = useTranslations('app');
  return (
    <a href={phoneUrl(phone)} className={`flex items-center gap-3 ${className}`}>
      <Icon name="phone" size={20} className="flex-none text-danger" />
      <span className="min-w-0 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-3">
        <span className="block font-semibold">{t('lostCard')}</span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-bold text-primary">{phone}</span>
          {phoneHours && <span className="text-muted text-sm">{phoneHours}</span>}
        </span>
      </span>
    </a>
  );
}
