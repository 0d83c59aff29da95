import { SiteLink } from '#src/app/site-link.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { ResolvedBlockOf } from './resolved-block.ts';

export function ProductBlock({ block }: { block: ResolvedBlockOf<'product'> }) {
  const t = useTranslations('products');
  const { name, tagline, text, url, action } = block;
  const lang = languageOf(block);
  return (
    <section className="card flex flex-col items-start gap-6 p-8 @3xl:flex-row @3xl:items-center @3xl:justify-between @3xl:p-10">
      <div className="max-w-text">
        <h2 lang={lang} className="text-2xl">
          {name}
        </h2>
        <p lang={text ? undefined : lang} className="mt-2 text-lg text-muted">
          {text ?? tagline}
        </p>
      </div>
      <div className="flex flex-none flex-wrap gap-3">
        {action && (
          <SiteLink to={action.url} lang={lang} className="button button-primary">
            {action.text}
          </SiteLink>
        )}
        <SiteLink to={url} className="button button-quiet">
          {t.rich('more', {
            name,
            hidden: (text) => (
              <span lang={lang} className="sr-only">
                {text}
              </span>
            ),
          })}
        </SiteLink>
      </div>
    </section>
  );
}
