/** What the filter form chooses; empty for all. Days are those of Jakarta. */
export type Filters = Readonly<
  Record<'action' | 'collection' | 'document' | 'actor' | 'since' | 'until', string>
>;

type Condition = {
  field: string;
  operator: string;
  /** From the value in the query to that in the form. */
  parse: (value: string) => string;
  format: (value: string) => string;
};

const identity = (value: string) => value;
const JAKARTA = '+07:00';
const dayInJakarta = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Jakarta' });

const dayOf = (time: string) => (Number.isNaN(Date.parse(time)) ? '' : dayInJakarta.format(new Date(time)));
const timeOf = (clock: string) => (day: string) => {
  const time = new Date(`${day}T${clock}${JAKARTA}`);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
};

const CONDITIONS: Readonly<Record<keyof Filters, Condition>> = {
  action: { field: 'action', operator: 'equals', parse: identity, format: identity },
  collection: { field: 'collection', operator: 'equals', parse: identity, format: identity },
  document: { field: 'document', operator: 'equals', parse: identity, format: identity },
  actor: { field: 'actor', operator: 'equals', parse: identity, format: identity },
  since: { field: 'at', operator: 'greater_than_equal', parse: dayOf, format: timeOf('00:00:00.000') },
  until: { field: 'at', operator: 'less_than_equal', parse: dayOf, format: timeOf('23:59:59.999') },
};

const entries = Object.entries(CONDITIONS) as [keyof Filters, Condition][];

/** The query of Payload's list and REST API for these filters. */
export function auditLogQuery(filters: Partial<Filters>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, { field, operator, format }] of entries) {
    const chosen = filters[name];
    const value = chosen ? format(chosen) : '';
    if (value) query.append(`where[and][${query.size}][${field}][${operator}]`, value);
  }
  return query;
}

/** The filters of an address, also where Payload has nested them differently. */
export function filtersIn(query: Iterable<[string, string]>): Filters {
  const found = [...query].filter(([name]) => name.startsWith('where['));
  const find = ({ field, operator, parse }: Condition) => {
    const condition = found.find(([name]) => name.endsWith(`[${field}][${operator}]`));
    return condition ? parse(condition[1]) : '';
  };
  return Object.fromEntries(entries.map(([name, condition]) => [name, find(condition)])) as Filters;
}
