import type { CollectionConfig, GlobalConfig } from 'payload';

const views = {
  versions: { Component: '/admin/versions/versions-view.tsx#VersionsView' },
  version: { Component: '/admin/versions/version-view.tsx#VersionView' },
};

/** A collection whose versions are listed and compared on screens of ours. */
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
