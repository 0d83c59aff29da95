import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ErrorSummary } from '#src/components/form/error-summary.tsx';
import { describedBy, FieldFrame } from '#src/components/form/field-frame.tsx';
import type { CaseStatusQueryResult } from '#src/content/loader-types.ts';
import { ticketIn } from '#src/features/forms/ticket-state.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { CASE_STATUS_ID } from './case-status-id.ts';

type LineProps = {
  name: 'ticket' | 'contact';
  label: string;
  help: string;
  value: string | undefined;
  error: string | undefined;
};

const idOf = (name: string) => `status-${name}`;

/** A required line of text. The server alone validates. */
function Line({ name, label, help, value, error }: LineProps) {
  const id = idOf(name);
  const field = { id, errorId: `${id}-error`, ...(error && { errors: [error] }) };
  const props = { field, label, help, isRequired: true };
  return (
    <FieldFrame props={props}>
      <input
        id={id}
        name={name}
        defaultValue={value}
        aria-describedby={describedBy(props)}
        aria-invalid={error ? true : undefined}
        aria-required
        autoComplete="off"
        autoCapitalize={name === 'ticket' ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={254}
        className="field"
      />
    </FieldFrame>
  );
}

/** Fills in the ticket with which somebody came from its page. Not while rendering: only the browser has it. */
function useTicketOfHistory(): void {
  const ticket = ticketIn(useLocation().state);
  useEffect(() => {
    const input = document.getElementById(idOf('ticket'));
    if (ticket && input instanceof HTMLInputElement && input.value === '') input.value = ticket;
  }, [ticket]);
}

/** Asks for ticket and contact. A plain form: it works the same with and without JavaScript. */
export function CaseStatusForm({ query }: { query: CaseStatusQueryResult | null }) {
  const t = useTranslations('caseStatus');
  const tForm = useTranslations('form');
  useTicketOfHistory();
  const errors = query?.result.kind === 'invalid' ? query.result.errors : {};
  const fields = (['ticket', 'contact'] as const).map((name) => ({
    name,
    label: t(name),
    help: t(`${name}Help`),
    value: query?.[name],
    error: errors[name],
  }));
  const entries = fields.flatMap(({ name, label, error }) =>
    error ? [{ fieldId: idOf(name), label, code: error }] : [],
  );
  return (
    <form method="post" action={`#${CASE_STATUS_ID}`} className="card p-6 sm:p-10">
      <ErrorSummary id={CASE_STATUS_ID} entries={entries} rejectionCount={entries.length} />
      <h2 className="text-2xl">{t('form')}</h2>
      <p className="mt-4 text-muted text-sm">{tForm('requiredNote')}</p>
      <div className="mt-6 space-y-6">
        {fields.map((field) => (
          <Line key={field.name} {...field} />
        ))}
      </div>
      <button type="submit" className="button button-primary mt-8">
        {t('submit')}
      </button>
    </form>
  );
}
