import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { SearchField } from '#src/components/search-field/search-field.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { Suggestions } from './suggestions.tsx';

type SuggestingFieldProps = Pick<ComponentProps<typeof SearchField>, 'query' | 'className'>;

/** The site's search field; its suggestions are loaded on the first focus. */
export function SuggestingField({ query, className = '' }: SuggestingFieldProps) {
  const t = useTranslations('search');
  const box = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<typeof Suggestions>();
  useEffect(() => {
    const element = box.current;
    function load(): void {
      // Without suggestions the field still searches.
      import('./suggestions.tsx').then(
        (loaded) => setLoaded(() => loaded.Suggestions),
        () => {},
      );
    }
    // Focused before hydration.
    if (element?.contains(document.activeElement)) return load();
    element?.addEventListener('focusin', load, { once: true });
    return () => element?.removeEventListener('focusin', load);
  }, []);
  return (
    <div ref={box} className={`relative ${className}`}>
      <SearchField
        url="/search"
        label={t('field')}
        placeholder={t('placeholder')}
        action={t('submit')}
        query={query}
      />
      {/* The field is another one when the search changes. */}
      {Loaded && <Loaded key={query} box={box} />}
    </div>
  );
}
