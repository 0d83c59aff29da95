import { FORM_NAMES, formIn } from '@beranda/contract';
import type { UIFieldServerProps } from 'payload';
import { canErasePersons, canExportPersons } from '#cms/access/rules.ts';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { PersonData } from './person-data.tsx';

/** On a request about personal data: what the bank has of the person, to export and to erase. */
export function PersonField({ data, i18n, req }: UIFieldServerProps) {
  if (!data?.id || data.form !== 'data-request' || !canExportPersons({ req })) return null;
  const locale = userLocale(i18n.language);
  return (
    <PersonData
      email={String(data.senderEmail ?? '')}
      formTitles={Object.fromEntries(FORM_NAMES.map((name) => [name, formIn(locale, name).texts.title]))}
      locale={data.locale === 'en' ? 'en' : 'id'}
      canErase={canErasePersons({ req })}
      phone={String(data.senderPhone ?? '')}
      request={Number(data.id)}
    />
  );
}
