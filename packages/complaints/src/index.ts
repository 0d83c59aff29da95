export {
  type Classification,
  COMPLAINT_ACTIONS,
  type ComplaintAction,
  REJECTIONS,
  type Rejection,
  rejectionOf,
  rejectionOfClassification,
  rejectionOfDocuments,
  rejectionOfExtension,
  rejectionsOf,
} from './actions.ts';
export {
  type ComplaintClock,
  clockOf,
  findOpenRequest,
  firstRoundDeadline,
  inheritedDeadline,
  STAGES,
  type Stage,
  wasSettledInTime,
} from './clock.ts';
export {
  CHANNELS,
  type Channel,
  COMPLAINT_KINDS,
  type ComplaintInputs,
  type ComplaintKind,
  type DocumentRequest,
  EXTENSION_REASONS,
  type Extension,
  type ExtensionReason,
  type Holidays,
  type InheritedDeadline,
} from './complaint-inputs.ts';
export {
  ANSWER_WORKING_DAYS,
  APPEAL_WORKING_DAYS,
  currentRound,
  DOCUMENTS_WORKING_DAYS,
  EXTENSION_WORKING_DAYS,
  type Pause,
  pauseOf,
} from './deadlines.ts';
