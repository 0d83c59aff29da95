'use client';

import '#cms/admin/no-row-selection.css';
import './audit-filter-form.css';
import { Button, useTranslation } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { DayInput } from '#cms/admin/jakarta-date/day-input.tsx';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { auditLogQuery, type Filters, filtersIn } from './filter-query.ts';

export type Choice = { value: string; label: string };

type Props = {
  actions: readonly Choice[];
  collections: readonly Choice[];
  people: readonly Choice[];
  exportPath: string;
};

const texts = {
  action: bilingual('Tindakan', 'Action'),
  collection: bilingual('Koleksi', 'Collection'),
  actor: bilingual('Oleh', 'By'),
  since: bilingual('Sejak tanggal', 'From day'),
  until: bilingual('Sampai tanggal', 'To day'),
  all: bilingual('Semua', 'All'),
  apply: bilingual('Saring', 'Filter'),
  clear: bilingual('Hapus saringan', 'Clear filters'),
  exported: bilingual('Ekspor CSV', 'Export CSV'),
};

type SelectProps = {
  label: string;
  name: keyof Filters;
  value: string;
  all: string;
  choices: readonly Choice[];
};

function Select({ all, choices, label, name, value }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select defaultValue={value} id={id} name={name}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

type DayProps = { label: string; name: keyof Filters; initial: string };

function Day({ label, name, initial }: DayProps) {
  const id = useId();
  const [day, setDay] = useState(initial);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <DayInput id={id} isOptional name={name} onChange={setDay} value={day} />
    </div>
  );
}

/** The form of the filters. They are part of the address, so that a filtered list can be bookmarked. */
export function AuditFilterForm({ actions, collections, exportPath, people }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const pathname = usePathname();
  const searchParams = useSearchParams();
  const translate = (name: keyof typeof texts) => inLanguageOf({ i18n }, texts[name]);
  const filters = filtersIn(searchParams);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const chosen = Object.fromEntries([...typed].map(([name, value]) => [name, String(value)]));
    router.push(`${pathname}?${auditLogQuery({ ...filters, ...chosen, document: '' })}`);
  }

  const select = (name: 'action' | 'collection' | 'actor', choices: readonly Choice[]) => (
    <Select
      all={translate('all')}
      choices={choices}
      label={translate(name)}
      name={name}
      value={filters[name]}
    />
  );
  return (
    <form className="audit-filters" key={searchParams.toString()} onSubmit={apply}>
      {select('action', actions)}
      {select('collection', collections)}
      {select('actor', people)}
      <Day initial={filters.since} label={translate('since')} name="since" />
      <Day initial={filters.until} label={translate('until')} name="until" />
      <div className="audit-filters__buttons">
        <Button buttonStyle="primary" margin={false} size="small" type="submit">
          {translate('apply')}
        </Button>
        <Button buttonStyle="secondary" el="link" margin={false} size="small" to={pathname}>
          {translate('clear')}
        </Button>
        <Button
          buttonStyle="secondary"
          el="anchor"
          margin={false}
          size="small"
          url={`${exportPath}?${auditLogQuery(filters)}`}
        >
          {translate('exported')}
        </Button>
      </div>
    </form>
  );
}
