'use client';

import './audit-link.css';
import { useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import Link from 'next/link';
import { hasRole } from '#cms/access/roles.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { auditLogQuery } from './filter-query.ts';

const text = bilingual('Catatan audit', 'Audit log');

/** Leads from a document to its rows in the audit log, for those who may read it. */
export function AuditLink() {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { config } = useConfig();
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const account = user as { collection?: string; roles?: string[] } | null | undefined;
  const collection = collectionSlug ?? globalSlug;
  const isStored = Boolean(globalSlug) || id !== undefined;
  if (!collection || !isStored || !hasRole(account, 'administrator', 'auditor')) return null;
  const query = auditLogQuery({ collection, document: id === undefined ? '' : String(id) });
  return (
    <Link
      className="audit-link"
      href={`${config.routes.admin}/collections/audit-log?${query}`}
      prefetch={false}
    >
      {inLanguageOf({ i18n }, text)}
    </Link>
  );
}
