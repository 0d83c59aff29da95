import { FORMS, type FormDefinition, type FormName, isConsentRequired } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { workableForms } from '#cms/access/case-forms.ts';

/** Whether staff may fill in a form for somebody. Where a form asks for consent, its sender has to give it. */
export const isFormForStaff = (form: FormName): boolean => !isConsentRequired(FORMS[form].definition);

/** Those that the user may fill in. */
export const formsForStaff = (req: Pick<PayloadRequest, 'user'>): readonly FormName[] =>
  workableForms(req).filter(isFormForStaff);

/** A form as staff fill it in: a caller or the writer of a letter may have no e-mail address, whatever they wish. */
export function formForStaff(form: FormName): FormDefinition {
  const definition: FormDefinition = FORMS[form].definition;
  const { email } = definition.sender;
  return {
    ...definition,
    groups: Object.fromEntries(
      Object.entries(definition.groups).map(([name, fields]) => [
        name,
        email in fields
          ? { ...fields, [email]: { ...fields[email], isOptional: true, requiredWhen: undefined } }
          : fields,
      ]),
    ) as FormDefinition['groups'],
  };
}
