import type { AboutContent } from '@beranda/contract';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Profile of the bank: company, vision and mission, history. */
export function Company({ about }: { about: AboutContent }) {
  const { company, history, missions, vision } = about;
  return (
    <>
      {company.paragraphs.length > 0 && (
        <SectionBand id="company">
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.4fr]">
            <h2 className="section-title lg:mt-0">{company.title}</h2>
            <div className="max-w-text space-y-5 text-lg">
              {company.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </SectionBand>
      )}
      {vision && <VisionAndMission vision={vision} missions={missions} />}
      {history.length > 0 && <History history={history} />}
    </>
  );
}

function VisionAndMission({ vision, missions }: { vision: string; missions: string[] }) {
  const t = useTranslations('about');
  return (
    <SectionBand id="vision-and-mission" tone="dark" hasGlow>
      <h2 className="eyebrow">{t('vision')}</h2>
      <p className="mt-4 max-w-4xl text-balance font-bold text-section tracking-title">{vision}</p>
      {missions.length > 0 && (
        <>
          <h2 className="eyebrow mt-14">{t('mission')}</h2>
          <ol className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
            {missions.map((mission, index) => (
              <li
                key={mission}
                className="flex items-baseline gap-4 border-on-dark/20 border-t pt-5 sm:last:odd:col-span-2"
              >
                <span aria-hidden="true" className="w-5 flex-none font-bold text-2xl text-accent-bright">
                  {index + 1}
                </span>
                <span className="text-lg">{mission}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </SectionBand>
  );
}

function History({ history }: { history: AboutContent['history'] }) {
  const t = useTranslations('about');
  return (
    <SectionBand id="history" title={t('history')}>
      <ol className="relative max-w-4xl space-y-10 border-line border-l-2 pl-8 max-sm:ml-2 sm:ml-24">
        {history.map(({ text, title, year }) => (
          <li key={`${year} ${title}`} className="relative">
            <span
              aria-hidden="true"
              className="-left-[41px] absolute top-2 size-4 rounded-full border-4 border-surface bg-accent"
            />
            <p className="font-bold text-accent-strong text-lg sm:-left-[130px] sm:absolute sm:top-0">
              {year}
            </p>
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 max-w-text text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </SectionBand>
  );
}
