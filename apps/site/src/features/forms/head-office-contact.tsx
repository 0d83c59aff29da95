import type { SiteSettings } from '@beranda/contract';
import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';
import { phoneUrl } from '#src/components/link/phone-url.ts';
import { unbrokenAddress } from '#src/i18n/unbroken.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Other ways to reach the bank than a form: phone, email and address of the head office. */
export function HeadOfficeContact({ headOffice }: Pick<SiteSettings, 'headOffice'>) {
  const t = useTranslations('form');
  const { address, email, phone, phoneHours } = headOffice;
  return (
    <aside className="on-dark rounded-card bg-dark-raised p-8 text-muted-on-dark lg:py-10">
      <h2 className="text-on-dark text-xl">{t('otherWays')}</h2>
      <dl className="mt-6 space-y-6">
        <ContactDetail icon="phone" label={t('callUs')}>
          <a href={phoneUrl(phone)} className="hover:text-accent-bright">
            {phone}
          </a>
          {phoneHours && <span className="block font-normal text-muted-on-dark text-sm">{phoneHours}</span>}
        </ContactDetail>
        <ContactDetail icon="mail" label={t('writeUs')}>
          <a href={`mailto:${email}`} className="break-all hover:text-accent-bright">
            {email}
          </a>
        </ContactDetail>
        <ContactDetail icon="map-pin" label={t('visitUs')}>
          <span lang="id" translate="no" className="whitespace-pre-line">
            {unbrokenAddress(address)}
          </span>
        </ContactDetail>
      </dl>
    </aside>
  );
}

function ContactDetail({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div className="relative pl-10">
      <dt className="text-sm">
        <Icon name={icon} className="absolute top-1 left-0 text-accent-bright" />
        {label}
      </dt>
      <dd className="font-medium text-on-dark">{children}</dd>
    </div>
  );
}
