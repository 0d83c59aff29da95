import type { FieldName, FormDefinition } from './form-definition.ts';

type FieldTexts<Field> = { label: string; help?: string } & (Field extends {
  options: readonly (infer Value extends string)[];
}
  ? { options: Readonly<Record<Value, string>> }
  : unknown);

/** The texts of a form in one language: complete for each group, field and option, or it does not compile. */
export type FormTexts<Form extends FormDefinition = FormDefinition> = {
  title: string;
  groups: Readonly<Record<keyof Form['groups'], string>>;
  fields: FormDefinition extends Form
    ? Readonly<Record<string, { label: string; help?: string; options?: Readonly<Record<string, string>> }>>
    : {
        readonly [Name in FieldName<Form>]: FieldTexts<
          Extract<Form['groups'][keyof Form['groups']], Record<Name, unknown>>[Name]
        >;
      };
  /** From when the promised time runs, where that is not the receipt of the form. */
  answerTimeStart?: string;
  /** Label of the file input, where the bank asks for a certain document. */
  attachments?: string;
  /** Next to the ticket: what happens next. `{answerTime}` is the time that the definition promises. */
  nextSteps: string;
  /** The same in the receipt of what came by phone or in person, where that differs. */
  oralNextSteps?: string;
  /** Further paragraphs of the receipt by mail, such as deadlines and where to appeal; also with `{answerTime}`. */
  receipt?: readonly string[];
  /** Next to the ticket of somebody without e-mail: how to get the formal receipt, where there is one. */
  writtenReceipt?: string;
  /** Link to the empty form, after sending. */
  another: string;
  /** What the answers are used for, and who reads them. */
  privacy: string;
};
