import { LONGEST_SEARCH } from '#src/content/search-words.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons/icon-names.ts';

type SearchFieldProps = {
  /** The page that answers, without language prefix. It is asked with the query parameter `q`. */
  url: string;
  /** What the field is for, to those who do not see it. */
  label: string;
  placeholder: string;
  /** What its button says. */
  action: string;
  /** What was asked for, to ask again. */
  query?: string;
  icon?: IconName;
  className?: string;
};

/** A field to look for something in: a plain form, whose answer is a page with an address of its own. */
export function SearchField(props: SearchFieldProps) {
  const { url, label, placeholder, action, query, icon = 'search', className = '' } = props;
  return (
    <search className="block print:hidden">
      <form action={inLocale(url, useSiteLocale())} className={`field-group search-field ${className}`}>
        <Icon name={icon} size={22} className="text-muted" />
        <input
          // What was asked for is what the field begins with, also after a way back.
          key={query}
          type="search"
          name="q"
          className="field"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={query}
          maxLength={LONGEST_SEARCH}
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
