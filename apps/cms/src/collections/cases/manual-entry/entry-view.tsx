import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { requireUser, ViewFrame } from '#cms/admin/view-frame.tsx';
import { inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { textsForStaff } from '../staff-wording/texts-for-staff.ts';
import { EntryForm } from './entry-form.tsx';
import { MANUAL_ENTRY_PATH } from './entry-path.ts';
import { manualEntryTexts } from './entry-texts.ts';
import { formForStaff, formsForStaff } from './forms-for-staff.ts';

/** The screen on which staff enter a case that did not come by the site. */
export function ManualEntryView(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  requireUser(req, MANUAL_ENTRY_PATH);
  const locale = userLocale(req.i18n.language);
  const forms = formsForStaff(req).map((name) => ({
    name,
    definition: formForStaff(name),
    texts: textsForStaff(name, locale),
  }));
  const title = inLanguageOf(req, manualEntryTexts.title);
  return (
    <ViewFrame {...props} title={title}>
      <Gutter>
        <h1>{title}</h1>
        {forms.length > 0 ? (
          <EntryForm forms={forms} renderedAt={Date.now()} />
        ) : (
          <p>{inLanguageOf(req, manualEntryTexts.nothing)}</p>
        )}
      </Gutter>
    </ViewFrame>
  );
}
