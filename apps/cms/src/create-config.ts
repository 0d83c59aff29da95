import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';
import { en } from '@payloadcms/translations/languages/en';
import { id } from '@payloadcms/translations/languages/id';
import { buildConfig, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { explainDuplicates } from '#cms/http/explain-duplicates.ts';
import { explainLargeForms, FORM_MAX_BYTES } from '#cms/http/explain-large-forms.ts';
import { closeMigrations, closeUnusedEndpoints } from './access/close-unused-endpoints.ts';
import { protectSystemFields } from './access/protect-system-fields.ts';
import { rejectQueriesByReferences } from './access/reject-queries-by-references.ts';
import { restrictLocksToOwner } from './access/restrict-locks-to-owner.ts';
import { restrictPreferencesToOwner } from './access/restrict-preferences-to-owner.ts';
import { withEditingControls, withGlobalEditingControls } from './admin/editing/with-editing-controls.ts';
import { showDatesInJakarta } from './admin/jakarta-date/show-dates-in-jakarta.ts';
import { tabIcon } from './admin/tab-icon.ts';
import { limitTexts, limitTextsOfGlobal } from './admin/text-limits/text-limits.ts';
import { showTypedNumbers } from './admin/typed-number/show-typed-numbers.ts';
import { withGlobalVersionViews, withVersionViews } from './admin/versions/with-version-views.ts';
import { attachmentEndpoints } from './api/attachments.ts';
import { caseStatusEndpoints } from './api/case-status.ts';
import { contentEndpoints } from './api/content.ts';
import { feedbackCountEndpoints } from './api/feedback-counts.ts';
import { searchCountEndpoints } from './api/search-counts.ts';
import { submissionEndpoints } from './api/submissions.ts';
import { type AuditKey, auditKeyFrom } from './audit/audit-keys.ts';
import { auditLog } from './audit/audit-log.ts';
import { auditCollection, auditEndpoints, auditGlobal } from './audit/audit-plugin.ts';
import { cacheTagCollection } from './cache-tags/cache-tag-collection.ts';
import { tagVersionsEndpoint } from './cache-tags/tag-versions-endpoint.ts';
import { attachments } from './collections/attachments/attachments.ts';
import { blogs } from './collections/blogs/blogs.ts';
import { branches } from './collections/branches/branches.ts';
import { careers } from './collections/careers/careers.ts';
import { caseStatistics } from './collections/case-statistics/case-statistics.ts';
import { cases } from './collections/cases/cases.ts';
import { withDeadlines } from './collections/cases/clock/recompute-deadlines.ts';
import { DASHBOARD_PATH } from './collections/cases/dashboard/dashboard-query.ts';
import { caseEvents } from './collections/cases/history/case-events.ts';
import { MANUAL_ENTRY_PATH } from './collections/cases/manual-entry/entry-path.ts';
import { caseReplies } from './collections/cases/replies/case-replies.ts';
import { replyTemplates } from './collections/cases/replies/reply-templates.ts';
import { complaintReports } from './collections/complaint-reports/complaint-reports.ts';
import { dataBreaches } from './collections/data-breaches/data-breaches.ts';
import { documentFiles } from './collections/document-files/document-files.ts';
import { documents } from './collections/documents/documents.ts';
import { DOCUMENT_MAX_BYTES } from './collections/documents/prepare-document.ts';
import { documentTextCollection } from './collections/documents/text/document-text-collection.ts';
import { facts } from './collections/facts/facts.ts';
import { faqs, faqTopics } from './collections/faqs/faqs.ts';
import { feedbackStatistics } from './collections/feedback-statistics/feedback-statistics.ts';
import { FEEDBACK_PATH } from './collections/feedback-statistics/screen/feedback-path.ts';
import { governance } from './collections/governance/governance.ts';
import { groupCompanies } from './collections/group-companies/group-companies.ts';
import { guaranteeRates } from './collections/guarantee-rates/guarantee-rates.ts';
import { guideGroups } from './collections/guides/guide-groups.ts';
import { guides } from './collections/guides/guides.ts';
import { lendingRates, lendingSegments } from './collections/lending-rates/lending-rates.ts';
import { literacy } from './collections/literacy/literacy.ts';
import { media } from './collections/media/media.ts';
import { news } from './collections/news/news.ts';
import { notices } from './collections/notices/notices.ts';
import { pages } from './collections/pages/pages.ts';
import { people } from './collections/people/people.ts';
import { products } from './collections/products/products.ts';
import { promotions } from './collections/promotions/promotions.ts';
import { reports } from './collections/reports/reports.ts';
import { SEARCH_STATISTICS_PATH } from './collections/search-statistics/screen/statistics-query.ts';
import {
  searchClickStatistics,
  searchCountBatches,
  searchStatistics,
} from './collections/search-statistics/search-statistics.ts';
import { synonyms } from './collections/synonyms/synonyms.ts';
import { tags } from './collections/tags/tags.ts';
import { secondFactors } from './collections/users/second-factor/second-factors.ts';
import { signIns } from './collections/users/sessions/sign-ins.ts';
import { users } from './collections/users/users.ts';
import type { CustomSettings } from './custom-settings.ts';
import { databaseAdapter } from './database/adapter.ts';
import type { Env } from './env.ts';
import { articleEditor } from './fields/article-editor.ts';
import { validateFacts, validateFactsOfGlobal } from './fields/facts/validate-facts.ts';
import { about } from './globals/about/about.ts';
import { calculators } from './globals/calculators/calculators.ts';
import { home } from './globals/home/home.ts';
import { navigation } from './globals/navigation/navigation.ts';
import { publishing } from './globals/publishing/publishing.ts';
import { search } from './globals/search/search.ts';
import { trySearchEndpoint } from './globals/search/try-search-endpoint.ts';
import { service } from './globals/service/service.ts';
import { settings } from './globals/settings/settings.ts';
import { healthEndpoint } from './health/health-endpoint.ts';
import { explainServerErrors } from './http/explain-server-errors.ts';
import { guardEndpoints } from './http/guard-endpoints.ts';
import { withOwnCollectionNames } from './http/own-collection-names.ts';
import { type Bilingual, bilingual } from './i18n/bilingual.ts';
import { editorInIndonesian } from './i18n/editor-in-indonesian.ts';
import { confirmBrokenLinksOfGlobal } from './items/broken-links/confirm-broken-links.ts';
import { handlePublications } from './items/save/publish-scheduled.ts';
import { searchTextCollection } from './items/search-texts/search-text-collection.ts';
import { hideValuesInJobErrors } from './jobs/job-errors.ts';
import { jobsConfig } from './jobs/jobs-config.ts';
import { retryPublications } from './jobs/retry-publications.ts';
import { mailAdapter } from './mail/mail-adapter.ts';
import { currencies } from './market/currencies/currencies.ts';
import { feedEndpoints } from './market/endpoints/feed-endpoints.ts';
import { sheetEndpoints } from './market/endpoints/sheet-endpoints.ts';
import { exchangeQuotes } from './market/exchange-quotes/exchange-quotes.ts';
import { fundValues } from './market/fund-values/fund-values.ts';
import { funds } from './market/funds/funds.ts';
import { holidays } from './market/holidays/holidays.ts';
import { MARKET_PATH } from './market/screen/market-path.ts';
import { market } from './market/settings/market.ts';
import { marketSheets } from './market/sheets/market-sheets.ts';
import { redirects } from './redirects/redirects.ts';
import { guardCollection, guardGlobal } from './saves/guard-saves.ts';
import { nameLockHolders } from './saves/name-lock-holders.ts';
import { rejectOtherBuilds } from './saves/reject-other-build.ts';
import { rejectOtherUsers } from './saves/reject-other-user.ts';
import { requireLanguages } from './saves/require-language.ts';
import { LOGGING_LEVELS, loggerConfig } from './security/logger.ts';
import { ownOrigins } from './security/own-origins.ts';

const LANGUAGE_NAMES = {
  id: bilingual('Bahasa Indonesia', 'Indonesian'),
  en: bilingual('Bahasa Inggris', 'English'),
} satisfies Record<Locale, Bilingual>;

/**
 * Creates the back office's configuration for an environment.
 *
 * @param source the folder of this file; bundled code cannot resolve it.
 */
export async function createConfig(env: Env, source: string): Promise<SanitizedConfig> {
  const origins = ownOrigins(env);
  const config = await buildConfig({
    secret: env.payloadSecret,
    admin: {
      user: 'users',
      // Gravatar would send a hash of the address to a third party.
      avatar: 'default',
      // Long enough to read the names of items that a bulk action left out: the list's selection is lost by then.
      toast: { duration: 20_000, expand: true },
      importMap: {
        baseDir: source,
        importMapFile: path.join(source, 'app', '(payload)', 'admin', 'importMap.js'),
        autoGenerate: false,
      },
      components: {
        providers: [
          '/admin/hydration/inert-until-hydrated.tsx#InertUntilHydrated',
          {
            path: '/admin/editing/editing-provider.tsx#EditingProvider',
            clientProps: { hasIdentityProvider: env.oidc !== undefined },
          },
          '/confirmation/confirmation-provider.tsx#ConfirmationProvider',
        ],
        graphics: { Logo: '/admin/logo.tsx#Logo', Icon: '/admin/icon.tsx#Icon' },
        beforeDashboard: [
          '/compliance/breach-notice.tsx#BreachNotice',
          '/collections/cases/dashboard/desk-overview.tsx#DeskOverview',
          '/collections/cases/failed-mails/failed-mails-panel.tsx#FailedMailsPanel',
          '/jobs/jobs-notice.tsx#JobsNotice',
          '/items/second-person/waiting-notice.tsx#WaitingNotice',
          '/market/dashboard/market-notice.tsx#MarketNotice',
          '/compliance/compliance-notice.tsx#ComplianceNotice',
          {
            path: '/compliance/broken-links-notice.tsx#BrokenLinksNotice',
            serverProps: { siteUrl: env.siteUrl },
          },
        ],
        beforeNavLinks: [
          '/collections/cases/dashboard/dashboard-nav-link.tsx#DashboardNavLink',
          '/market/screen/nav-link.tsx#NavLink',
          '/collections/search-statistics/screen/statistics-nav-link.tsx#StatisticsNavLink',
          '/collections/feedback-statistics/screen/feedback-nav-link.tsx#FeedbackNavLink',
        ],
        views: {
          login: {
            Component: '/collections/users/screens/login-view.tsx#LoginView',
            path: '/login',
            exact: true,
          },
          market: {
            Component: '/market/screen/market-view.tsx#MarketView',
            path: MARKET_PATH,
            exact: true,
            meta: { title: 'Data pasar' },
          },
          enterCase: {
            Component: '/collections/cases/manual-entry/entry-view.tsx#ManualEntryView',
            path: MANUAL_ENTRY_PATH,
            exact: true,
            meta: { title: 'Catat kiriman' },
          },
          dashboardOfCases: {
            Component: '/collections/cases/dashboard/dashboard-view.tsx#DashboardView',
            path: DASHBOARD_PATH,
            exact: true,
            meta: { title: 'Dasbor layanan' },
          },
          searchStatistics: {
            Component: '/collections/search-statistics/screen/statistics-view.tsx#StatisticsView',
            path: SEARCH_STATISTICS_PATH,
            exact: true,
            meta: { title: 'Statistik pencarian' },
          },
          feedback: {
            Component: '/collections/feedback-statistics/screen/feedback-view.tsx#FeedbackView',
            path: FEEDBACK_PATH,
            exact: true,
            meta: { title: 'Penilaian halaman' },
          },
        },
      },
      meta: { titleSuffix: '', icons: [tabIcon] },
      dateFormat: 'd MMM yyyy HH:mm',
      timezones: {
        defaultTimezone: 'Asia/Jakarta',
        supportedTimezones: [{ label: 'WIB (Jakarta)', value: 'Asia/Jakarta' }],
      },
    },
    i18n: {
      supportedLanguages: { id, en },
      fallbackLanguage: DEFAULT_LOCALE,
      translations: { id: { lexical: editorInIndonesian } },
    },
    localization: {
      locales: LOCALES.map((code) => ({ code, label: LANGUAGE_NAMES[code] })),
      defaultLocale: DEFAULT_LOCALE,
      // No fallback in forms: it would be stored as translation on the next save.
      fallback: false,
      defaultLocalePublishOption: 'active',
    },
    experimental: { localizeStatus: true },
    collections: [
      news,
      guideGroups,
      guides,
      governance,
      literacy,
      notices,
      blogs,
      tags,
      branches,
      facts,
      faqs,
      faqTopics,
      careers,
      promotions,
      products,
      pages,
      media,
      documents,
      documentFiles,
      people,
      groupCompanies,
      reports,
      complaintReports,
      lendingRates,
      lendingSegments,
      guaranteeRates,
      cases,
      caseEvents,
      caseReplies,
      replyTemplates,
      caseStatistics,
      attachments,
      dataBreaches,
      auditLog,
      redirects,
      synonyms,
      currencies,
      exchangeQuotes,
      funds,
      fundValues,
      () => withDeadlines(holidays()),
      marketSheets,
      users,
      secondFactors,
      signIns,
      searchStatistics,
      searchClickStatistics,
      searchCountBatches,
      feedbackStatistics,
    ]
      .map((collection) =>
        guardCollection(
          withVersionViews(withEditingControls(limitTexts(auditCollection(validateFacts(collection(env)))))),
        ),
      )
      .concat(cacheTagCollection, searchTextCollection, documentTextCollection),
    globals: [settings, navigation, home, about, search(env), calculators, market, service, publishing]
      .map(validateFactsOfGlobal)
      .map(confirmBrokenLinksOfGlobal(env.siteUrl))
      .map(auditGlobal)
      .map(limitTextsOfGlobal)
      .map(withGlobalEditingControls)
      .map(withGlobalVersionViews)
      .map(guardGlobal),
    endpoints: auditEndpoints([
      healthEndpoint(env),
      tagVersionsEndpoint(env),
      ...contentEndpoints(env),
      ...submissionEndpoints(env),
      ...caseStatusEndpoints(env),
      ...searchCountEndpoints(env),
      ...feedbackCountEndpoints(env),
      ...attachmentEndpoints(env),
      ...feedEndpoints(env),
      trySearchEndpoint(env),
      ...sheetEndpoints,
    ]),
    jobs: jobsConfig(env),
    db: withOwnCollectionNames(databaseAdapter(env, path.join(source, 'migrations'))),
    editor: articleEditor,
    email: mailAdapter(env),
    logger: loggerConfig(env),
    loggingLevels: LOGGING_LEVELS,
    sharp,
    upload: {
      limits: { fileSize: DOCUMENT_MAX_BYTES, fieldSize: FORM_MAX_BYTES },
      abortOnLimit: true,
      defParamCharset: 'utf8',
    },
    hooks: { afterError: [explainServerErrors, explainLargeForms, explainDuplicates] },
    cors: origins,
    csrf: origins,
    graphQL: { disable: true },
    telemetry: false,
    custom: {
      pullHosts: env.pullHosts,
      dataDir: env.dataDir,
      cmsUrl: env.cmsUrl,
      auditKeys: [...env.encryptionKeys.values()].map(auditKeyFrom),
      signIn: {
        secondFactorFor: env.secondFactorFor,
        hasIdentityProvider: env.oidc !== undefined,
        arePasswordsRare: env.passwordSignInFor !== undefined,
      },
    } satisfies CustomSettings & { auditKeys: AuditKey[] },
    defaultDepth: 1,
    maxDepth: 4,
    typescript: { autoGenerate: false, outputFile: path.join(source, 'payload-types.ts') },
  });
  showDatesInJakarta(config);
  showTypedNumbers(config);
  restrictLocksToOwner(config);
  nameLockHolders(config);
  restrictPreferencesToOwner(config);
  closeMigrations(config);
  closeUnusedEndpoints(config);
  protectSystemFields(config);
  requireLanguages(config);
  rejectQueriesByReferences(config);
  guardEndpoints(config);
  rejectOtherBuilds(config);
  rejectOtherUsers(config);
  handlePublications(config);
  retryPublications(config, env);
  hideValuesInJobErrors(config);
  return config;
}
