import { Icon } from '#src/components/icon.tsx';
import { phoneUrl } from '#src/components/link/phone-url.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

type UrgentNoticeProps = {
  phone: string;
  /** When it is answered; null if unknown. */
  hours: string | null;
};

/** What must not wait for a written answer. */
export function UrgentNotice({ phone, hours }: UrgentNoticeProps) {
  const t = useTranslations('form');
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
          {hours && <span className="block text-sm">{hours}</span>}
        </span>
      }
    >
      {t('urgent.text')}
    </Notice>
  );
}
