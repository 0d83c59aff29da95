import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

type FrameProps = {
  field: { id: string; errorId: string; errors?: string[] };
  label: string;
  help?: string;
  isRequired?: boolean;
  className?: string;
};

export type FieldProps = FrameProps & {
  // biome-ignore lint/suspicious/noExplicitAny: a field does not depend on the form's shape
  field: FieldMetadata<any, any, string[]>;
};

const helpId = (field: FrameProps['field']) => `${field.id}-help`;

/** `aria-describedby`: the ids of help text, error and what else describes a field. */
export function describedBy({ field, help }: FrameProps, ...others: string[]): string | undefined {
  const ids = [help && helpId(field), ...others, field.errors && field.errorId];
  return ids.filter(Boolean).join(' ') || undefined;
}

export function Label({ text, isRequired }: { text: string; isRequired?: boolean }) {
  return (
    <>
      {text}
      {isRequired && (
        <span className="text-danger" aria-hidden="true">
          {'\u00A0*'}
        </span>
      )}
    </>
  );
}

export function Help({ props }: { props: FrameProps }) {
  if (!props.help) return null;
  return (
    <p id={helpId(props.field)} className="mt-0.5 text-muted text-sm">
      {props.help}
    </p>
  );
}

type FieldFrameProps = {
  props: FrameProps;
  children: ReactNode;
  /** Below the error. */
  after?: ReactNode;
};

/** Label, help and error around the control of a field. */
export function FieldFrame({ props, children, after }: FieldFrameProps) {
  return (
    <div className={props.className}>
      <label htmlFor={props.field.id} className="font-semibold">
        <Label text={props.label} isRequired={props.isRequired} />
      </label>
      <Help props={props} />
      <div className="mt-2">{children}</div>
      <FieldError id={props.field.errorId} code={props.field.errors?.[0]} />
      {after}
    </div>
  );
}
