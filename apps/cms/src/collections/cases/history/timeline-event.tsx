import { useTranslation } from '@payloadcms/ui';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { formatEventChange, formatEventWord, isClockEvent } from '../clock/event-values.ts';
import { contactLabels, correctedContactIn } from '../contact/contact-fields.ts';
import { mailDecisionIn, mailLabels } from '../mails/mail-kinds.ts';
import { ARRIVALS, arrivalLabels } from '../manual-entry/arrivals.ts';
import { CASE_STATUSES, caseStatusLabels } from '../status/case-status.ts';
import { eventLabels } from './event-kinds.ts';
import type { StoredEvent } from './stored-event.ts';
import { timelineTexts } from './timeline-texts.ts';

type Props = { event: StoredEvent; fieldLabels: Readonly<Record<string, string>> };

/** One entry of a case's timeline: what, who, when. */
export function TimelineEvent({ event, fieldLabels }: Props) {
  const { i18n } = useTranslation();
  const status = (value: string | null | undefined) => {
    const known = CASE_STATUSES.find((candidate) => candidate === value);
    return known ? inLanguageOf({ i18n }, caseStatusLabels[known]) : value;
  };
  const arrival = (value: string | null | undefined) => {
    const known = ARRIVALS.find((candidate) => candidate === value);
    return known ? inLanguageOf({ i18n }, arrivalLabels[known]) : value;
  };
  const mail = mailDecisionIn(event);
  const decided = mail?.isGivenUp ? timelineTexts.givenUp : timelineTexts.requeued;
  const contact = correctedContactIn(event);
  const decision = (mail && decided) ?? (contact && timelineTexts.contactCorrected);
  const nobody = inLanguageOf({ i18n }, timelineTexts.nobody);
  const none = inLanguageOf({ i18n }, timelineTexts.noContact);
  return (
    <li data-event={event.kind}>
      <p className="case-history__what">
        {inLanguageOf({ i18n }, decision ?? eventLabels[event.kind])}
        {mail && `: ${inLanguageOf({ i18n }, mailLabels[mail.task])}`}
        {contact &&
          `: ${inLanguageOf({ i18n }, contactLabels[contact])}, ${event.from ?? none} → ${event.to ?? none}`}
        {event.field &&
          !decision &&
          `: ${fieldLabels[event.field] ?? formatEventWord(event.field, { i18n })}`}
        {isClockEvent(event.kind) && formatEventChange(event, { i18n })}
        {event.kind === 'recorded' && `: ${arrival(event.to)}`}
        {event.kind === 'status' && `: ${status(event.from)} → ${status(event.to)}`}
        {event.kind === 'merged' && (event.to ? ` → ${event.to}` : ` ← ${event.from}`)}
        {event.kind === 'assigned' && `: ${event.from ?? nobody} → ${event.to ?? nobody}`}
      </p>
      {event.note && <p className="case-history__note">{event.note}</p>}
      <p className="case-history__by">
        {event.authorName ?? inLanguageOf({ i18n }, timelineTexts.system)} ·{' '}
        <time dateTime={event.at}>{formatJakartaTime(event.at, userLocale(i18n.language))}</time>
      </p>
    </li>
  );
}
