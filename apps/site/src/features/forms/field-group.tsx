import {
  type FormDefinition,
  type FormField as FormFieldDefinition,
  type FormTexts,
  isRequired,
} from '@beranda/contract';
import type { FieldMetadata } from '@conform-to/react';
import type { LabelledChoices } from '#src/content/loader-types.ts';
import { FormField } from './form-field.tsx';
import { groupId } from './form-ids.ts';

type FieldGroupProps = {
  name: string;
  definition: FormDefinition['groups'][string];
  texts: FormTexts;
  fields: Readonly<Record<string, FieldMetadata<string, Record<string, string>, string[]> | undefined>>;
  choices: LabelledChoices;
};

/**
 * Whether a field is marked as required. One that does not apply keeps its mark: without JavaScript, CSS alone shows
 * it.
 */
function isMarked({ when: _, ...field }: FormFieldDefinition, fields: FieldGroupProps['fields']): boolean {
  const conditions = Object.keys(field.requiredWhen ?? {});
  return isRequired(field, Object.fromEntries(conditions.map((name) => [name, fields[name]?.value])));
}

/** A group of fields under its heading. */
export function FieldGroup({ name: group, definition, texts, fields, choices }: FieldGroupProps) {
  const id = groupId(group);
  return (
    <section
      className="mt-8 border-line [&+section]:mt-10 [&+section]:border-t [&+section]:pt-8"
      aria-labelledby={id}
    >
      <h3 id={id} tabIndex={-1} className="text-xl">
        {texts.groups[group]}
      </h3>
      <div className="mt-4 grid grid-cols-1 gap-6">
        {Object.entries(definition).map(([name, field]) => {
          const metadata = fields[name];
          const fieldTexts = texts.fields[name];
          return metadata && fieldTexts ? (
            <FormField
              key={name}
              name={name}
              definition={field}
              isRequired={isMarked(field, fields)}
              texts={fieldTexts}
              field={metadata}
              choices={choices}
            />
          ) : null;
        })}
      </div>
    </section>
  );
}
