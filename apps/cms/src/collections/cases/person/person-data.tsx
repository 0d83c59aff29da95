'use client';

import '#cms/admin/native-inputs.css';
import './person-data.css';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { announceHistoryChange } from '../history/history-changed.ts';
import { PersonActions } from './person-actions.tsx';
import { type FileLocale, fetchCases, type Search, type ShownCase } from './person-api.ts';
import { PersonCases } from './person-cases.tsx';
import { personTexts } from './person-texts.ts';

type Props = Search & {
  /** The case of the request. */
  request: number;
  /** Language of the sender. */
  locale: FileLocale;
  canErase: boolean;
  formTitles: Readonly<Record<string, string>>;
};

/** Finds the cases of a person, exports them, and erases what may be erased. */
export function PersonData({ request, locale, canErase, formTitles, ...sender }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const translate = (text: keyof typeof personTexts) => inLanguageOf({ i18n }, personTexts[text]);
  const { api } = config.routes;
  const [search, setSearch] = useState<Search>({ email: sender.email, phone: sender.phone });
  /** What was found, and by which search: actions refer to that one, not to what is typed since. */
  const [found, setFound] = useState<{ by: Search; cases: ShownCase[] } | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [error, setError] = useState<string | null>(null);
  const id = useId();

  async function find(by: Search) {
    const result = await fetchCases(api, by);
    if ('error' in result) {
      setError(result.error ?? translate('failed'));
      return;
    }
    setError(null);
    setFound({ by, cases: result.cases });
    setChosen(new Set(result.cases.map((found) => found.id)));
  }

  async function refresh() {
    announceHistoryChange();
    if (found) await find(found.by);
  }

  return (
    <section aria-labelledby={`${id}-title`} className="field-type native-inputs person-data">
      <h3 id={`${id}-title`}>{translate('title')}</h3>
      <p>{translate('lead')}</p>
      <div className="person-data__search">
        {(['email', 'phone'] as const).map((name) => (
          <label key={name}>
            {translate(name)}
            <input
              autoComplete="off"
              onChange={({ target }) => setSearch({ ...search, [name]: target.value })}
              // Enter must not save the case.
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void find(search);
              }}
              type={name === 'phone' ? 'tel' : 'email'}
              value={search[name]}
            />
          </label>
        ))}
        <Button buttonStyle="secondary" margin={false} onClick={() => find(search)}>
          {translate('find')}
        </Button>
      </div>
      <div aria-live="polite">{error && <p className="native-inputs__error">{error}</p>}</div>
      {found && (
        <PersonCases cases={found.cases} chosen={chosen} formTitles={formTitles} onChoose={setChosen} />
      )}
      {found && found.cases.length > 0 && (
        <PersonActions
          cases={found.cases.filter((candidate) => chosen.has(candidate.id))}
          locale={locale}
          canErase={canErase}
          onDone={refresh}
          person={found.by}
          request={request}
        />
      )}
    </section>
  );
}
