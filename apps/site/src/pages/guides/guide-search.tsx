import { useTranslations } from 'use-intl';
import { inLocale } from '#src/i18n/paths.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Icon } from '#src/widgets/icon.tsx';

/** A field to look for guides in: a plain form, whose answer is this page. */
export function GuideSearch({ question }: { question: string }) {
  const t = useTranslations('guides');
  return (
    <search className="block max-w-xl print:hidden">
      <form action={inLocale('/about-us/guides', useLocale())} method="get">
        <div className="field-group search-field">
          <Icon name="search" size={22} />
          <input
            key={question}
            type="search"
            name="q"
            className="field"
            aria-label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            defaultValue={question}
            maxLength={80}
          />
          <button type="submit" className="button button-primary">
            {t('search')}
          </button>
        </div>
      </form>
    </search>
  );
}
