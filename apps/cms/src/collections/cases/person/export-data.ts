/** A label and its value, in the language of the person. */
export type LabelledValue = { label: string; value: string };

export type ExportedCase = {
  title: string;
  details: LabelledValue[];
  answers: LabelledValue[];
  attachments: { name: string; bytes: number; file: string | null }[];
  /** The case events, without the names of staff and their notes. */
  history: { at: string; time: string; what: string }[];
  relatedRows: { title: string; rows: LabelledValue[][] }[];
};

export type ExportedData = {
  bankName: string;
  exportedAt: string;
  time: string;
  cases: ExportedCase[];
};

/** A file of the export: its path there, and its key here. */
export type ExportedFile = { path: string; key: string };
