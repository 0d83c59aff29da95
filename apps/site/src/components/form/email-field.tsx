import { similarEmail } from '@beranda/contract';
import { getInputProps } from '@conform-to/react';
import { describedBy, FieldFrame, type FieldProps } from './field-frame.tsx';
import { SimilarValues } from './similar-values.tsx';

/**
 * An email address. A mistyped domain is valid, and mail to it is lost: the one that was probably meant is offered while
 * somebody types. Not when the field is left: the button that was pressed for that would move away.
 */
export function EmailField({ autoComplete, ...props }: FieldProps & { autoComplete?: string }) {
  const { field } = props;
  const { key, ...input } = getInputProps(field, { type: 'email' });
  const meant = similarEmail(String(field.value ?? ''));
  return (
    <FieldFrame
      props={props}
      after={
        <div aria-live="polite">
          <SimilarValues id={`${field.id}-similar`} fieldId={field.id} values={meant ? [meant] : []} />
        </div>
      }
    >
      <input
        key={key}
        {...input}
        aria-describedby={describedBy(props)}
        aria-required={props.isRequired}
        autoComplete={autoComplete}
        className="field"
      />
    </FieldFrame>
  );
}
