import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { phoneUrl } from '#src/components/link/phone-url.ts';
import { Notice } from '#src/components/notice/notice.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

const PREPARE = ['identity', 'account', 'story', 'proof'] as const;

/** How to complain, what to prepare and what never to send. */
export function ComplaintChannels() {
  const { phone, phoneHours } = useRequiredRootData().settings.headOffice;
  const t = useTranslations('complaint');
  return (
    <section className="container-page mt-10 mb-section">
      <h2 className="section-title">{t('channels')}</h2>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
        <li className={CHANNEL}>
          <ChannelIcon name="mail" />
          <h3 className="mt-4 text-xl sm:max-lg:mt-0">{t('channel.write')}</h3>
          <p className="mt-2 text-muted">{t('channel.writeText')}</p>
          <p className="mt-auto flex flex-wrap gap-x-6 gap-y-3 pt-4">
            <a href="#complaint" className="text-link">
              {t('channel.writeAction')}
              <Icon name="arrow-right" size={18} />
            </a>
            <SiteLink to="/about-us/complaint/status" className="text-link">
              {t('channel.statusAction')}
              <Icon name="arrow-right" size={18} />
            </SiteLink>
          </p>
        </li>
        <li className={CHANNEL}>
          <ChannelIcon name="phone" />
          <h3 className="mt-4 text-xl sm:max-lg:mt-0">{t('channel.call')}</h3>
          <p className="mt-2 text-muted">{t('channel.callText')}</p>
          <p className="mt-auto pt-4">
            <a href={phoneUrl(phone)} className="text-link">
              {phone}
            </a>
            {phoneHours && <span className="block text-muted text-sm">{phoneHours}</span>}
          </p>
        </li>
        <li className={CHANNEL}>
          <ChannelIcon name="map-pin" />
          <h3 className="mt-4 text-xl sm:max-lg:mt-0">{t('channel.visit')}</h3>
          <p className="mt-2 text-muted">{t('channel.visitText')}</p>
          <p className="mt-auto pt-4">
            <SiteLink to="/branches" className="text-link">
              {t('channel.visitAction')}
              <Icon name="arrow-right" size={18} />
            </SiteLink>
          </p>
        </li>
      </ul>
      <div className="mt-12 grid items-end gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div>
          <h3 className="text-2xl">{t('prepare')}</h3>
          <ul className="mt-4 max-w-text space-y-3">
            {PREPARE.map((item) => (
              <li key={item} className="flex gap-3">
                <Icon name="check" size={20} className="mt-1 flex-none text-primary" />
                {t(`prepareItem.${item}`)}
              </li>
            ))}
          </ul>
        </div>
        <div className="max-w-text">
          <Notice kind="warning" icon="shield">
            {t('neverSend')}
          </Notice>
        </div>
      </div>
    </section>
  );
}

/** The icon stands beside the text where a channel has the width of a tablet. */
const CHANNEL = 'card flex flex-col p-6 sm:max-lg:grid sm:max-lg:grid-cols-[auto_1fr] sm:max-lg:gap-x-5';

function ChannelIcon({ name }: { name: 'mail' | 'phone' | 'map-pin' }) {
  return (
    <span className="flex size-12 items-center justify-center rounded-field bg-primary-soft text-primary sm:max-lg:row-span-3">
      <Icon name={name} />
    </span>
  );
}
