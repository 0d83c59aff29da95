'use client';

import { useTranslation } from '@payloadcms/ui';
import { ImportPanel } from '#cms/imports/import-panel.tsx';
import { EffectCounts, RedirectEffects, writtenBy } from './redirect-effects.tsx';
import type { RedirectReport } from './redirect-report.ts';
import { redirectTexts } from './redirect-texts.ts';

/** Imports a CSV file above the list of redirects. */
export function RedirectImport({ hasCreatePermission }: { hasCreatePermission?: boolean }) {
  const { i18n } = useTranslation();
  const texts = redirectTexts(i18n.language);
  if (!hasCreatePermission) return null;
  return (
    <ImportPanel<RedirectReport>
      action={(report) => {
        const count = writtenBy(report);
        return count === 0 ? null : texts[report.issues.length > 0 ? 'importHiding' : 'import'](count);
      }}
      done={(report) => (
        <>
          <p className="import-panel__headline">{texts.done}</p>
          <EffectCounts report={report} texts={texts} />
        </>
      )}
      effects={(report) => <RedirectEffects report={report} texts={texts} />}
      path="/redirects/import"
      ready={(report) => (writtenBy(report) === 0 ? texts.nothing : texts.ready)}
      texts={texts}
    />
  );
}
