import { useEffect, useState } from 'react';
import { Tags } from '#src/components/tags/tags.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { readHistory, removeHistory } from './search-history.ts';
import { searchQuery } from './search-query.ts';

/** Recent searches, stored on this device only. Shows nothing without JavaScript or searches. */
export function RecentSearches() {
  const t = useTranslations('search');
  const [searches, setSearches] = useState<string[]>([]);
  const [isCleared, setIsCleared] = useState(false);
  useEffect(() => setSearches(readHistory()), []);

  function clear() {
    removeHistory();
    setSearches([]);
    setIsCleared(true);
  }

  // Without content it takes back the gap before it.
  const isShown = searches.length > 0 || isCleared;
  return (
    <div className={isShown ? undefined : '-mt-12'}>
      {searches.length > 0 && (
        <section aria-labelledby="history-title">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="history-title" className="text-xl">
              {t('history')}
            </h2>
            <button type="button" onClick={clear} className="text-link -my-2 min-h-11">
              {t('clearHistory')}
            </button>
          </div>
          <p className="mb-4 text-muted text-sm">{t('historyNote')}</p>
          <Tags
            label={t('history')}
            tags={searches.map((query) => ({ text: query, url: searchQuery.url({ q: query }) }))}
          />
        </section>
      )}
      <p role="status" className="text-muted">
        {isCleared && t('historyCleared')}
      </p>
    </div>
  );
}
