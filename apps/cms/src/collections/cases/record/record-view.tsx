import { formIn } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { requireUser, ViewFrame } from '#cms/admin/view-frame.tsx';
import { inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { RecordForm } from './record-form.tsx';
import { RECORD_PATH } from './record-path.ts';
import { recordTexts } from './record-texts.ts';
import { recordableForm, recordableForms } from './recordable-form.ts';

/** The screen on which staff record what did not come by the site. */
export function RecordView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  requireUser(req, RECORD_PATH);
  const locale = userLocale(req.i18n.language);
  const forms = recordableForms(req).map((name) => ({
    name,
    definition: recordableForm(name),
    texts: formIn(locale, name).texts,
  }));
  const title = inLanguageOf(req, recordTexts.title);
  return (
    <ViewFrame {...props} title={title}>
      <Gutter>
        <h1>{title}</h1>
        {forms.length > 0 ? (
          <RecordForm forms={forms} today={jakartaDate(new Date())} />
        ) : (
          <p>{inLanguageOf(req, recordTexts.nothing)}</p>
        )}
      </Gutter>
    </ViewFrame>
  );
}
