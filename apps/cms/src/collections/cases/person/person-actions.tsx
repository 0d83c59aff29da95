import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import {
  downloadExport,
  type ErasureCounts,
  eraseCases,
  type FileLocale,
  type Search,
  type ShownCase,
} from './person-api.ts';
import { personTexts } from './person-texts.ts';

type Props = {
  /** The chosen ones. */
  cases: readonly ShownCase[];
  person: Search;
  request: number;
  locale: FileLocale;
  canErase: boolean;
  onDone: () => Promise<void>;
};

/** Exports the chosen cases, and erases those that nothing keeps, after a confirmation with their number. */
export function PersonActions({ cases, person, request, canErase, onDone, ...sender }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const translate = (text: keyof typeof personTexts) => inLanguageOf({ i18n }, personTexts[text]);
  const { api } = config.routes;
  const [locale, setLocale] = useState(sender.locale);
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [result, setResult] = useState<ErasureCounts | null>(null);
  const erasable = cases.filter(({ keep }) => keep === null);

  async function run(work: () => Promise<boolean>) {
    setBusy(true);
    setConfirming(false);
    const isDone = await work().catch(() => false);
    setFailed(!isDone);
    setBusy(false);
    if (isDone) await onDone();
  }

  const exportThem = () =>
    run(() => downloadExport(api, { person, cases: cases.map(({ id }) => id), locale }));
  const eraseThem = () =>
    run(async () => {
      const counts = await eraseCases(api, { person, cases: erasable.map(({ id }) => id), request });
      setResult(counts);
      return counts !== null;
    });

  return (
    <div className="person-data__actions">
      <label>
        {translate('language')}
        <select onChange={({ target }) => setLocale(target.value === 'en' ? 'en' : 'id')} value={locale}>
          <option value="id">Bahasa Indonesia</option>
          <option value="en">English</option>
        </select>
      </label>
      <Button
        buttonStyle="secondary"
        disabled={isBusy || cases.length === 0}
        margin={false}
        onClick={exportThem}
      >
        {translate('export')}
      </Button>
      {canErase && !isConfirming && (
        <Button
          buttonStyle="secondary"
          disabled={isBusy || erasable.length === 0}
          margin={false}
          onClick={() => setConfirming(true)}
        >
          {translate('erase')}
        </Button>
      )}
      {isConfirming && (
        <div className="person-data__confirm" role="alert">
          <p>
            {translate('warning')} {erasable.length}
          </p>
          <Button buttonStyle="error" margin={false} onClick={eraseThem}>
            {translate('confirm')}
          </Button>
          <Button buttonStyle="secondary" margin={false} onClick={() => setConfirming(false)}>
            {translate('cancel')}
          </Button>
        </div>
      )}
      <div aria-live="polite">
        {isFailed && <p className="native-inputs__error">{translate('failed')}</p>}
        {result && (
          <p>
            {translate('erased')} {result.erased.length}. {translate('kept')} {result.kept.length}.
          </p>
        )}
      </div>
    </div>
  );
}
