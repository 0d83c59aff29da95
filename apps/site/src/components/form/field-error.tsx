import {
  ATTACHMENT_LIMITS,
  FIELD_ERROR_CODES,
  FILE_ERROR_CODES,
  type FieldErrorCode,
  type FileErrorCode,
  FORM_ERROR_CODES,
  type FormErrorCode,
  TEXT_LIMITS,
} from '@beranda/contract';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { Icon } from '../icon.tsx';

/** Waiting time if a response has no Retry-After: the window of the forms' rate limit is a minute. */
const MINUTE_SECONDS = 60;

const LIMITS = { count: ATTACHMENT_LIMITS.count, megabytes: ATTACHMENT_LIMITS.bytes / 1024 / 1024 };

function isFieldErrorCode(code: string): code is FieldErrorCode {
  return (FIELD_ERROR_CODES as readonly string[]).includes(code);
}

function isFileErrorCode(code: string): code is FileErrorCode {
  return (FILE_ERROR_CODES as readonly string[]).includes(code);
}

export function isFormErrorCode(code: string): code is FormErrorCode {
  return (FORM_ERROR_CODES as readonly string[]).includes(code);
}

/**
 * Translates error codes of the contract; unknown codes become "sending failed". After too many requests the text says
 * how long to wait, in seconds or minutes.
 */
export function useErrorText(): (code: string, retryAfterSeconds?: number) => string {
  const t = useTranslations('form');
  const format = useFormatter();
  function waitingTime(seconds: number): string {
    const [count, unit] =
      seconds > MINUTE_SECONDS ? [Math.ceil(seconds / MINUTE_SECONDS), 'minute'] : [seconds, 'second'];
    return format.number(count, { style: 'unit', unit, unitDisplay: 'long' });
  }
  return (code, retryAfterSeconds = MINUTE_SECONDS) => {
    if (isFieldErrorCode(code)) return t(`field.${code}`, TEXT_LIMITS);
    if (isFileErrorCode(code)) return t(`file.${code}`, LIMITS);
    return t(`form.${isFormErrorCode(code) ? code : 'sendFailed'}`, { wait: waitingTime(retryAfterSeconds) });
  };
}

/** Error message below a field, which names it by `aria-describedby`; nothing without an error. */
export function FieldError({ id, code }: { id: string; code: string | undefined }) {
  const errorText = useErrorText();
  if (!code) return null;
  return (
    <p id={id} className="mt-2 flex gap-2 font-medium text-danger">
      <Icon name="warning" size={18} className="h-[1lh] flex-none" />
      {errorText(code)}
    </p>
  );
}
