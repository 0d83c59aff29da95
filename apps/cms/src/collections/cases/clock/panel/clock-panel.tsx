import './clock-panel.css';
import { CHANNELS, clockOf, rejectionsOf } from '@beranda/complaints';
import { isFormName } from '@beranda/contract';
import { isEndOfJakartaDay, jakartaDate } from '@beranda/finance';
import type { UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { StoredTable } from '#cms/admin/stored-table.tsx';
import { formatLongDate } from '#cms/dates/jakarta.ts';
import { type Bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';
import { isMailable } from '../../mailable-case.ts';
import { preferredContactText } from '../../preferred-contact.ts';
import { bankHolidays } from '../bank-holidays.ts';
import { channelLabels, extensionReasonLabels, kindLabels, stageLabels } from '../clock-labels.ts';
import { complaintInputsOf } from '../complaint-inputs-of-case.ts';
import { deadlineText } from '../deadline-text.ts';
import { ClockActions } from './clock-actions.tsx';
import { countdownOf } from './countdown.ts';
import { countdownText, hoursText, panelTexts } from './panel-texts.ts';

type LabelledClockValue = { label: Bilingual; value: ReactNode; tone?: 'due' | 'overdue' };

/** The deadline of a case; for a complaint also its stage, its pauses, and what can be done next. */
export async function ClockPanel({ data, i18n, payload, req }: UIFieldServerProps) {
  if (typeof data?.id !== 'number' || !isFormName(String(data.form))) return null;
  const caseDoc = data as Case;
  const holidays = await bankHolidays(req);
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  const locale = userLocale(i18n.language);
  const dateOf = (date: string) => formatLongDate(date, locale);
  const localizer: Localizer = { dateOf, deadlineOf: (dueAt) => deadlineText(dueAt, locale), translate };
  const isComplaint = caseDoc.form === 'complaint';
  const isWorker = isWorkerOf(caseDoc.form, req.user);
  const now = new Date().toISOString();
  const details = [
    ...(isComplaint ? complaintDetails(caseDoc, now, holidays, localizer) : []),
    dueDetail(caseDoc, now, holidays, localizer),
  ];
  const contact = preferredContactText(caseDoc);
  const cases = `${payload.config.routes.api}/cases/${caseDoc.id}`;
  return (
    <section aria-label={translate(panelTexts.title)} className="field-type clock-panel">
      <h3>{translate(panelTexts.title)}</h3>
      <dl>
        {details.map(({ label, tone, value }) => (
          <div key={label.en}>
            <dt>{translate(label)}</dt>
            <dd data-tone={tone}>{value}</dd>
          </div>
        ))}
      </dl>
      {isComplaint && (
        <>
          {clockOf(complaintInputsOf(caseDoc), now, holidays).areDocumentsOverdue && (
            <p className="clock-panel__warning">{translate(panelTexts.overdueDocuments)}</p>
          )}
          <Pauses caseDoc={caseDoc} {...localizer} />
          {isWorker && (
            <>
              <Letters address={cases} hasAnswer={!!caseDoc.clock?.answeredAt} translate={translate} />
              {caseDoc.status !== 'merged' && (
                <ClockActions
                  address={cases}
                  channel={caseDoc.clock?.channel ?? 'written'}
                  channels={caseDoc.arrivedBy === 'site' ? ['written'] : CHANNELS}
                  hasEmail={isMailable(caseDoc)}
                  documentsCompleteOn={jakartaDate(caseDoc.clock?.documentsCompleteAt ?? caseDoc.receivedAt)}
                  kind={caseDoc.clock?.kind ?? null}
                  rejections={rejectionsOf(complaintInputsOf(caseDoc), now, holidays)}
                  renderedAt={Date.parse(now)}
                  preferredContact={contact && translate(contact)}
                />
              )}
            </>
          )}
        </>
      )}
    </section>
  );
}

/** What puts dates and texts into the language of the user. */
type Localizer = {
  dateOf: (date: string) => string;
  deadlineOf: (dueAt: string) => string;
  translate: (text: Bilingual) => string;
};

function complaintDetails(
  caseDoc: Case,
  now: string,
  holidays: Set<string>,
  { dateOf, translate }: Localizer,
): LabelledClockValue[] {
  const inputs = complaintInputsOf(caseDoc);
  const { latestDeadline, pause, stage } = clockOf(inputs, now, holidays);
  const { extension, kind } = inputs;
  return [
    { label: panelTexts.stage, value: translate(stageLabels[stage]) },
    { label: panelTexts.channel, value: translate(channelLabels[inputs.channel]) },
    { label: panelTexts.kind, value: translate(kind ? kindLabels[kind] : panelTexts.notClassified) },
    {
      label: panelTexts.complete,
      value: inputs.documentsCompleteAt
        ? dateOf(jakartaDate(inputs.documentsCompleteAt))
        : translate(panelTexts.notConfirmed),
    },
    ...(extension
      ? [
          {
            label: panelTexts.extension,
            value: `+${extension.workingDays}: ${translate(extensionReasonLabels[extension.reason])}`,
          },
        ]
      : []),
    ...(pause && latestDeadline
      ? [
          { label: panelTexts.paused, value: dateOf(pause.until) },
          { label: panelTexts.latest, value: dateOf(latestDeadline) },
        ]
      : []),
  ];
}

function dueDetail(
  caseDoc: Case,
  now: string,
  holidays: Set<string>,
  { deadlineOf, translate }: Localizer,
): LabelledClockValue {
  const countdown = countdownOf(caseDoc.dueAt, now, holidays);
  if (!countdown) return { label: panelTexts.due, value: translate(panelTexts.noDeadline) };
  const { date, dueAt, hours, isLate, overdue, remaining } = countdown;
  const left = isEndOfJakartaDay(dueAt) ? countdownText(remaining, overdue) : hoursText(hours, isLate);
  return {
    label: panelTexts.due,
    value: `${deadlineOf(dueAt)} (${translate(left)})`,
    ...(isLate ? { tone: 'overdue' } : date === jakartaDate(now) ? { tone: 'due' } : {}),
  };
}

function Pauses({ dateOf, caseDoc, translate }: Localizer & { caseDoc: Case }) {
  const requests = caseDoc.clock?.requests ?? [];
  if (requests.length === 0) return null;
  return (
    <StoredTable
      columns={[{ label: translate(panelTexts.requested) }, { label: translate(panelTexts.received) }]}
      empty={translate(panelTexts.noPauses)}
      rows={requests.map(({ id, receivedAt, requestedAt }) => ({
        key: String(id ?? requestedAt),
        cells: [
          dateOf(jakartaDate(requestedAt)),
          receivedAt ? dateOf(jakartaDate(receivedAt)) : translate(panelTexts.notReceived),
        ],
      }))}
      title={translate(panelTexts.pauses)}
    />
  );
}

type LettersProps = { address: string; hasAnswer: boolean; translate: Localizer['translate'] };

function Letters({ address, hasAnswer, translate }: LettersProps) {
  return (
    <p className="clock-panel__letters">
      {translate(panelTexts.letters)}:{' '}
      <a download href={`${address}/receipt.pdf`}>
        {translate(panelTexts.receipt)}
      </a>
      {hasAnswer && (
        <>
          {' · '}
          <a download href={`${address}/answer.pdf`}>
            {translate(panelTexts.answer)}
          </a>
        </>
      )}
    </p>
  );
}
