import type { SiteSettings } from '@beranda/contract';
import { phoneUrl } from '#src/components/link/phone-url.ts';
import { unbrokenAddress } from '#src/i18n/unbroken.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

export function HeadOffice({ headOffice }: Pick<SiteSettings, 'headOffice'>) {
  const t = useTranslations('app');
  const { address, phone, phoneHours, email } = headOffice;
  return (
    <div>
      <h2 className="footer-title">{t('headOffice')}</h2>
      <address className="mt-3 not-italic">
        <p lang="id" translate="no" className="whitespace-pre-line">
          {unbrokenAddress(address)}
        </p>
        <ul className="mt-2">
          <li>
            <a className="footer-link" href={phoneUrl(phone)}>
              {phone}
            </a>
            {phoneHours && <span className="block text-sm">{phoneHours}</span>}
          </li>
          <li>
            <a className="footer-link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        </ul>
      </address>
    </div>
  );
}
