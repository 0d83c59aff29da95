import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useSiteConfig } from '#src/app/site-config.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { Icon } from '#src/components/icon.tsx';
import { languageOf } from '#src/components/language-of.ts';
import type { SuggestionsResponse } from '#src/content/search-api.ts';
import { normalizeQuery } from '#src/content/search-words.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { readHistory } from '../search-history.ts';
import { movedTo, type Row, rowsOf } from './rows.ts';
import { createSuggestionRequests } from './suggestion-requests.ts';

type SuggestionsProps = {
  /** Contains the field. */
  box: RefObject<HTMLElement | null>;
  /** In the flow of a dialog, instead of floating below the field. */
  isInline?: boolean;
  /** Called when a row was followed. */
  onFollow?: () => void;
};

/**
 * Suggestions for a server-rendered search field, which becomes a combobox (ARIA: editable, with a list popup). The
 * focus stays in the field; the active row is its `aria-activedescendant`. Rows are links.
 */
export function Suggestions({ box, isInline = false, onFollow }: SuggestionsProps) {
  const t = useTranslations('search');
  const id = useId();
  const { rows, active, setActive, isOpen, close } = useCombobox(box, id);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && t('suggestionCount', { count: rows.length })}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={t('suggestions')}
        hidden={!isOpen}
        className={`suggestions ${isInline ? '' : 'suggestions-floating'}`}
        // The field keeps the focus, and a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        {rows.map((row, index) => (
          <SiteLink
            key={`${row.label.kind} ${row.path} ${row.title}`}
            to={row.path}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="suggestion"
            onPointerMove={() => setActive(index)}
            onClick={() => {
              close();
              onFollow?.();
            }}
          >
            <Icon name={row.icon} size={20} className="mt-0.5 flex-none text-primary" />
            <RowText row={row} />
          </SiteLink>
        ))}
      </div>
    </>
  );
}

function RowText({ row: { title, language, label } }: { row: Row }) {
  const t = useTranslations('search');
  const lang = language && languageOf({ language });
  if (label.kind === 'search')
    return <span className="min-w-0 font-bold">{t('searchFor', { query: title })}</span>;
  if (label.kind === 'answer')
    return (
      <span className="min-w-0">
        <span className="block text-muted text-sm" lang={lang}>
          {title}
        </span>
        <span className="block font-bold tabular-nums">{label.figure}</span>
        <span className="block text-muted text-sm">{label.note}</span>
      </span>
    );
  const kind =
    label.kind === 'entry'
      ? t(`kinds.${label.entryKind}`)
      : t(label.kind === 'recent' ? 'recent' : 'popular');
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0" lang={lang}>
        {title}
      </span>
      <span className="text-muted text-sm">{kind}</span>
    </span>
  );
}

/** State of the combobox; listens to the field and describes it for assistive technology. */
function useCombobox(box: RefObject<HTMLElement | null>, id: string) {
  const locale = useSiteLocale();
  const { apiUrl } = useSiteConfig();
  const [found, setFound] = useState<{ typed: string; response: SuggestionsResponse | null }>({
    typed: '',
    response: null,
  });
  const [history, setHistory] = useState<string[]>([]);
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const rows = rowsOf(found.typed, found.response, history);
  const isOpen = isWanted && rows.length > 0;
  const close = () => {
    setIsWanted(false);
    setActive(-1);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Keys of an input method editor belong to its own list.
    if (event.isComposing) return;
    if (event.key === 'Escape' && isOpen) {
      close();
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      document.getElementById(`${id}-${active}`)?.click();
    } else if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    } else {
      const next = movedTo(event.key, isOpen ? active : -1, rows.length);
      if (next === undefined) return;
      setIsWanted(true);
      setActive(next);
    }
    event.preventDefault();
  });

  useEffect(() => {
    const field = box.current?.querySelector('input');
    if (!field) return;
    const requests = createSuggestionRequests({
      async fetchSuggestions(typed, signal) {
        const query = new URLSearchParams({ q: typed });
        const response = await fetch(`${apiUrl}/${locale}/v2/search/suggestions?${query}`, { signal });
        if (!response.ok) throw new Error(`status ${response.status}`);
        return (await response.json()) as SuggestionsResponse;
      },
      onSuggestions(typed, response) {
        setFound({ typed, response });
        setActive(-1);
      },
    });
    const controller = new AbortController();
    const on = { signal: controller.signal };
    function update(): void {
      const typed = normalizeQuery(field?.value ?? '');
      setHistory(readHistory());
      setIsWanted(true);
      setActive(-1);
      // Without a request in between, so that rows never belong to a text that is gone.
      if (typed === '') setFound((last) => (last.typed === '' ? last : { typed, response: null }));
      requests.request(typed);
    }
    field.addEventListener('input', update, on);
    field.addEventListener('focus', update, on);
    field.addEventListener('click', update, on);
    field.addEventListener('keydown', onKey, on);
    field.addEventListener('blur', () => setIsWanted(false), on);
    if (document.activeElement === field) update();
    return () => {
      controller.abort();
      requests.stop();
    };
  }, [box, apiUrl, locale]);

  // The field is rendered by the server, without these: without JavaScript it is no combobox.
  useEffect(() => {
    const field = box.current?.querySelector('input');
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', id);
    field.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [box, id, isOpen, active]);

  return { rows, active, setActive, isOpen, close };
}
