/** How a complaint reached the bank; its deadline depends on it. */
export const CHANNELS = ['written', 'oral'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * What a complaint is about: a dispute (the customer has lost or may lose money because the bank did not keep the
 * agreement), a breach of consumer protection (POJK 22/2023 distinguishes these two), or a request for information.
 */
export const COMPLAINT_KINDS = ['dispute', 'breach', 'information'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];

/** The only grounds for an extension (POJK 22/2023). */
export const EXTENSION_REASONS = ['branch-communication', 'special-documents', 'external-factors'] as const;
export type ExtensionReason = (typeof EXTENSION_REASONS)[number];

/** Why a complaint may be closed without an answer. */
export const CLOSING_REASONS = ['withdrawn', 'duplicate', 'not-a-complaint', 'spam'] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** A timestamp, as ISO time. */
type Time = string;

/** The bank asked the customer for documents. */
export type DocumentRequest = { requestedAt: Time; receivedAt: Time | null };

/** A notification of the customer. */
export type Notification = {
  notifiedAt: Time;
  /** Proof: number of the letter, time of the call, and so on. Empty where the bank has mailed it. */
  proof: string;
};

export type Extension = Notification & {
  reason: ExtensionReason;
  /** How many working days were added, at most ten. */
  workingDays: number;
};

/** The earlier deadline of a complaint that was merged into this one. */
export type InheritedDeadline = {
  /** Its last day to answer when it was merged, as ISO date. */
  date: string;
  /** When it was merged. */
  at: Time;
};

/** Everything that a complaint's deadlines depend on, besides the holidays. */
export type ComplaintInputs = {
  receivedAt: Time;
  channel: Channel;
  /** When an oral complaint was filed in writing. Its channel is `written` from then on. */
  filedInWritingAt: Time | null;
  /** Null until somebody has classified it. */
  kind: ComplaintKind | null;
  /** Null until somebody has confirmed it. */
  documentsCompleteAt: Time | null;
  /** In the order in which they were made. */
  requests: readonly DocumentRequest[];
  extension: Extension | null;
  /** Null unless a complaint with an earlier deadline was merged into this one. */
  inherited: InheritedDeadline | null;
  answeredAt: Time | null;
  appealedAt: Time | null;
  appealAnsweredAt: Time | null;
  closedAt: Time | null;
};

/** Days on which the bank is closed besides Saturdays and Sundays, as ISO dates: public holidays and cuti bersama. */
export type Holidays = ReadonlySet<string>;
