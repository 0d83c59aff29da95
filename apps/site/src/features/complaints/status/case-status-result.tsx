import type { CaseStage, PublicCaseStatus } from '@beranda/contract';
import { isEndOfJakartaDay } from '@beranda/finance';
import { useEffect, useRef } from 'react';
import { hasFocusedControl } from '#src/app/form-controls.ts';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { useErrorText } from '#src/components/form/field-error.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import type { CaseStatusQueryResult } from '#src/content/loader-types.ts';
import { ZONE_NAME } from '#src/i18n/messages.ts';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { CASE_STATUS_ID } from './case-status-id.ts';

/** The stages that every case passes; the others are kinds of work in progress. */
const STEPS = ['received', 'inProgress', 'answered', 'closed'] as const;

const stepOf = (stage: CaseStage) => (stage === 'waiting' || stage === 'appealed' ? 'inProgress' : stage);

type CaseStatusResultProps = {
  query: CaseStatusQueryResult;
  /** Whether the day by which the bank should have answered has passed. */
  isOverdue: boolean;
};

/** The result of a status query for a case. Takes focus, so that screen readers announce it. */
export function CaseStatusResult({ query, isOverdue }: CaseStatusResultProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // At hydration somebody may be in a field already, or about to press something.
    if (!hasFocusedControl(document.body)) panel.current?.focus({ preventScroll: true });
  }, []);
  const { result } = query;
  if (result.kind === 'invalid') return null;
  return (
    <section ref={panel} id={CASE_STATUS_ID} tabIndex={-1} role="status" className="mb-8">
      {result.kind === 'found' ? (
        <StatusCard ticket={query.ticket} status={result.status} isOverdue={isOverdue} />
      ) : (
        <NoStatus failure={result.kind === 'failed' ? result : undefined} />
      )}
    </section>
  );
}

type Failure = Extract<CaseStatusQueryResult['result'], { kind: 'failed' }>;

function NoStatus({ failure }: { failure: Failure | undefined }) {
  const t = useTranslations('caseStatus');
  const errorText = useErrorText();
  return failure ? (
    <Notice kind="danger" title={t('failed')}>
      {errorText(failure.code, failure.retryAfterSeconds)}
    </Notice>
  ) : (
    <Notice kind="warning" title={t('notFound')}>
      {t('notFoundText')}
    </Notice>
  );
}

type StatusCardProps = { ticket: string; status: PublicCaseStatus; isOverdue: boolean };

function StatusCard({ ticket, status, isOverdue }: StatusCardProps) {
  const t = useTranslations('caseStatus');
  const format = useFormatter();
  const { appealReceivedOn, canAppeal, documentsReceivedOn, dueAt, isReceiptHourKnown } = status;
  const { receivedAt, sendBy, stageAt } = status;
  const isFinal = status.stage === 'answered' || status.stage === 'closed';
  const { text, title } = useStageTexts(status);
  // With the hour: some forms promise an answer within hours.
  const time = (value: string) =>
    `${format.dateTime(new Date(value), { dateStyle: 'long', timeStyle: 'short' })} ${ZONE_NAME}`;
  const day = (value: string) => format.dateTime(new Date(value), { dateStyle: 'long' });
  const deadline = (value: string) => (isEndOfJakartaDay(value) ? day(value) : time(value));
  const received = isReceiptHourKnown ? time(receivedAt) : day(receivedAt);
  const dates = [
    { label: t('receivedAt'), value: received },
    ...(appealReceivedOn ? [{ label: t('appealReceivedOn'), value: day(appealReceivedOn) }] : []),
    ...(documentsReceivedOn && !isFinal
      ? [{ label: t('documentsReceivedOn'), value: day(documentsReceivedOn) }]
      : []),
    // Still at the first stage: its time is that of the receipt, of which the hour may be unknown.
    { label: t('stageAt'), value: stageAt === receivedAt ? received : time(stageAt) },
    ...(dueAt ? [{ label: t('dueAt'), value: deadline(dueAt) }] : []),
    ...(sendBy ? [{ label: t('sendBy'), value: deadline(sendBy) }] : []),
  ];
  return (
    <div className="card p-6 sm:p-10">
      <p className="text-muted tabular-nums">{t('resultOf', { ticket })}</p>
      <h2 className="mt-2 text-2xl sm:text-3xl">{title}</h2>
      <p className="mt-3 max-w-text">{text}</p>
      <dl className="mt-8 grid gap-6 sm:grid-cols-3">
        {dates.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="mt-1 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 empty:hidden">
        <DeadlineNote status={status} isOverdue={isOverdue} />
      </div>
      {isFinal && <OutsideBodies status={status} />}
      {isFinal && canAppeal && (
        <SiteLink to="/about-us/complaint#appeal" className="text-link mt-6">
          {t('appeal')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
      )}
      <Steps status={status} title={title} />
    </div>
  );
}

/** The bodies outside the bank, for the sender of a complaint who cannot appeal to the bank. */
function OutsideBodies({
  status: { canAppeal, isAppealDecided, isComplaint },
}: {
  status: PublicCaseStatus;
}) {
  const t = useTranslations('caseStatus');
  if (canAppeal || !isComplaint) return null;
  return (
    <p className="mt-6 max-w-text">
      {isAppealDecided && `${t('appealDecided')} `}
      {t('outsideBodies')}
    </p>
  );
}

/** Whether the case was closed without an answer, such as a complaint that was withdrawn. */
const isClosedUnanswered = ({ isAnswered, stage }: PublicCaseStatus) => stage === 'closed' && !isAnswered;

/** Title and text of the stage. Senders without an e-mail address, or a mail to reply to, get texts that do not mention it. */
function useStageTexts(status: PublicCaseStatus): { title: string; text: string } {
  const t = useTranslations('caseStatus');
  const { closingReason, hasEmail, hasMail, isAppealDecided, sendBy, stage, takesDocuments } = status;
  if (closingReason)
    return { title: t('closedUnanswered.title'), text: t(`closedUnanswered.${closingReason}`) };
  const title = t(`stage.${stage}`);
  // Staff may have answered a complaint by phone before answers were recorded.
  if (isClosedUnanswered(status)) return { title, text: t('closedUnanswered.unknown') };
  if (stage === 'answered' && isAppealDecided)
    return { title, text: t(`appealAnsweredText.${hasEmail ? 'yes' : 'no'}`) };
  if (stage === 'received' || stage === 'inProgress') {
    const documents = t(`addDocuments.${hasEmail && hasMail ? 'byMail' : 'withoutMail'}`);
    const text = t(`stage.${stage}Text`);
    return { title, text: takesDocuments ? `${text} ${documents}` : text };
  }
  const textOf = (named: 'answered' | 'appealed' | 'closed' | 'waiting') =>
    hasEmail || named === 'closed' ? t(`stage.${named}Text`) : t(`withoutEmail.${named}Text`);
  // Documents are requested for an appeal, too; its stage stays.
  const isWaiting = stage === 'appealed' && sendBy;
  return { title, text: isWaiting ? `${textOf(stage)} ${textOf('waiting')}` : textOf(stage) };
}

/**
 * What the current deadline means for the sender: that of the bank's answer, or that of the documents that the bank waits
 * for.
 */
function DeadlineNote({
  status: { stage, dueAt, isComplaint, isExtended, sendBy },
  isOverdue,
}: Omit<StatusCardProps, 'ticket'>) {
  const { phone } = useRequiredRootData().settings.headOffice;
  const t = useTranslations('caseStatus');
  // OJK deals with complaints only.
  const kind = isComplaint ? 'complaint' : 'other';
  if (isOverdue) return <Notice kind="warning">{t(`overdue.${kind}`, { phone })}</Notice>;
  if (sendBy) return <p>{t('afterSendBy')}</p>;
  if (dueAt)
    return (
      <>
        {isExtended && <p className="mb-2">{t('extended')}</p>}
        <p className="text-muted text-sm">{t(`beforeDue.${kind}`, { phone })}</p>
      </>
    );
  return stage === 'waiting' ? <p>{t('suspended')}</p> : null;
}

function Steps({ status, title }: { status: PublicCaseStatus; title: string }) {
  const t = useTranslations('caseStatus');
  const { stage } = status;
  // Closed without an answer: no step “answered”.
  const steps = STEPS.filter((step) => step !== 'answered' || !isClosedUnanswered(status));
  const current = steps.indexOf(stepOf(stage));
  return (
    <ol aria-label={t('steps')} className="mt-8 grid gap-4 sm:grid-cols-4">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={`border-t-4 pt-3 ${index <= current ? 'border-accent' : 'border-line text-muted'}`}
        >
          <span className="flex items-start gap-2 font-semibold">
            {index < current && <Icon name="check" size={20} className="mt-0.5 flex-none text-success" />}
            {index === current ? title : t(`stage.${step}`)}
          </span>
          {index === current && <span className="text-muted text-sm">{t('stepNow')}</span>}
        </li>
      ))}
    </ol>
  );
}
