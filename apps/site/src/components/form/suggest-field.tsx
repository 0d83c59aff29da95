import { similarChoices } from '@beranda/contract';
import { getInputProps } from '@conform-to/react';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { SimilarValues } from './similar-values.tsx';

/** Few enough to compare, and to fit below a field. */
const MAX_SIMILAR = 5;

type SuggestFieldProps = FieldProps & { suggestions: readonly string[]; autoComplete?: string };

/**
 * A text field with the values to choose from as the browser's own suggestions. Not every phone shows those, so values
 * similar to a rejected one are offered in the page, below the error that says what to do.
 */
export function SuggestField({ suggestions, autoComplete, ...props }: SuggestFieldProps) {
  const { field } = props;
  const { key, ...input } = getInputProps(field, { type: 'text' });
  const listId = `${field.id}-list`;
  const similarId = `${field.id}-similar`;
  const similar = field.errors ? similarChoices(suggestions, String(field.value ?? ''), MAX_SIMILAR) : [];
  return (
    <FieldFrame props={props} after={<SimilarValues id={similarId} fieldId={field.id} values={similar} />}>
      <input
        key={key}
        {...input}
        list={listId}
        aria-describedby={
          [describedBy(props), similar.length > 0 && similarId].filter(Boolean).join(' ') || undefined
        }
        aria-required={props.isRequired}
        autoComplete={autoComplete}
        className="field"
      />
      <datalist id={listId}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </FieldFrame>
  );
}
