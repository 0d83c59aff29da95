import { PhoneDrawing } from '#src/components/illustration/phone-drawing.tsx';
import { KawungField } from '#src/components/kawung.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { AppDownload } from '#src/features/app-download/app-download.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SectionProps } from './home-data.ts';
import { sectionId } from './section.ts';

/** App teaser: features, store badges and a phone drawing. */
export function AppTeaser({ data: { home, appDownload }, tone }: SectionProps) {
  const { app } = home;
  const t = useTranslations('home');
  return (
    <SectionBand id={sectionId('app')} tone={tone}>
      <div className="dark-block on-dark relative isolate grid overflow-hidden rounded-[24px] bg-dark text-on-dark md:grid-cols-[1.2fr_1fr]">
        <KawungField size={150} className="absolute inset-0 -z-20 text-on-dark/5" />
        <div className="glow absolute inset-0 -z-10" />
        <div className="self-center p-6 sm:p-12 lg:py-14 lg:pl-16">
          <p className="eyebrow">{app.eyebrow}</p>
          <h2 className="section-title max-w-md">{app.title}</h2>
          <p className="mt-3 max-w-lg text-muted-on-dark sm:text-lg">{app.text}</p>
          <div className="mt-6">
            <AppDownload {...appDownload} />
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
