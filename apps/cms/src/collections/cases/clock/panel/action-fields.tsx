import {
  type Channel,
  CLOSING_REASONS,
  COMPLAINT_KINDS,
  type ComplaintAction,
  type ComplaintKind,
  EXTENSION_REASONS,
  EXTENSION_WORKING_DAYS,
} from '@beranda/complaints';
import { useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { DayInput } from '#cms/admin/jakarta-date/day-input.tsx';
import { usePresetDay } from '#cms/admin/jakarta-date/use-today.ts';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { NOTE_MAX_LENGTH } from '../../history/event-kinds.ts';
import { PROOF_MAX_LENGTH } from '../actions/text-limits.ts';
import { channelLabels, closingReasonLabels, extensionReasonLabels, kindLabels } from '../clock-labels.ts';
import { fieldTexts, notificationTexts } from './panel-texts.ts';

/** Initial values of the inputs. */
export type Defaults = {
  channel: Channel;
  /** The channels to choose from. */
  channels: readonly Channel[];
  kind: ComplaintKind | null;
  documentsCompleteOn: string;
  today: string;
  /** Whether the sender has an e-mail address. */
  hasEmail: boolean;
  /** How the sender asked to be contacted, as a sentence. */
  preferredContact: string | null;
};

type Name = keyof typeof fieldTexts;

/** The inputs of an action. Enter in one of them acts, instead of saving the screen around it. */
export function ActionFields(props: { action: ComplaintAction; defaults: Defaults; onEnter: () => void }) {
  const { action, defaults, onEnter } = props;
  const { hasEmail, preferredContact } = defaults;
  const { i18n } = useTranslation();
  const actOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onEnter();
  };
  const notes = notificationTexts[action];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps a key of its inputs from the form around them
    <div className="clock-actions__fields" onKeyDown={actOnEnter}>
      {FIELDS[action](defaults)}
      {notes && (
        <p>
          {inLanguageOf({ i18n }, hasEmail ? notes.mailed : notes.notMailed)} {preferredContact}
        </p>
      )}
    </div>
  );
}

const FIELDS: Record<ComplaintAction, (defaults: Defaults) => React.ReactNode> = {
  classify: ({ channel, channels, documentsCompleteOn, kind, today }) => (
    <>
      <Choice initial={channel} labels={channelLabels} name="channel" values={channels} />
      <Choice initial={kind} labels={kindLabels} name="kind" values={COMPLAINT_KINDS} />
      <DateInput initial={documentsCompleteOn} isOptional max={today} name="documentsCompleteOn" />
    </>
  ),
  fileInWriting: (defaults) => (
    <>
      <DateInput initial={defaults.today} max={defaults.today} name="filedOn" />
      <Notification {...defaults} />
    </>
  ),
  requestDocuments: (defaults) => (
    <>
      <LongText name="documents" />
      <Notification {...defaults} />
    </>
  ),
  receiveDocuments: ({ today }) => (
    <>
      <DateInput initial={today} max={today} name="receivedOn" />
      <Checkbox name="isComplete" />
    </>
  ),
  extend: (defaults) => (
    <>
      <Choice initial={null} labels={extensionReasonLabels} name="reason" values={EXTENSION_REASONS} />
      <Days />
      <Notification {...defaults} />
    </>
  ),
  answer: (defaults) => (
    <>
      <LongText name="answer" />
      <Notification {...defaults} />
    </>
  ),
  appeal: ({ today }) => (
    <>
      <DateInput initial={today} max={today} name="appealReceivedOn" />
      <LongText name="appeal" />
    </>
  ),
  close: () => null,
  closeUnanswered: (defaults) => (
    <>
      <Choice
        initial={null}
        label="closingReason"
        labels={closingReasonLabels}
        name="reason"
        values={CLOSING_REASONS}
      />
      <LongText name="explanation" />
      <Notification {...defaults} isOptional />
    </>
  ),
};

type NotificationProps = Pick<Defaults, 'hasEmail' | 'today'> & { isOptional?: true };

/** When the customer was notified, and what proves it; nothing where a mail does it. */
function Notification({ hasEmail, isOptional, today }: NotificationProps) {
  return hasEmail ? null : (
    <>
      <DateInput initial={today} max={today} name="notifiedOn" />
      <Proof isOptional={isOptional} />
    </>
  );
}

function useLabel(name: Name) {
  const { i18n } = useTranslation();
  return { id: useId(), label: inLanguageOf({ i18n }, fieldTexts[name]) };
}

function LongText({ name }: { name: Name }) {
  const { id, label } = useLabel(name);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} maxLength={NOTE_MAX_LENGTH} name={name} required rows={5} />
    </>
  );
}

type DateProps = { name: Name; initial: string; max: string; isOptional?: true };

function DateInput({ initial, isOptional, max, name }: DateProps) {
  const { id, label } = useLabel(name);
  const [isTouched, setTouched] = useState(false);
  const [day, setDay] = usePresetDay(initial, isTouched);
  useEffect(() => {
    const form = document.getElementById(id)?.closest('form');
    const touch = () => setTouched(true);
    form?.addEventListener('input', touch);
    return () => form?.removeEventListener('input', touch);
  }, [id]);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        isOptional={Boolean(isOptional)}
        max={max}
        name={name}
        onChange={setDay}
        value={day}
      />
    </>
  );
}

function Checkbox({ name }: { name: Name }) {
  const { id, label } = useLabel(name);
  return (
    <p className="clock-actions__checkbox">
      <input defaultChecked id={id} name={name} type="checkbox" />
      <label htmlFor={id}>{label}</label>
    </p>
  );
}

function Days() {
  const { id, label } = useLabel('workingDays');
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        defaultValue={EXTENSION_WORKING_DAYS}
        id={id}
        max={EXTENSION_WORKING_DAYS}
        min={1}
        name="workingDays"
        required
        type="number"
      />
    </>
  );
}

function Proof({ isOptional = false }: { isOptional?: boolean | undefined }) {
  const { id, label } = useLabel('proof');
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input id={id} maxLength={PROOF_MAX_LENGTH} name="proof" required={!isOptional} type="text" />
    </>
  );
}

type ChoiceProps<Value extends string> = {
  name: Name;
  /** Default: the label of its name. */
  label?: Name;
  values: readonly Value[];
  labels: Record<Value, Bilingual>;
  /** Null: staff have to choose. */
  initial: Value | null;
};

function Choice<Value extends string>({ initial, labels, name, values, ...props }: ChoiceProps<Value>) {
  const { i18n } = useTranslation();
  const { id, label } = useLabel(props.label ?? name);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select defaultValue={initial ?? ''} id={id} name={name} required>
        {initial === null && <option value="" />}
        {values.map((value) => (
          <option key={value} value={value}>
            {inLanguageOf({ i18n }, labels[value])}
          </option>
        ))}
      </select>
    </>
  );
}
