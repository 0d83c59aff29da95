import { Icon } from '#src/components/icon.tsx';
import { phoneUrl } from '#src/components/link/phone-url.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** What must not wait for a written answer. */
export function UrgentNotice({ phone }: { phone: string }) {
  const t = useTranslations('contact');
  return (
    <Notice
      kind="danger"
      title={t('urgentTitle')}
      action={
        <a href={phoneUrl(phone)} className="text-link">
          <Icon name="phone" size={18} />
          {phone}
        </a>
      }
    >
      {t('urgent')}
    </Notice>
  );
}
