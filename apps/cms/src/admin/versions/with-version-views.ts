import type { CollectionConfig, GlobalConfig } from 'payload';

const views = {
  versions: { Component: '/admin/versions/versions-view.tsx#VersionsView' },
  version: { Component: '/admin/versions/version-view.tsx#VersionView' },
};

/** Replaces Payload's version views of a collection. */
export function withVersionViews(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection;
  const { admin = {} } = collection;
  const { components = {} } = admin;
  const edit = { ...components.views?.edit, ...views } as NonNullable<typeof components.views>['edit'];
  return {
    ...collection,
    admin: { ...admin, components: { ...components, views: { ...components.views, edit } } },
  } as CollectionConfig;
}

/** The same for a global. */
export function withGlobalVersionViews(global: GlobalConfig): GlobalConfig {
  if (!global.versions) return global;
  const { admin = {} } = global;
  const { components = {} } = admin;
  const edit = { ...components.views?.edit, ...views };
  return {
    ...global,
    admin: { ...admin, components: { ...components, views: { ...components.views, edit } } },
  } as GlobalConfig;
}
