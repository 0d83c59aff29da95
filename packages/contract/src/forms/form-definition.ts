import type { SiteFact } from '../site-facts.ts';

type FieldBase = {
  /** May stay empty. All other fields are required wherever they apply. */
  isOptional?: true;
  /** Condition of an optional field: it is required where each of these choice fields has one of the values. */
  requiredWhen?: Readonly<Record<string, readonly string[]>>;
  /**
   * Condition: the field applies only where each of these choice fields has one of the values. Elsewhere it is hidden,
   * and what was typed there is dropped.
   */
  when?: Readonly<Record<string, readonly string[]>>;
  /** Encrypted in the database, masked for staff until somebody reveals it, and never in a form draft. */
  isSensitive?: true;
  /** Value of the HTML attribute `autocomplete`. */
  autoComplete?: string;
};

/** A field of a form. */
export type FormField = FieldBase &
  (
    | { type: 'text' | 'longText' | 'email' | 'phone' | 'postalCode' | 'checkbox' }
    /** Number of a KTP or SIM, or of a foreigner's passport. */
    | { type: 'identityNumber' }
    /** Number of an account or a card. */
    | { type: 'accountNumber' }
    /** Whole rupiah, as digits. */
    | { type: 'money' }
    /** ISO date, not after today in Jakarta. */
    | { type: 'pastDate' }
    /** Acceptance of the privacy notice; the case keeps its version. */
    | { type: 'consent' }
    /** One of many values that its page offers; see `ChoiceValues`. */
    | { type: 'choice'; source: ChoiceSource }
    /** `radio` for a few options that are compared, `select` for many. */
    | { type: 'radio' | 'select'; options: readonly string[] }
  );

/** Where the values of a field come from that are not part of the definition. */
export type ChoiceSource = 'cities' | 'products';

/** The control of each source: a text field that suggests values where there are many, else a select. */
export const CHOICE_CONTROLS: Readonly<Record<ChoiceSource, 'suggest' | 'select'>> = {
  cities: 'suggest',
  products: 'select',
};

/** Values that a form offers, by source. */
export type ChoiceValues = Readonly<Partial<Record<ChoiceSource, readonly string[]>>>;

/**
 * A form of the site. Schema, page, site server, storage, receipt and staff view derive from it.
 *
 * Plain JSON without code: the page's data carries it to the browser.
 */
export type FormDefinition = {
  /** In kebab-case: part of addresses and of stored cases. Never changes. */
  name: string;
  /** Groups of fields under one heading, in display order: group → field → definition. */
  groups: Readonly<Record<string, Readonly<Record<string, FormField>>>>;
  /** The fields that say who sent the form. */
  sender: { readonly name: string; readonly email: string; readonly phone: string };
  /** The checkbox that asks for a receipt by mail; without it, every sender gets one. */
  receiptCheckbox?: string;
  /** Visitors may attach documents; see `ATTACHMENT_LIMITS`. */
  hasAttachments?: true;
  /** Visitors check all of their answers before they send them. For long forms: more than about eight fields. */
  hasCheckPage?: true;
  /** Estimated minutes to fill in the form, as the page says. */
  minutesToFillIn: number;
  /** The promised time until somebody answers. */
  answerTime: AnswerTime;
  /** Whoever has chosen one of the values of each field is asked to call at once, as it must not wait for an answer. */
  urgentWhen?: Readonly<Record<string, readonly string[]>>;
  /** The team that works the cases and is notified of new ones. */
  desk: Desk;
  /** How long a finished case is kept, in months. */
  retentionMonths: number;
  /** The retention is required by law: a finished case is not erased earlier, even at its sender's request. */
  isRetentionStatutory?: true;
  /** The choices that statistics keep when a case is erased: of what kind it was, and about which product. */
  statistics?: { readonly kind?: string; readonly product?: string };
};

/** The time until somebody answers. Hours run on holidays too, where law counts in days of 24 hours. */
export type AnswerTime =
  | {
      /** The deadline of the case is counted with it. */
      readonly workingDays: number;
      /** The fact with this figure, maintained by staff; texts use its value. */
      readonly fact?: SiteFact;
      readonly hours?: undefined;
    }
  | { readonly hours: number; readonly fact?: undefined; readonly workingDays?: undefined };

/** Teams of the bank that work cases. */
export const DESKS = ['customer-care', 'sales', 'business-banking'] as const;

export type Desk = (typeof DESKS)[number];

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

type Fields<Form extends FormDefinition> = UnionToIntersection<Form['groups'][keyof Form['groups']]>;

/** Names of a form's fields. */
export type FieldName<Form extends FormDefinition> = keyof Fields<Form> & string;

/** The valid answers of a form; those of checkboxes are booleans. Optional fields, and those that do not apply, are missing. */
export type FormAnswers = Record<string, string | boolean>;

/** All fields of a form by name, in display order. */
export function fieldsOf(form: FormDefinition): Readonly<Record<string, FormField>> {
  return Object.assign({}, ...Object.values(form.groups));
}

/** Whether visitors check their answers on a page of their own before they send them. */
export const hasCheckPage = (form: FormDefinition): boolean => form.hasCheckPage === true;

type UncheckedAnswers = Readonly<Record<string, unknown>>;

const isMet = (condition: NonNullable<FormField['when']>, answers: UncheckedAnswers) =>
  Object.entries(condition).every(([name, values]) => (values as unknown[]).includes(answers[name]));

/** Whether a field applies beside the other answers, which need not be valid. */
export const isApplicable = ({ when = {} }: FormField, answers: UncheckedAnswers): boolean =>
  isMet(when, answers);

/** Whether a field must have an answer beside the other answers, which need not be valid. */
export function isRequired(
  { isOptional, requiredWhen, when = {} }: FormField,
  answers: UncheckedAnswers,
): boolean {
  const isNeeded = !isOptional || (requiredWhen !== undefined && isMet(requiredWhen, answers));
  return isNeeded && isMet(when, answers);
}

/** Whether the matter must not wait for a written answer. The answers may be as typed or as validated. */
export const isUrgent = ({ urgentWhen }: FormDefinition, answers: UncheckedAnswers): boolean =>
  urgentWhen !== undefined && isMet(urgentWhen, answers);

/** Whether the value of a checkbox means that it is checked: true, or what browsers and JSON send. */
export const isChecked = (value: unknown): boolean => value === true || value === 'on' || value === 'true';

/** Whether the sender gets a receipt by mail, which needs an address. The answers may be as typed or as validated. */
export function isReceiptSent(
  { receiptCheckbox, sender }: FormDefinition,
  answers: UncheckedAnswers,
): boolean {
  if (!String(answers[sender.email] ?? '').trim()) return false;
  return !receiptCheckbox || isChecked(answers[receiptCheckbox]);
}
