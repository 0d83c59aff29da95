import {
  DefaultEditView,
  DocumentInfoProvider,
  EditDepthProvider,
  HydrateAuthProvider,
  LivePreviewProvider,
} from '@payloadcms/ui';
import { hasSavePermission } from '@payloadcms/ui/shared';
import { buildFormState } from '@payloadcms/ui/utilities/buildFormState';
import {
  type Data,
  docAccessOperation,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedPermissions,
  type TypedUser,
} from 'payload';
import type { ReactNode } from 'react';
import { EditingControls } from '../editing/editing-controls.tsx';

type NewItem = {
  collection: SanitizedCollectionConfig;
  req: PayloadRequest;
  permissions: SanitizedPermissions;
  user: TypedUser;
  /** Content above the form; drawers have their own heading. */
  header?: ReactNode;
  /** Initial values from the field that opened the drawer. */
  data?: Data;
  redirectAfterCreate?: boolean;
};

/**
 * The form of an unsaved item; null without create permission. Payload's own view stores an empty draft when
 * opened; here the first change does.
 */
export async function renderNewItem({ collection, data = {}, header, req, ...props }: NewItem) {
  const { slug } = collection;
  const accessTo = (status: 'draft' | 'published') =>
    docAccessOperation({
      collection: { config: collection },
      data: { ...data, _status: status },
      req,
    } as never);
  const docPermissions = await accessTo('draft');
  if (!('create' in docPermissions) || !docPermissions.create) return null;
  const canPublish = await accessTo('published');
  const { state } = await buildFormState({
    collectionSlug: slug,
    data,
    docPermissions,
    docPreferences: { fields: {} },
    fallbackLocale: false,
    ...(req.locale ? { locale: req.locale } : {}),
    operation: 'create',
    renderAllFields: true,
    req,
    schemaPath: slug,
    skipValidation: true,
    user: props.user,
  } as Parameters<typeof buildFormState>[0]);
  return (
    <DocumentInfoProvider
      key={req.locale}
      apiURL=""
      collectionSlug={slug}
      currentEditor={props.user}
      disableActions={false}
      docPermissions={docPermissions}
      hasDeletePermission={false}
      hasPublishedDoc={false}
      hasPublishPermission={'create' in canPublish && Boolean(canPublish.create)}
      hasSavePermission={hasSavePermission({ collectionSlug: slug, docPermissions, isEditing: false })}
      hasTrashPermission={false}
      initialData={data}
      initialState={state}
      isEditing={false}
      isLocked={false}
      isTrashed={false}
      lastUpdateTime={0}
      mostRecentVersionIsAutosaved={false}
      {...(props.redirectAfterCreate === undefined ? {} : { redirectAfterCreate: props.redirectAfterCreate })}
      unpublishedVersionCount={0}
      versionCount={0}
    >
      <LivePreviewProvider isLivePreviewing={false} isPreviewEnabled={false} url="">
        {header}
        <HydrateAuthProvider permissions={props.permissions} />
        <EditDepthProvider>
          <DefaultEditView
            BeforeDocumentControls={<EditingControls locale={req.locale ?? ''} />}
            documentSubViewType="default"
            formState={state}
            viewType="document"
          />
        </EditDepthProvider>
      </LivePreviewProvider>
    </DocumentInfoProvider>
  );
}
