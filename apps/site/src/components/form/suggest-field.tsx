import { similarChoices } from '@beranda/contract';
import { getInputProps } from '@conform-to/react';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';

/** As many as help, and fit below a field. */
const MAX_SIMILAR = 5;

type SuggestFieldProps = FieldProps & { suggestions: readonly string[]; autoComplete?: string };

/**
 * A text field with the values to choose from as the browser's own suggestions. Not every phone shows those, so values
 * similar to a rejected one are named in the page.
 */
export function SuggestField({ suggestions, autoComplete, ...props }: SuggestFieldProps) {
  const { field } = props;
  const { key, ...input } = getInputProps(field, { type: 'text' });
  const listId = `${field.id}-list`;
  const similarId = `${field.id}-similar`;
  const similar = field.errors ? similarChoices(suggestions, String(field.value ?? ''), MAX_SIMILAR) : [];
  return (
    <FieldFrame props={props}>
      <input
        key={key}
        {...input}
        list={listId}
        aria-describedby={similar.length > 0 ? describedBy(props, similarId) : describedBy(props)}
        aria-required={props.isRequired}
        autoComplete={autoComplete}
        className="field"
      />
      <datalist id={listId}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <Similar id={similarId} values={similar} />
    </FieldFrame>
  );
}

function Similar({ id, values }: { id: string; values: readonly string[] }) {
  const t = useTranslations('form');
  if (values.length === 0) return null;
  return (
    <div id={id} className="mt-2 text-sm">
      <p className="font-medium">{t('similar')}</p>
      <ul className="mt-1 list-disc pl-5">
        {values.map((value) => (
          <li key={value}>{value}</li>
        ))}
      </ul>
    </div>
  );
}
