import './audit-cells.css';
import Link from 'next/link';
import type { DefaultServerCellComponentProps } from 'payload';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { bilingual, userLocale } from '#cms/i18n/bilingual.ts';
import { labelOfAction } from './audit-actions.ts';
import { describeRow, entityOf } from './describe-row.ts';

type Row = {
  id: number;
  at: string;
  action: string;
  actor?: number | null;
  actorName?: string | null;
  collection?: string | null;
  document?: string | null;
  label?: string | null;
  field?: string | null;
  from?: string | null;
  to?: string | null;
};
type CellProps = DefaultServerCellComponentProps;

const system = bilingual('Sistem', 'System');
const attempt = bilingual('percobaan dengan alamat yang ditandai', 'attempt with the address marked');

const rowOf = ({ rowData }: CellProps) => rowData as Row;
const localeOf = ({ i18n }: CellProps) => userLocale(i18n.language);

/** Address of the document in the admin panel; null if it has none. */
function addressOf({ payload }: CellProps, { action, collection, document }: Row): string | null {
  const { routes } = payload.config;
  if (!collection || action === 'deleted' || action === 'sign-in-failed') return null;
  const { isGlobal, name } = entityOf(payload.config, collection, 'id');
  if (isGlobal) return `${routes.admin}/globals/${collection}`;
  return document && name
    ? `${routes.admin}/collections/${collection}/${encodeURIComponent(document)}`
    : null;
}

/** The action in words, with a link to the document. */
export function ActionCell(props: CellProps) {
  const row = rowOf(props);
  const locale = localeOf(props);
  const { routes } = props.payload.config;
  const { object } = describeRow(props.payload.config, row, locale);
  const href = addressOf(props, row);
  const failed = row.action === 'sign-in-failed' && row.label;
  return (
    <span className="audit-cell__action">
      <Link href={`${routes.admin}/collections/audit-log/${row.id}`}>
        {labelOfAction(row.action)[locale]}
      </Link>
      {failed && <span>{`${attempt[locale]} ${row.label}`}</span>}
      {!failed && object && <span>{href ? <Link href={href}>{object}</Link> : object}</span>}
    </span>
  );
}

/** When it was recorded, in Jakarta. */
export function TimeCell(props: CellProps) {
  return <span className="audit-cell__time">{formatJakartaTime(rowOf(props).at, localeOf(props))}</span>;
}

/** The name of the user, or that of the system. */
export function ActorCell(props: CellProps) {
  const { actorName } = rowOf(props);
  return <span>{actorName ?? system[localeOf(props)]}</span>;
}

function Described({ name, props }: { name: 'field' | 'from' | 'to'; props: CellProps }) {
  const text = describeRow(props.payload.config, rowOf(props), localeOf(props))[name];
  return <span className="audit-cell__value">{text ?? ''}</span>;
}

/** The changed field, by its label. */
export function FieldCell(props: CellProps) {
  return <Described name="field" props={props} />;
}

/** The value before. */
export function FromCell(props: CellProps) {
  return <Described name="from" props={props} />;
}

/** The value after. */
export function ToCell(props: CellProps) {
  return <Described name="to" props={props} />;
}
