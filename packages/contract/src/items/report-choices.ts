export const reportKinds = ['yearly', 'quarterly', 'monthly', 'risk-exposure'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const auditStatuses = ['audited', 'reviewed', 'unaudited'] as const;
export type AuditStatus = (typeof auditStatuses)[number];
