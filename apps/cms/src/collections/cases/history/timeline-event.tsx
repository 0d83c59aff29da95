import { useTranslation } from '@payloadcms/ui';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { type Bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { formatEventChange, formatEventWord, isClockEvent } from '../clock/event-values.ts';
import { contactLabels, correctedContactIn } from '../contact/contact-fields.ts';
import { mailDecisionIn, mailLabels } from '../mails/mail-kinds.ts';
import { ARRIVALS, arrivalLabels } from '../manual-entry/arrivals.ts';
import { caseStatusLabels, isCaseStatus } from '../status/case-status.ts';
import { eventLabels } from './event-kinds.ts';
import type { StoredEvent } from './stored-event.ts';
import { timelineTexts } from './timeline-texts.ts';

type Props = { event: StoredEvent; fieldLabels: Readonly<Record<string, string>> };

/** One entry of a case's timeline: what, who, when. */
export function TimelineEvent({ event, fieldLabels }: Props) {
  const { i18n } = useTranslation();
  const translate = (text: Bilingual) => inLanguageOf({ i18n }, text);
  const status = (value: string | null | undefined) =>
    isCaseStatus(value) ? translate(caseStatusLabels[value]) : value;
  const arrival = (value: string | null | undefined) => {
    const known = ARRIVALS.find((candidate) => candidate === value);
    return known ? translate(arrivalLabels[known]) : value;
  };
  const mail = mailDecisionIn(event);
  const mailTitle = mail && (mail.isGivenUp ? timelineTexts.givenUp : timelineTexts.requeued);
  const contact = correctedContactIn(event);
  const title = mailTitle ?? (contact && timelineTexts.contactCorrected);
  const nobody = translate(timelineTexts.nobody);
  const none = translate(timelineTexts.noContact);
  return (
    <li data-event={event.kind}>
      <p className="case-history__what">
        {translate(title ?? eventLabels[event.kind])}
        {mail && `: ${translate(mailLabels[mail.task])}`}
        {contact && `: ${translate(contactLabels[contact])}, ${event.from ?? none} → ${event.to ?? none}`}
        {event.field && !title && `: ${fieldLabels[event.field] ?? formatEventWord(event.field, { i18n })}`}
        {isClockEvent(event.kind) && formatEventChange(event, { i18n })}
        {event.kind === 'recorded' && `: ${arrival(event.to)}`}
        {event.kind === 'status' && `: ${status(event.from)} → ${status(event.to)}`}
        {event.kind === 'merged' && (event.to ? ` → ${event.to}` : ` ← ${event.from}`)}
        {event.kind === 'assigned' && `: ${event.from ?? nobody} → ${event.to ?? nobody}`}
      </p>
      {event.note && <p className="case-history__note">{event.note}</p>}
      <p className="case-history__by">
        {event.authorName ?? translate(timelineTexts.system)} ·{' '}
        <time dateTime={event.at}>{formatJakartaTime(event.at, userLocale(i18n.language))}</time>
      </p>
    </li>
  );
}
