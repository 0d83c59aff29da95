import type { IconName } from '@beranda/contract/icon-names';
import { MAX_SEARCH_LENGTH } from '#src/content/search-words.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { Icon } from '../icon.tsx';

type SearchFieldProps = {
  /** Path of the results page, without language prefix; gets the query parameter `q`. */
  url: string;
  /** Accessible name of the field. */
  label: string;
  placeholder: string;
  /** Text of the button. */
  action: string;
  /** The current search. */
  query?: string;
  icon?: IconName;
  className?: string;
};

/** Search form: a plain GET form, so that results have a URL. */
export function SearchField(props: SearchFieldProps) {
  const { url, label, placeholder, action, query, icon = 'search', className = '' } = props;
  return (
    <search className="block print:hidden">
      <form action={inLocale(url, useSiteLocale())} className={`field-group search-field ${className}`}>
        <Icon name={icon} size={22} />
        <input
          // Remount when the search changes: the field is uncontrolled.
          key={query}
          type="search"
          name="q"
          className="field"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={query}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className="button button-primary">
          {action}
        </button>
      </form>
    </search>
  );
}
