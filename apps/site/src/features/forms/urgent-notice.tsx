import type { SiteSettings } from '@beranda/contract';
import { Icon } from '#src/components/icon.tsx';
import { phoneUrl } from '#src/components/link/phone-url.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** What must not wait for a written answer. */
export function UrgentNotice({ headOffice }: Pick<SiteSettings, 'headOffice'>) {
  const t = useTranslations('form');
  const { phone, phoneHours } = headOffice;
  return (
    <Notice
      kind="danger"
      title={t('urgent.title')}
      action={
        <span>
          <a href={phoneUrl(phone)} className="text-link">
            <Icon name="phone" size={18} />
            {phone}
          </a>
          {phoneHours && <span className="block text-sm">{phoneHours}</span>}
        </span>
      }
    >
      {t('urgent.text')}
    </Notice>
  );
}
