import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { Icon } from '#src/components/icon.tsx';
import { phoneUrl } from '#src/components/link/phone-url.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Notice with the phone number to call if the matter must not wait for a written answer. */
export function UrgentNotice() {
  const { phone, phoneHours } = useRequiredRootData().settings.headOffice;
  const t = useTranslations('form');
  return (
    <Notice
      kind="danger"
      title={t('urgent.title')}
      action={
        <>
          <a href={phoneUrl(phone)} className="button button-primary w-full whitespace-nowrap @md:w-auto">
            <Icon name="phone" size={18} className="flex-none" />
            {phone}
          </a>
          {phoneHours && <p className="mt-1 text-sm @3xl:text-center">{phoneHours}</p>}
        </>
      }
    >
      {t('urgent.text')}
    </Notice>
  );
}
