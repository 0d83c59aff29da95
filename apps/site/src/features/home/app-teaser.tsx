import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { AppBadge } from '#src/components/app-badge.tsx';
import { PhoneDrawing } from '#src/components/illustration/phone-drawing.tsx';
import { KawungField } from '#src/components/kawung.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SectionProps } from './home-data.ts';
import type { QrCode } from './qr-code.server.ts';
import { sectionId } from './section.ts';

/** App teaser: features, store badges and a phone drawing. */
export function AppTeaser({ data: { home, appCode }, tone }: SectionProps) {
  const { app } = home;
  const t = useTranslations('home');
  return (
    <SectionBand id={sectionId('app')} tone={tone}>
      <div className="on-dark relative isolate grid overflow-hidden rounded-[24px] bg-dark text-on-dark md:grid-cols-[1.2fr_1fr]">
        <KawungField size={150} className="absolute inset-0 -z-20 text-on-dark/5" />
        <div className="glow absolute inset-0 -z-10" />
        <div className="self-center p-6 sm:p-12 lg:py-14 lg:pl-16">
          <p className="eyebrow">{app.eyebrow}</p>
          <h2 className="section-title max-w-md">{app.title}</h2>
          <p className="mt-3 max-w-lg text-muted-on-dark sm:text-lg">{app.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-6">
            <StoreBadges />
            {appCode && <AppQrCode code={appCode} />}
          </div>
        </div>
        <PhoneDrawing
          className="mx-auto max-w-64 self-end max-sm:-mb-24 md:mt-12 lg:mt-14 lg:max-w-76"
          label={t('phone.label')}
          greeting={t('phone.greeting')}
          balance={{ label: t('phone.balance'), amount: t('phone.amount') }}
          action={t('phone.transfer')}
          tiles={[
            { icon: 'clipboard', label: t('phone.pay') },
            { icon: 'piggy-bank', label: t('phone.save') },
            { icon: 'trend-up', label: t('phone.invest') },
          ]}
          history={{
            title: t('phone.history'),
            lines: [
              { label: t('phone.electricity'), amount: t('phone.electricityAmount') },
              { label: t('phone.salary'), amount: t('phone.salaryAmount') },
            ],
          }}
        />
      </div>
    </SectionBand>
  );
}

/** Store badges from the footer's navigation. */
function StoreBadges() {
  const { Footer } = useRequiredRootData().data;
  const stores = [...Footer['Left Menu'], ...Footer['Right Menu']].flatMap(({ type, items }) =>
    type === 'apps' ? items : [],
  );
  if (stores.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {stores.map((store) => (
        <li key={store.url}>
          <AppBadge item={store} />
        </li>
      ))}
    </ul>
  );
}

/** QR code of the app, for visitors on other devices. */
function AppQrCode({ code }: { code: QrCode }) {
  const t = useTranslations('home');
  // The quiet zone of a QR code is four modules on each side.
  const edge = code.size + 8;
  return (
    <div className="flex items-center gap-4 max-sm:hidden">
      <svg
        className="light-scheme size-28 flex-none rounded-field bg-on-dark fill-dark"
        viewBox={`-4 -4 ${edge} ${edge}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('appCode')}
      >
        <path d={code.path} />
      </svg>
      <p className="max-w-36 text-muted-on-dark text-sm">{t('scan')}</p>
    </div>
  );
}
