import { LANGUAGES } from '@beranda/contract';
import { KawungField } from '#src/components/kawung.tsx';
import { AppDownload } from '#src/features/app-download/app-download.tsx';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import type { ResolvedBlockOf } from './resolved-block.ts';

/** Badges and code are in the page's language, whatever the language of the text around them. */
export function AppBlock({ block: { title, lead, download } }: { block: ResolvedBlockOf<'app'> }) {
  const locale = useSiteLocale();
  return (
    <section className="dark-block on-dark relative isolate overflow-hidden rounded-card bg-dark p-6 text-on-dark @3xl:p-12 print:border print:border-line">
      <KawungField size={132} className="absolute inset-0 -z-10 text-on-dark/9" />
      <div className="flex flex-col gap-6 @5xl:flex-row @5xl:items-center @5xl:justify-between @5xl:gap-12">
        <div className="max-w-lg">
          <h2 className="text-2xl @3xl:text-3xl">{title}</h2>
          {lead && <p className="mt-3 text-muted-on-dark sm:text-lg">{lead}</p>}
        </div>
        <div lang={LANGUAGES[locale].tag} className="flex-none">
          <AppDownload {...download} />
        </div>
      </div>
    </section>
  );
}
