import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_news_topic" AS ENUM('company', 'products', 'business', 'community', 'reports');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_topic" AS ENUM('company', 'products', 'business', 'community', 'reports');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guide_groups_icon" AS ENUM('piggy-bank', 'phone', 'shield', 'hand-coins', 'message', 'store', 'truck', 'diamond', 'calculator', 'map-pin', 'clipboard', 'book');
  CREATE TYPE "public"."enum_guide_groups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guide_groups_v_version_icon" AS ENUM('piggy-bank', 'phone', 'shield', 'hand-coins', 'message', 'store', 'truck', 'diamond', 'calculator', 'map-pin', 'clipboard', 'book');
  CREATE TYPE "public"."enum__guide_groups_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__guide_groups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guides_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__guides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_governance_category" AS ENUM('bodies', 'conduct', 'control');
  CREATE TYPE "public"."enum_governance_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__governance_v_version_category" AS ENUM('bodies', 'conduct', 'control');
  CREATE TYPE "public"."enum__governance_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__governance_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_literacy_topic" AS ENUM('managing', 'saving', 'borrowing', 'safety');
  CREATE TYPE "public"."enum_literacy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__literacy_v_version_topic" AS ENUM('managing', 'saving', 'borrowing', 'safety');
  CREATE TYPE "public"."enum__literacy_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__literacy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_notices_kind" AS ENUM('privacy', 'accessibility');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_version_kind" AS ENUM('privacy', 'accessibility');
  CREATE TYPE "public"."enum__notices_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_blogs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__blogs_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__blogs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_branches_services" AS ENUM('teller', 'customer-service', 'loans', 'business-advice', 'priority', 'foreign-exchange', 'safe-deposit-box', 'cash-deposit', 'cash-withdrawal', 'step-free');
  CREATE TYPE "public"."enum_branches_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum_branches_province" AS ENUM('AC', 'SU', 'SB', 'RI', 'KR', 'JA', 'SS', 'BB', 'BE', 'LA', 'BT', 'JK', 'JB', 'JT', 'YO', 'JI', 'BA', 'NB', 'NT', 'KB', 'KT', 'KS', 'KI', 'KU', 'SA', 'GO', 'ST', 'SR', 'SN', 'SG', 'MU', 'MA', 'PB', 'PD', 'PA', 'PT', 'PE', 'PS');
  CREATE TYPE "public"."enum_branches_kind" AS ENUM('branch', 'sub-branch', 'cash-office', 'atm');
  CREATE TYPE "public"."enum_branches_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__branches_v_version_services" AS ENUM('teller', 'customer-service', 'loans', 'business-advice', 'priority', 'foreign-exchange', 'safe-deposit-box', 'cash-deposit', 'cash-withdrawal', 'step-free');
  CREATE TYPE "public"."enum__branches_v_version_hours_days" AS ENUM('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');
  CREATE TYPE "public"."enum__branches_v_version_province" AS ENUM('AC', 'SU', 'SB', 'RI', 'KR', 'JA', 'SS', 'BB', 'BE', 'LA', 'BT', 'JK', 'JB', 'JT', 'YO', 'JI', 'BA', 'NB', 'NT', 'KB', 'KT', 'KS', 'KI', 'KU', 'SA', 'GO', 'ST', 'SR', 'SN', 'SG', 'MU', 'MA', 'PB', 'PD', 'PA', 'PT', 'PE', 'PS');
  CREATE TYPE "public"."enum__branches_v_version_kind" AS ENUM('branch', 'sub-branch', 'cash-office', 'atm');
  CREATE TYPE "public"."enum__branches_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__branches_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__faqs_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_careers_province" AS ENUM('AC', 'SU', 'SB', 'RI', 'KR', 'JA', 'SS', 'BB', 'BE', 'LA', 'BT', 'JK', 'JB', 'JT', 'YO', 'JI', 'BA', 'NB', 'NT', 'KB', 'KT', 'KS', 'KI', 'KU', 'SA', 'GO', 'ST', 'SR', 'SN', 'SG', 'MU', 'MA', 'PB', 'PD', 'PA', 'PT', 'PE', 'PS');
  CREATE TYPE "public"."enum_careers_employment" AS ENUM('permanent', 'contract', 'internship', 'part-time');
  CREATE TYPE "public"."enum_careers_field" AS ENUM('branches', 'business', 'technology', 'risk', 'operations');
  CREATE TYPE "public"."enum_careers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_v_version_province" AS ENUM('AC', 'SU', 'SB', 'RI', 'KR', 'JA', 'SS', 'BB', 'BE', 'LA', 'BT', 'JK', 'JB', 'JT', 'YO', 'JI', 'BA', 'NB', 'NT', 'KB', 'KT', 'KS', 'KI', 'KU', 'SA', 'GO', 'ST', 'SR', 'SN', 'SG', 'MU', 'MA', 'PB', 'PD', 'PA', 'PT', 'PE', 'PS');
  CREATE TYPE "public"."enum__careers_v_version_employment" AS ENUM('permanent', 'contract', 'internship', 'part-time');
  CREATE TYPE "public"."enum__careers_v_version_field" AS ENUM('branches', 'business', 'technology', 'risk', 'operations');
  CREATE TYPE "public"."enum__careers_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__careers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_promotions_figures_kind" AS ENUM('money', 'money-in-words', 'money-short', 'percent', 'percent-two-decimals', 'number', 'year', 'time', 'date');
  CREATE TYPE "public"."enum_promotions_category" AS ENUM('savings', 'loans', 'payments', 'investments', 'business');
  CREATE TYPE "public"."enum_promotions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promotions_v_version_figures_kind" AS ENUM('money', 'money-in-words', 'money-short', 'percent', 'percent-two-decimals', 'number', 'year', 'time', 'date');
  CREATE TYPE "public"."enum__promotions_v_version_category" AS ENUM('savings', 'loans', 'payments', 'investments', 'business');
  CREATE TYPE "public"."enum__promotions_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__promotions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_products_figures_kind" AS ENUM('money', 'money-in-words', 'money-short', 'percent', 'percent-two-decimals', 'number', 'year', 'time', 'date');
  CREATE TYPE "public"."enum_products_calculator_kind" AS ENUM('loan', 'savings-goal', 'time-deposit');
  CREATE TYPE "public"."enum_products_calculator_system" AS ENUM('flat', 'effective', 'annuity');
  CREATE TYPE "public"."enum_products_type" AS ENUM('simpanan', 'pinjaman', 'wealth');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_figures_kind" AS ENUM('money', 'money-in-words', 'money-short', 'percent', 'percent-two-decimals', 'number', 'year', 'time', 'date');
  CREATE TYPE "public"."enum__products_v_version_calculator_kind" AS ENUM('loan', 'savings-goal', 'time-deposit');
  CREATE TYPE "public"."enum__products_v_version_calculator_system" AS ENUM('flat', 'effective', 'annuity');
  CREATE TYPE "public"."enum__products_v_version_type" AS ENUM('simpanan', 'pinjaman', 'wealth');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_figures_kind" AS ENUM('money', 'money-in-words', 'money-short', 'percent', 'percent-two-decimals', 'number', 'year', 'time', 'date');
  CREATE TYPE "public"."enum_pages_layout" AS ENUM('default', 'with-sidebar', 'without-sidebar');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_figures_kind" AS ENUM('money', 'money-in-words', 'money-short', 'percent', 'percent-two-decimals', 'number', 'year', 'time', 'date');
  CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('default', 'with-sidebar', 'without-sidebar');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_people_board" AS ENUM('director', 'commissioner');
  CREATE TYPE "public"."enum_people_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__people_v_version_board" AS ENUM('director', 'commissioner');
  CREATE TYPE "public"."enum__people_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__people_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_group_companies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__group_companies_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__group_companies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reports_kind" AS ENUM('yearly', 'quarterly', 'monthly', 'risk-exposure');
  CREATE TYPE "public"."enum_reports_audit_status" AS ENUM('audited', 'reviewed', 'unaudited');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reports_v_version_kind" AS ENUM('yearly', 'quarterly', 'monthly', 'risk-exposure');
  CREATE TYPE "public"."enum__reports_v_version_audit_status" AS ENUM('audited', 'reviewed', 'unaudited');
  CREATE TYPE "public"."enum__reports_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_complaint_reports_rows_category" AS ENUM('cards', 'transfers', 'digital', 'savings', 'loans', 'investments', 'service');
  CREATE TYPE "public"."enum_complaint_reports_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__complaint_reports_v_version_rows_category" AS ENUM('cards', 'transfers', 'digital', 'savings', 'loans', 'investments', 'service');
  CREATE TYPE "public"."enum__complaint_reports_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__complaint_reports_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_lending_rates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lending_rates_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__lending_rates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_guarantee_rates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guarantee_rates_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__guarantee_rates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_cases_clock_channel" AS ENUM('written', 'oral');
  CREATE TYPE "public"."enum_cases_clock_kind" AS ENUM('dispute', 'breach', 'information');
  CREATE TYPE "public"."enum_cases_clock_extension_reason" AS ENUM('branch-communication', 'special-documents', 'external-factors');
  CREATE TYPE "public"."enum_cases_form" AS ENUM('contact', 'complaint', 'product-registration', 'supply-chain-financing', 'msme-consultation', 'data-request');
  CREATE TYPE "public"."enum_cases_status" AS ENUM('new', 'inProgress', 'waiting', 'settled', 'appealed', 'closed', 'merged');
  CREATE TYPE "public"."enum_cases_arrived_by" AS ENUM('site', 'phone', 'branch', 'letter', 'email');
  CREATE TYPE "public"."enum_cases_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_cases_consent_notice_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_case_events_kind" AS ENUM('received', 'recorded', 'file-added', 'status', 'note', 'revealed', 'receipt-mailed', 'receipt-limited', 'receipt-failed', 'staff-notified', 'staff-failed', 'assigned', 'reply-sent', 'reply-failed', 'merged', 'deadline-inherited', 'opened', 'classified', 'filed-in-writing', 'documents-requested', 'documents-received', 'documents-overdue', 'extended', 'answered', 'appealed', 'request-mailed', 'request-failed', 'extension-mailed', 'extension-failed', 'answer-mailed', 'answer-failed', 'legal-hold', 'legal-hold-lifted', 'exported', 'erased-on-request');
  CREATE TYPE "public"."enum_case_replies_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_reply_templates_forms" AS ENUM('contact', 'complaint', 'product-registration', 'supply-chain-financing', 'msme-consultation', 'data-request');
  CREATE TYPE "public"."enum_attachments_format" AS ENUM('pdf', 'jpg', 'png', 'docx', 'xlsx');
  CREATE TYPE "public"."enum_attachments_scan" AS ENUM('clean', 'off');
  CREATE TYPE "public"."enum_redirects_status" AS ENUM('permanent', 'temporary');
  CREATE TYPE "public"."enum_currencies_rate_types" AS ENUM('e-rate', 'tt-counter', 'bank-notes');
  CREATE TYPE "public"."enum_currencies_unit" AS ENUM('1', '100');
  CREATE TYPE "public"."enum_exchange_quotes_rate_type" AS ENUM('e-rate', 'tt-counter', 'bank-notes');
  CREATE TYPE "public"."enum_funds_kind" AS ENUM('money-market', 'fixed-income', 'mixed', 'equity', 'index');
  CREATE TYPE "public"."enum_funds_risk" AS ENUM('low', 'medium', 'high');
  CREATE TYPE "public"."enum_funds_currency" AS ENUM('IDR', 'USD');
  CREATE TYPE "public"."enum_market_sheets_kind" AS ENUM('rates', 'funds');
  CREATE TYPE "public"."enum_market_sheets_source" AS ENUM('manual', 'csv', 'feed', 'pull');
  CREATE TYPE "public"."enum_market_sheets_state" AS ENUM('published', 'waiting', 'rejected', 'superseded', 'withdrawn', 'failed');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'publisher', 'treasury', 'customer-care', 'sales', 'business-banking', 'auditor');
  CREATE TYPE "public"."enum_sign_ins_method" AS ENUM('password', 'identity-provider');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendReceipt', 'sendReply', 'notifyStaff', 'sendDocumentsRequest', 'sendExtensionNotice', 'sendFinalAnswer', 'drawSocialImages', 'storeDocumentText', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendReceipt', 'sendReply', 'notifyStaff', 'sendDocumentsRequest', 'sendExtensionNotice', 'sendFinalAnswer', 'drawSocialImages', 'storeDocumentText', 'schedulePublish');
  CREATE TYPE "public"."enum_settings_banner_tone" AS ENUM('information', 'warning', 'urgent');
  CREATE TYPE "public"."enum__settings_v_version_banner_tone" AS ENUM('information', 'warning', 'urgent');
  CREATE TYPE "public"."enum_navigation_right_menu_type" AS ENUM('search', 'bank-access', 'language');
  CREATE TYPE "public"."enum_navigation_footer_left_type" AS ENUM('links', 'social', 'apps');
  CREATE TYPE "public"."enum_navigation_footer_right_type" AS ENUM('links', 'social', 'apps');
  CREATE TYPE "public"."enum__navigation_v_version_right_menu_type" AS ENUM('search', 'bank-access', 'language');
  CREATE TYPE "public"."enum__navigation_v_version_footer_left_type" AS ENUM('links', 'social', 'apps');
  CREATE TYPE "public"."enum__navigation_v_version_footer_right_type" AS ENUM('links', 'social', 'apps');
  CREATE TYPE "public"."enum_home_sections_section" AS ENUM('highlights', 'services', 'products', 'vision', 'why', 'market', 'calculator', 'consultation', 'news', 'branches', 'app', 'group');
  CREATE TYPE "public"."enum_home_why_reasons_kind" AS ENUM('money', 'money-in-words', 'money-short', 'percent', 'percent-two-decimals', 'number', 'year', 'time', 'date');
  CREATE TYPE "public"."enum_home_popup_frequency" AS ENUM('every-visit', 'every-session', 'every-days', 'once');
  CREATE TYPE "public"."enum__home_v_version_sections_section" AS ENUM('highlights', 'services', 'products', 'vision', 'why', 'market', 'calculator', 'consultation', 'news', 'branches', 'app', 'group');
  CREATE TYPE "public"."enum__home_v_version_why_reasons_kind" AS ENUM('money', 'money-in-words', 'money-short', 'percent', 'percent-two-decimals', 'number', 'year', 'time', 'date');
  CREATE TYPE "public"."enum__home_v_version_popup_frequency" AS ENUM('every-visit', 'every-session', 'every-days', 'once');
  CREATE TYPE "public"."enum_calculators_loans_systems" AS ENUM('flat', 'effective', 'annuity');
  CREATE TYPE "public"."enum__calculators_v_version_loans_systems" AS ENUM('flat', 'effective', 'annuity');
  CREATE TYPE "public"."enum_market_rates_pull_format" AS ENUM('json', 'csv');
  CREATE TYPE "public"."enum_market_funds_pull_format" AS ENUM('json', 'csv');
  CREATE TYPE "public"."enum__market_v_version_rates_pull_format" AS ENUM('json', 'csv');
  CREATE TYPE "public"."enum__market_v_version_funds_pull_format" AS ENUM('json', 'csv');
  CREATE TYPE "public"."enum_service_notify_for" AS ENUM('customer-care', 'sales', 'business-banking', 'contact', 'complaint', 'product-registration', 'supply-chain-financing', 'msme-consultation', 'data-request');
  CREATE TYPE "public"."enum__service_v_version_notify_for" AS ENUM('customer-care', 'sales', 'business-banking', 'contact', 'complaint', 'product-registration', 'supply-chain-financing', 'msme-consultation', 'data-request');
  CREATE TABLE "news" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "topic" "enum_news_topic" DEFAULT 'company', "published_at" timestamp(3) with time zone, "cover_id" integer, "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "news_locales" ( "title" varchar, "summary" varchar, "body" jsonb, "meta_title" varchar, "meta_description" varchar, "withdrawn_because" varchar, "_status" "enum_news_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_news_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_topic" "enum__news_v_version_topic" DEFAULT 'company', "version_published_at" timestamp(3) with time zone, "version_cover_id" integer, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__news_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_news_v_locales" ( "version_title" varchar, "version_summary" varchar, "version_body" jsonb, "version_meta_title" varchar, "version_meta_description" varchar, "version_withdrawn_because" varchar, "version__status" "enum__news_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "guide_groups" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "icon" "enum_guide_groups_icon" DEFAULT 'book', "order" numeric DEFAULT 100, "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "guide_groups_locales" ( "title" varchar, "summary" varchar, "meta_title" varchar, "meta_description" varchar, "withdrawn_because" varchar, "_status" "enum_guide_groups_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_guide_groups_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_icon" "enum__guide_groups_v_version_icon" DEFAULT 'book', "version_order" numeric DEFAULT 100, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__guide_groups_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_guide_groups_v_locales" ( "version_title" varchar, "version_summary" varchar, "version_meta_title" varchar, "version_meta_description" varchar, "version_withdrawn_because" varchar, "version__status" "enum__guide_groups_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "guides" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "group_id" integer, "order" numeric DEFAULT 100, "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "guides_locales" ( "title" varchar, "summary" varchar, "body" jsonb, "meta_title" varchar, "meta_description" varchar, "withdrawn_because" varchar, "_status" "enum_guides_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_guides_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_group_id" integer, "version_order" numeric DEFAULT 100, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__guides_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_guides_v_locales" ( "version_title" varchar, "version_summary" varchar, "version_body" jsonb, "version_meta_title" varchar, "version_meta_description" varchar, "version_withdrawn_because" varchar, "version__status" "enum__guides_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "governance" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "category" "enum_governance_category" DEFAULT 'bodies', "order" numeric DEFAULT 100, "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "governance_locales" ( "title" varchar, "summary" varchar, "body" jsonb, "meta_title" varchar, "meta_description" varchar, "withdrawn_because" varchar, "_status" "enum_governance_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "governance_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "documents_id" integer );
  
  CREATE TABLE "_governance_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_category" "enum__governance_v_version_category" DEFAULT 'bodies', "version_order" numeric DEFAULT 100, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__governance_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_governance_v_locales" ( "version_title" varchar, "version_summary" varchar, "version_body" jsonb, "version_meta_title" varchar, "version_meta_description" varchar, "version_withdrawn_because" varchar, "version__status" "enum__governance_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_governance_v_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "documents_id" integer );
  
  CREATE TABLE "literacy" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "topic" "enum_literacy_topic" DEFAULT 'managing', "published_at" timestamp(3) with time zone, "cover_id" integer, "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "literacy_locales" ( "title" varchar, "summary" varchar, "body" jsonb, "meta_title" varchar, "meta_description" varchar, "withdrawn_because" varchar, "_status" "enum_literacy_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_literacy_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_topic" "enum__literacy_v_version_topic" DEFAULT 'managing', "version_published_at" timestamp(3) with time zone, "version_cover_id" integer, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__literacy_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_literacy_v_locales" ( "version_title" varchar, "version_summary" varchar, "version_body" jsonb, "version_meta_title" varchar, "version_meta_description" varchar, "version_withdrawn_because" varchar, "version__status" "enum__literacy_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "notices" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "kind" "enum_notices_kind" DEFAULT 'privacy', "version" varchar, "effective_from" varchar, "owner" varchar, "review_by" varchar, "created_by_id" integer, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "notices_locales" ( "title" varchar, "summary" varchar, "body" jsonb, "_status" "enum_notices_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_notices_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_kind" "enum__notices_v_version_kind" DEFAULT 'privacy', "version_version" varchar, "version_effective_from" varchar, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__notices_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_notices_v_locales" ( "version_title" varchar, "version_summary" varchar, "version_body" jsonb, "version__status" "enum__notices_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "blogs" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "published_at" timestamp(3) with time zone, "cover_id" integer, "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "blogs_locales" ( "title" varchar, "summary" varchar, "body" jsonb, "meta_title" varchar, "meta_description" varchar, "author" varchar, "withdrawn_because" varchar, "_status" "enum_blogs_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "blogs_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "tags_id" integer, "blogs_id" integer );
  
  CREATE TABLE "_blogs_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_published_at" timestamp(3) with time zone, "version_cover_id" integer, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__blogs_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_blogs_v_locales" ( "version_title" varchar, "version_summary" varchar, "version_body" jsonb, "version_meta_title" varchar, "version_meta_description" varchar, "version_author" varchar, "version_withdrawn_because" varchar, "version__status" "enum__blogs_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_blogs_v_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "tags_id" integer, "blogs_id" integer );
  
  CREATE TABLE "tags" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar NOT NULL, "order" numeric DEFAULT 100 NOT NULL, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "tags_locales" ( "title" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "branches_services" ( "order" integer NOT NULL, "parent_id" integer NOT NULL, "value" "enum_branches_services", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "branches_hours_days" ( "order" integer NOT NULL, "parent_id" varchar NOT NULL, "value" "enum_branches_hours_days", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "branches_hours" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "open" varchar, "close" varchar );
  
  CREATE TABLE "branches_special_days" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "date" varchar, "open" varchar, "close" varchar );
  
  CREATE TABLE "branches_special_days_locales" ( "reason" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "branches" ( "id" serial PRIMARY KEY NOT NULL, "address" varchar, "district" varchar, "postal_code" varchar, "city" varchar, "province" "enum_branches_province", "latitude" numeric, "longitude" numeric, "phone" varchar, "slug" varchar, "kind" "enum_branches_kind" DEFAULT 'branch', "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "branches_locales" ( "title" varchar, "meta_title" varchar, "meta_description" varchar, "withdrawn_because" varchar, "_status" "enum_branches_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_branches_v_version_services" ( "order" integer NOT NULL, "parent_id" integer NOT NULL, "value" "enum__branches_v_version_services", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "_branches_v_version_hours_days" ( "order" integer NOT NULL, "parent_id" integer NOT NULL, "value" "enum__branches_v_version_hours_days", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "_branches_v_version_hours" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "open" varchar, "close" varchar, "_uuid" varchar );
  
  CREATE TABLE "_branches_v_version_special_days" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "date" varchar, "open" varchar, "close" varchar, "_uuid" varchar );
  
  CREATE TABLE "_branches_v_version_special_days_locales" ( "reason" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_branches_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_address" varchar, "version_district" varchar, "version_postal_code" varchar, "version_city" varchar, "version_province" "enum__branches_v_version_province", "version_latitude" numeric, "version_longitude" numeric, "version_phone" varchar, "version_slug" varchar, "version_kind" "enum__branches_v_version_kind" DEFAULT 'branch', "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__branches_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_branches_v_locales" ( "version_title" varchar, "version_meta_title" varchar, "version_meta_description" varchar, "version_withdrawn_because" varchar, "version__status" "enum__branches_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "faqs" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "topic_id" integer, "order" numeric DEFAULT 100, "owner" varchar, "review_by" varchar, "created_by_id" integer, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "faqs_locales" ( "title" varchar, "answer" jsonb, "_status" "enum_faqs_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_faqs_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_topic_id" integer, "version_order" numeric DEFAULT 100, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__faqs_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_faqs_v_locales" ( "version_title" varchar, "version_answer" jsonb, "version__status" "enum__faqs_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "faq_topics" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar NOT NULL, "order" numeric DEFAULT 100 NOT NULL, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "faq_topics_locales" ( "title" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "careers" ( "id" serial PRIMARY KEY NOT NULL, "apply_via" varchar, "slug" varchar, "is_live" boolean DEFAULT true, "closes_on" varchar, "city" varchar, "province" "enum_careers_province", "employment" "enum_careers_employment" DEFAULT 'permanent', "field" "enum_careers_field" DEFAULT 'branches', "published_at" timestamp(3) with time zone, "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "careers_locales" ( "title" varchar, "summary" varchar, "description" jsonb, "requirements" jsonb, "meta_title" varchar, "meta_description" varchar, "withdrawn_because" varchar, "_status" "enum_careers_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_careers_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_apply_via" varchar, "version_slug" varchar, "version_is_live" boolean DEFAULT true, "version_closes_on" varchar, "version_city" varchar, "version_province" "enum__careers_v_version_province", "version_employment" "enum__careers_v_version_employment" DEFAULT 'permanent', "version_field" "enum__careers_v_version_field" DEFAULT 'branches', "version_published_at" timestamp(3) with time zone, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__careers_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_careers_v_locales" ( "version_title" varchar, "version_summary" varchar, "version_description" jsonb, "version_requirements" jsonb, "version_meta_title" varchar, "version_meta_description" varchar, "version_withdrawn_because" varchar, "version__status" "enum__careers_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "promotions_figures" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "name" varchar, "kind" "enum_promotions_figures_kind" DEFAULT 'money', "amount" numeric, "day" varchar );
  
  CREATE TABLE "promotions" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "category" "enum_promotions_category" DEFAULT 'savings', "from" timestamp(3) with time zone, "until" timestamp(3) with time zone, "is_quota_used" boolean DEFAULT false, "product_url" varchar, "cover_id" integer, "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "promotions_locales" ( "title" varchar, "summary" varchar, "body" jsonb, "terms" jsonb, "quota" varchar, "meta_title" varchar, "meta_description" varchar, "withdrawn_because" varchar, "_status" "enum_promotions_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_promotions_v_version_figures" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "name" varchar, "kind" "enum__promotions_v_version_figures_kind" DEFAULT 'money', "amount" numeric, "day" varchar, "_uuid" varchar );
  
  CREATE TABLE "_promotions_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_category" "enum__promotions_v_version_category" DEFAULT 'savings', "version_from" timestamp(3) with time zone, "version_until" timestamp(3) with time zone, "version_is_quota_used" boolean DEFAULT false, "version_product_url" varchar, "version_cover_id" integer, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__promotions_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_promotions_v_locales" ( "version_title" varchar, "version_summary" varchar, "version_body" jsonb, "version_terms" jsonb, "version_quota" varchar, "version_meta_title" varchar, "version_meta_description" varchar, "version_withdrawn_because" varchar, "version__status" "enum__promotions_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "products_figures" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "name" varchar, "kind" "enum_products_figures_kind" DEFAULT 'money', "amount" numeric, "day" varchar );
  
  CREATE TABLE "products_facts" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "_locale" "_locales" NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "label" varchar, "value" varchar );
  
  CREATE TABLE "products_benefits" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "_locale" "_locales" NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "icon" varchar, "title" varchar, "text" varchar );
  
  CREATE TABLE "products_tiers" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "from" numeric, "to" numeric, "annual_rate_percent" numeric );
  
  CREATE TABLE "products_fees" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "_locale" "_locales" NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "name" varchar, "amount" varchar, "note" varchar );
  
  CREATE TABLE "products_requirements" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "_locale" "_locales" NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "text" varchar );
  
  CREATE TABLE "products_steps" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "_locale" "_locales" NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "title" varchar, "text" varchar );
  
  CREATE TABLE "products" ( "id" serial PRIMARY KEY NOT NULL, "calculator_kind" "enum_products_calculator_kind", "calculator_loan" varchar, "calculator_annual_rate_percent" numeric, "calculator_system" "enum_products_calculator_system", "is_in_forms" boolean DEFAULT false, "document_id" integer, "slug" varchar, "type" "enum_products_type", "sub_type" varchar, "order" numeric DEFAULT 100, "cover_id" integer, "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "products_locales" ( "title" varchar, "tagline" varchar, "summary" varchar, "action_text" varchar, "action_url" varchar, "disclaimer" varchar, "blocks" jsonb, "meta_title" varchar, "meta_description" varchar, "withdrawn_because" varchar, "_status" "enum_products_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_products_v_version_figures" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "name" varchar, "kind" "enum__products_v_version_figures_kind" DEFAULT 'money', "amount" numeric, "day" varchar, "_uuid" varchar );
  
  CREATE TABLE "_products_v_version_facts" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "_locale" "_locales" NOT NULL, "id" serial PRIMARY KEY NOT NULL, "label" varchar, "value" varchar, "_uuid" varchar );
  
  CREATE TABLE "_products_v_version_benefits" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "_locale" "_locales" NOT NULL, "id" serial PRIMARY KEY NOT NULL, "icon" varchar, "title" varchar, "text" varchar, "_uuid" varchar );
  
  CREATE TABLE "_products_v_version_tiers" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "from" numeric, "to" numeric, "annual_rate_percent" numeric, "_uuid" varchar );
  
  CREATE TABLE "_products_v_version_fees" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "_locale" "_locales" NOT NULL, "id" serial PRIMARY KEY NOT NULL, "name" varchar, "amount" varchar, "note" varchar, "_uuid" varchar );
  
  CREATE TABLE "_products_v_version_requirements" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "_locale" "_locales" NOT NULL, "id" serial PRIMARY KEY NOT NULL, "text" varchar, "_uuid" varchar );
  
  CREATE TABLE "_products_v_version_steps" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "_locale" "_locales" NOT NULL, "id" serial PRIMARY KEY NOT NULL, "title" varchar, "text" varchar, "_uuid" varchar );
  
  CREATE TABLE "_products_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_calculator_kind" "enum__products_v_version_calculator_kind", "version_calculator_loan" varchar, "version_calculator_annual_rate_percent" numeric, "version_calculator_system" "enum__products_v_version_calculator_system", "version_is_in_forms" boolean DEFAULT false, "version_document_id" integer, "version_slug" varchar, "version_type" "enum__products_v_version_type", "version_sub_type" varchar, "version_order" numeric DEFAULT 100, "version_cover_id" integer, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__products_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_products_v_locales" ( "version_title" varchar, "version_tagline" varchar, "version_summary" varchar, "version_action_text" varchar, "version_action_url" varchar, "version_disclaimer" varchar, "version_blocks" jsonb, "version_meta_title" varchar, "version_meta_description" varchar, "version_withdrawn_because" varchar, "version__status" "enum__products_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "pages_figures" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "name" varchar, "kind" "enum_pages_figures_kind" DEFAULT 'money', "amount" numeric, "day" varchar );
  
  CREATE TABLE "pages" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "type" varchar, "sub_type" varchar, "layout" "enum_pages_layout" DEFAULT 'with-sidebar', "order" numeric DEFAULT 100, "owner" varchar, "review_by" varchar, "created_by_id" integer, "public_slug" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "pages_locales" ( "title" varchar, "summary" varchar, "blocks" jsonb, "meta_title" varchar, "meta_description" varchar, "withdrawn_because" varchar, "_status" "enum_pages_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_pages_v_version_figures" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "name" varchar, "kind" "enum__pages_v_version_figures_kind" DEFAULT 'money', "amount" numeric, "day" varchar, "_uuid" varchar );
  
  CREATE TABLE "_pages_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_type" varchar, "version_sub_type" varchar, "version_layout" "enum__pages_v_version_layout" DEFAULT 'with-sidebar', "version_order" numeric DEFAULT 100, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_public_slug" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__pages_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_pages_v_locales" ( "version_title" varchar, "version_summary" varchar, "version_blocks" jsonb, "version_meta_title" varchar, "version_meta_description" varchar, "version_withdrawn_because" varchar, "version__status" "enum__pages_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "media" ( "id" serial PRIMARY KEY NOT NULL, "decorative" boolean DEFAULT false, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "url" varchar, "thumbnail_u_r_l" varchar, "filename" varchar, "mime_type" varchar, "filesize" numeric, "width" numeric, "height" numeric, "focal_x" numeric, "focal_y" numeric, "sizes_avif480_url" varchar, "sizes_avif480_width" numeric, "sizes_avif480_height" numeric, "sizes_avif480_mime_type" varchar, "sizes_avif480_filesize" numeric, "sizes_avif480_filename" varchar, "sizes_webp480_url" varchar, "sizes_webp480_width" numeric, "sizes_webp480_height" numeric, "sizes_webp480_mime_type" varchar, "sizes_webp480_filesize" numeric, "sizes_webp480_filename" varchar, "sizes_avif960_url" varchar, "sizes_avif960_width" numeric, "sizes_avif960_height" numeric, "sizes_avif960_mime_type" varchar, "sizes_avif960_filesize" numeric, "sizes_avif960_filename" varchar, "sizes_webp960_url" varchar, "sizes_webp960_width" numeric, "sizes_webp960_height" numeric, "sizes_webp960_mime_type" varchar, "sizes_webp960_filesize" numeric, "sizes_webp960_filename" varchar, "sizes_avif1600_url" varchar, "sizes_avif1600_width" numeric, "sizes_avif1600_height" numeric, "sizes_avif1600_mime_type" varchar, "sizes_avif1600_filesize" numeric, "sizes_avif1600_filename" varchar, "sizes_webp1600_url" varchar, "sizes_webp1600_width" numeric, "sizes_webp1600_height" numeric, "sizes_webp1600_mime_type" varchar, "sizes_webp1600_filesize" numeric, "sizes_webp1600_filename" varchar );
  
  CREATE TABLE "media_locales" ( "alt" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "documents" ( "id" serial PRIMARY KEY NOT NULL, "digest" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "url" varchar, "thumbnail_u_r_l" varchar, "filename" varchar, "mime_type" varchar, "filesize" numeric, "width" numeric, "height" numeric );
  
  CREATE TABLE "documents_locales" ( "title" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "document_files" ( "id" serial PRIMARY KEY NOT NULL, "name" varchar NOT NULL, "digest" varchar NOT NULL, "bytes" numeric NOT NULL, "by" varchar, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "people" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "board" "enum_people_board" DEFAULT 'director', "order" numeric DEFAULT 100, "portrait_id" integer, "owner" varchar, "review_by" varchar, "created_by_id" integer, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "people_locales" ( "title" varchar, "position" varchar, "body" jsonb, "_status" "enum_people_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_people_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_board" "enum__people_v_version_board" DEFAULT 'director', "version_order" numeric DEFAULT 100, "version_portrait_id" integer, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__people_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_people_v_locales" ( "version_title" varchar, "version_position" varchar, "version_body" jsonb, "version__status" "enum__people_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "group_companies" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar, "order" numeric DEFAULT 100, "logo_id" integer, "owner" varchar, "review_by" varchar, "created_by_id" integer, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "group_companies_locales" ( "title" varchar, "text" varchar, "url" varchar, "_status" "enum_group_companies_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_group_companies_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_slug" varchar, "version_order" numeric DEFAULT 100, "version_logo_id" integer, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__group_companies_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_group_companies_v_locales" ( "version_title" varchar, "version_text" varchar, "version_url" varchar, "version__status" "enum__group_companies_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "reports" ( "id" serial PRIMARY KEY NOT NULL, "kind" "enum_reports_kind" DEFAULT 'quarterly', "position_date" varchar, "audit_status" "enum_reports_audit_status" DEFAULT 'unaudited', "file_id" integer, "slug" varchar, "published_on" varchar, "first_published_at" timestamp(3) with time zone, "owner" varchar, "review_by" varchar, "created_by_id" integer, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "reports_locales" ( "title" varchar, "_status" "enum_reports_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_reports_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_kind" "enum__reports_v_version_kind" DEFAULT 'quarterly', "version_position_date" varchar, "version_audit_status" "enum__reports_v_version_audit_status" DEFAULT 'unaudited', "version_file_id" integer, "version_slug" varchar, "version_published_on" varchar, "version_first_published_at" timestamp(3) with time zone, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__reports_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_reports_v_locales" ( "version_title" varchar, "version__status" "enum__reports_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "complaint_reports_rows" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "category" "enum_complaint_reports_rows_category", "received" numeric, "settled_in_time" numeric, "settled_late" numeric, "in_progress" numeric );
  
  CREATE TABLE "complaint_reports" ( "id" serial PRIMARY KEY NOT NULL, "year" numeric, "file_id" integer, "slug" varchar, "owner" varchar, "review_by" varchar, "created_by_id" integer, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "complaint_reports_locales" ( "title" varchar, "_status" "enum_complaint_reports_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_complaint_reports_v_version_rows" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "category" "enum__complaint_reports_v_version_rows_category", "received" numeric, "settled_in_time" numeric, "settled_late" numeric, "in_progress" numeric, "_uuid" varchar );
  
  CREATE TABLE "_complaint_reports_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_year" numeric, "version_file_id" integer, "version_slug" varchar, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__complaint_reports_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_complaint_reports_v_locales" ( "version_title" varchar, "version__status" "enum__complaint_reports_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "lending_rates_rates" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "segment_id" integer, "cost_of_funds" numeric, "overhead" numeric, "margin" numeric );
  
  CREATE TABLE "lending_rates" ( "id" serial PRIMARY KEY NOT NULL, "valid_from" varchar, "file_id" integer, "slug" varchar, "owner" varchar, "review_by" varchar, "created_by_id" integer, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "lending_rates_locales" ( "title" varchar, "_status" "enum_lending_rates_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_lending_rates_v_version_rates" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "segment_id" integer, "cost_of_funds" numeric, "overhead" numeric, "margin" numeric, "_uuid" varchar );
  
  CREATE TABLE "_lending_rates_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_valid_from" varchar, "version_file_id" integer, "version_slug" varchar, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__lending_rates_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_lending_rates_v_locales" ( "version_title" varchar, "version__status" "enum__lending_rates_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "lending_segments" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar NOT NULL, "order" numeric DEFAULT 100 NOT NULL, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "lending_segments_locales" ( "title" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "guarantee_rates" ( "id" serial PRIMARY KEY NOT NULL, "valid_from" varchar, "valid_to" varchar, "rupiah" numeric, "foreign" numeric, "rural" numeric, "slug" varchar, "owner" varchar, "review_by" varchar, "created_by_id" integer, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "deleted_at" timestamp(3) with time zone );
  
  CREATE TABLE "guarantee_rates_locales" ( "title" varchar, "_status" "enum_guarantee_rates_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_guarantee_rates_v" ( "id" serial PRIMARY KEY NOT NULL, "parent_id" integer, "version_valid_from" varchar, "version_valid_to" varchar, "version_rupiah" numeric, "version_foreign" numeric, "version_rural" numeric, "version_slug" varchar, "version_owner" varchar, "version_review_by" varchar, "version_created_by_id" integer, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "version_deleted_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "snapshot" boolean, "published_locale" "enum__guarantee_rates_v_published_locale", "latest" boolean, "autosave" boolean );
  
  CREATE TABLE "_guarantee_rates_v_locales" ( "version_title" varchar, "version__status" "enum__guarantee_rates_v_version_status" DEFAULT 'draft', "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "cases_clock_requests" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "requested_at" timestamp(3) with time zone NOT NULL, "received_at" timestamp(3) with time zone, "lapsed_at" timestamp(3) with time zone );
  
  CREATE TABLE "cases" ( "id" serial PRIMARY KEY NOT NULL, "sender_name" varchar NOT NULL, "sender_email" varchar, "sender_phone" varchar NOT NULL, "sender_email_key" varchar, "sender_phone_key" varchar, "due_at" timestamp(3) with time zone, "clock_channel" "enum_cases_clock_channel", "clock_kind" "enum_cases_clock_kind", "clock_filed_in_writing_at" timestamp(3) with time zone, "clock_documents_complete_at" timestamp(3) with time zone, "clock_waiting_until" timestamp(3) with time zone, "clock_extension_reason" "enum_cases_clock_extension_reason", "clock_extension_working_days" numeric, "clock_extension_noticed_at" timestamp(3) with time zone, "clock_extension_proof" varchar, "clock_inherited_due_at" timestamp(3) with time zone, "clock_inherited_at" timestamp(3) with time zone, "clock_answered_at" timestamp(3) with time zone, "clock_appealed_at" timestamp(3) with time zone, "clock_appeal_answered_at" timestamp(3) with time zone, "answers" jsonb NOT NULL, "form" "enum_cases_form" NOT NULL, "status" "enum_cases_status" DEFAULT 'new' NOT NULL, "assignee_id" integer, "merged_into_id" integer, "first_read_at" timestamp(3) with time zone, "closed_at" timestamp(3) with time zone, "finished_at" timestamp(3) with time zone, "working_days" numeric, "hours" numeric, "is_in_time" boolean, "erase_after" timestamp(3) with time zone, "legal_hold" boolean DEFAULT false, "legal_hold_reason" varchar, "ticket" varchar NOT NULL, "received_at" timestamp(3) with time zone NOT NULL, "arrived_by" "enum_cases_arrived_by" DEFAULT 'site' NOT NULL, "locale" "enum_cases_locale" NOT NULL, "consent_notice_version" varchar, "consent_notice_locale" "enum_cases_consent_notice_locale", "consent_at" timestamp(3) with time zone, "idempotency_key" varchar NOT NULL, "content_key" varchar, "captcha" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "case_events" ( "id" serial PRIMARY KEY NOT NULL, "case_id" integer NOT NULL, "kind" "enum_case_events_kind" NOT NULL, "at" timestamp(3) with time zone NOT NULL, "author_id" integer, "author_name" varchar, "field" varchar, "from" varchar, "to" varchar, "note" varchar );
  
  CREATE TABLE "case_replies" ( "id" serial PRIMARY KEY NOT NULL, "case_id" integer NOT NULL, "key" varchar NOT NULL, "message_id" varchar NOT NULL, "locale" "enum_case_replies_locale" NOT NULL, "subject" varchar NOT NULL, "body" varchar NOT NULL, "author_id" integer, "author_name" varchar, "sent_at" timestamp(3) with time zone, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "reply_templates_forms" ( "order" integer NOT NULL, "parent_id" integer NOT NULL, "value" "enum_reply_templates_forms", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "reply_templates" ( "id" serial PRIMARY KEY NOT NULL, "indonesian_subject" varchar NOT NULL, "indonesian_body" varchar NOT NULL, "english_subject" varchar NOT NULL, "english_body" varchar NOT NULL, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "reply_templates_locales" ( "name" varchar NOT NULL, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "case_statistics" ( "id" serial PRIMARY KEY NOT NULL, "form" varchar NOT NULL, "received_month" varchar NOT NULL, "closed_month" varchar, "kind" varchar, "product" varchar, "status" varchar NOT NULL, "working_days" numeric, "hours" numeric, "is_in_time" boolean );
  
  CREATE TABLE "attachments" ( "id" serial PRIMARY KEY NOT NULL, "case_id" integer, "key" varchar NOT NULL, "digest" varchar, "form" varchar NOT NULL, "name" varchar NOT NULL, "format" "enum_attachments_format" NOT NULL, "bytes" numeric NOT NULL, "scan" "enum_attachments_scan" NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "audit_log" ( "id" serial PRIMARY KEY NOT NULL, "sequence" numeric NOT NULL, "at" timestamp(3) with time zone NOT NULL, "actor" numeric, "actor_name" varchar, "action" varchar NOT NULL, "collection" varchar, "document" varchar, "label" varchar, "field" varchar, "from" varchar, "to" varchar, "key_id" varchar NOT NULL, "previous_hash" varchar NOT NULL, "hash" varchar NOT NULL );
  
  CREATE TABLE "redirects" ( "id" serial PRIMARY KEY NOT NULL, "from" varchar NOT NULL, "to" varchar NOT NULL, "status" "enum_redirects_status" DEFAULT 'permanent' NOT NULL, "note" varchar, "is_automatic" boolean DEFAULT false, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "currencies_rate_types" ( "order" integer NOT NULL, "parent_id" integer NOT NULL, "value" "enum_currencies_rate_types", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "currencies" ( "id" serial PRIMARY KEY NOT NULL, "code" varchar NOT NULL, "unit" "enum_currencies_unit" DEFAULT '1' NOT NULL, "digits" numeric DEFAULT 2 NOT NULL, "flag" varchar NOT NULL, "position" numeric DEFAULT 100 NOT NULL, "is_shown" boolean DEFAULT true, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "currencies_locales" ( "name" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "exchange_quotes" ( "id" serial PRIMARY KEY NOT NULL, "currency" varchar NOT NULL, "rate_type" "enum_exchange_quotes_rate_type" NOT NULL, "buy" numeric NOT NULL, "sell" numeric NOT NULL, "valid_from" timestamp(3) with time zone, "published_at" timestamp(3) with time zone NOT NULL, "withdrawn_at" timestamp(3) with time zone, "sheet_id" integer );
  
  CREATE TABLE "funds" ( "id" serial PRIMARY KEY NOT NULL, "slug" varchar NOT NULL, "kind" "enum_funds_kind" NOT NULL, "risk" "enum_funds_risk" NOT NULL, "manager" varchar NOT NULL, "custodian" varchar NOT NULL, "inception_date" varchar NOT NULL, "currency" "enum_funds_currency" DEFAULT 'IDR' NOT NULL, "position" numeric DEFAULT 100 NOT NULL, "is_shown" boolean DEFAULT true, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "funds_locales" ( "name" varchar, "benchmark" varchar, "fact_sheet_url" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "fund_values" ( "id" serial PRIMARY KEY NOT NULL, "fund_id" integer NOT NULL, "date" varchar NOT NULL, "value" numeric NOT NULL, "sheet_id" integer, "corrections" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "holidays" ( "id" serial PRIMARY KEY NOT NULL, "date" varchar NOT NULL, "closes_banks" boolean DEFAULT true, "closes_exchange" boolean DEFAULT true, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "holidays_locales" ( "name" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "market_sheets" ( "id" serial PRIMARY KEY NOT NULL, "kind" "enum_market_sheets_kind" NOT NULL, "source" "enum_market_sheets_source" NOT NULL, "state" "enum_market_sheets_state" NOT NULL, "key" varchar, "fingerprint" varchar, "valid_from" timestamp(3) with time zone, "seen_at" timestamp(3) with time zone, "lines" jsonb NOT NULL, "issues" jsonb, "entered_by_id" integer, "source_set_by_id" integer, "decided_by_id" integer, "decided_at" timestamp(3) with time zone, "withdrawn_by_id" integer, "withdrawn_at" timestamp(3) with time zone, "correction_reason" varchar, "reason" varchar, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "users_roles" ( "order" integer NOT NULL, "parent_id" integer NOT NULL, "value" "enum_users_roles", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "users_sessions" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "created_at" timestamp(3) with time zone, "expires_at" timestamp(3) with time zone NOT NULL );
  
  CREATE TABLE "users" ( "id" serial PRIMARY KEY NOT NULL, "name" varchar NOT NULL, "second_factor_since" timestamp(3) with time zone, "invited_at" timestamp(3) with time zone, "identity" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "email" varchar NOT NULL, "reset_password_token" varchar, "reset_password_expiration" timestamp(3) with time zone, "salt" varchar, "hash" varchar, "reset_password_requested_at" timestamp(3) with time zone, "login_attempts" numeric DEFAULT 0, "lock_until" timestamp(3) with time zone );
  
  CREATE TABLE "second_factors" ( "id" serial PRIMARY KEY NOT NULL, "user_id" integer NOT NULL, "secret" varchar, "pending_secret" varchar, "last_step" numeric, "attempts" numeric DEFAULT 0 NOT NULL, "locked_until" numeric, "recovery_codes" varchar );
  
  CREATE TABLE "sign_ins" ( "id" serial PRIMARY KEY NOT NULL, "session" varchar NOT NULL, "user_id" integer NOT NULL, "started_at" timestamp(3) with time zone NOT NULL, "method" "enum_sign_ins_method" NOT NULL, "device" varchar, "second_factor_at" timestamp(3) with time zone );
  
  CREATE TABLE "search_statistics" ( "id" serial PRIMARY KEY NOT NULL, "day" varchar NOT NULL, "language" varchar NOT NULL, "query" varchar NOT NULL, "searches" numeric NOT NULL, "without_result" numeric NOT NULL );
  
  CREATE TABLE "search_click_statistics" ( "id" serial PRIMARY KEY NOT NULL, "day" varchar NOT NULL, "language" varchar NOT NULL, "query" varchar NOT NULL, "path" varchar NOT NULL, "clicks" numeric NOT NULL );
  
  CREATE TABLE "search_count_batches" ( "id" serial PRIMARY KEY NOT NULL, "batch" varchar NOT NULL, "day" varchar NOT NULL );
  
  CREATE TABLE "cache_tags" ( "id" serial PRIMARY KEY NOT NULL, "tag" varchar NOT NULL, "version" numeric DEFAULT 0 NOT NULL );
  
  CREATE TABLE "item_texts" ( "id" serial PRIMARY KEY NOT NULL, "collection" varchar NOT NULL, "item" numeric NOT NULL, "locale" varchar NOT NULL, "revision" numeric NOT NULL, "format" numeric NOT NULL, "is_removed" boolean DEFAULT false NOT NULL, "slug" varchar, "language" varchar, "title" varchar, "summary" varchar, "headings" varchar, "body" varchar, "place" jsonb, "published_at" varchar, "found_from" varchar, "found_until" varchar );
  
  CREATE TABLE "document_texts" ( "id" serial PRIMARY KEY NOT NULL, "digest" varchar NOT NULL, "format" numeric NOT NULL, "text" varchar );
  
  CREATE TABLE "payload_kv" ( "id" serial PRIMARY KEY NOT NULL, "key" varchar NOT NULL, "data" jsonb NOT NULL );
  
  CREATE TABLE "payload_jobs_log" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "executed_at" timestamp(3) with time zone NOT NULL, "completed_at" timestamp(3) with time zone NOT NULL, "task_slug" "enum_payload_jobs_log_task_slug" NOT NULL, "task_i_d" varchar NOT NULL, "input" jsonb, "output" jsonb, "state" "enum_payload_jobs_log_state" NOT NULL, "error" jsonb );
  
  CREATE TABLE "payload_jobs" ( "id" serial PRIMARY KEY NOT NULL, "input" jsonb, "completed_at" timestamp(3) with time zone, "total_tried" numeric DEFAULT 0, "has_error" boolean DEFAULT false, "error" jsonb, "task_slug" "enum_payload_jobs_task_slug", "queue" varchar DEFAULT 'default', "wait_until" timestamp(3) with time zone, "processing" boolean DEFAULT false, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "payload_locked_documents" ( "id" serial PRIMARY KEY NOT NULL, "global_slug" varchar, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "payload_locked_documents_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "news_id" integer, "guide_groups_id" integer, "guides_id" integer, "governance_id" integer, "literacy_id" integer, "notices_id" integer, "blogs_id" integer, "tags_id" integer, "branches_id" integer, "faqs_id" integer, "faq_topics_id" integer, "careers_id" integer, "promotions_id" integer, "products_id" integer, "pages_id" integer, "media_id" integer, "documents_id" integer, "document_files_id" integer, "people_id" integer, "group_companies_id" integer, "reports_id" integer, "complaint_reports_id" integer, "lending_rates_id" integer, "lending_segments_id" integer, "guarantee_rates_id" integer, "cases_id" integer, "case_events_id" integer, "case_replies_id" integer, "reply_templates_id" integer, "case_statistics_id" integer, "attachments_id" integer, "redirects_id" integer, "currencies_id" integer, "exchange_quotes_id" integer, "funds_id" integer, "fund_values_id" integer, "holidays_id" integer, "market_sheets_id" integer, "users_id" integer, "second_factors_id" integer, "sign_ins_id" integer, "cache_tags_id" integer, "item_texts_id" integer, "document_texts_id" integer );
  
  CREATE TABLE "payload_preferences" ( "id" serial PRIMARY KEY NOT NULL, "key" varchar, "value" jsonb, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "payload_preferences_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "users_id" integer );
  
  CREATE TABLE "payload_migrations" ( "id" serial PRIMARY KEY NOT NULL, "name" varchar, "batch" numeric, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "settings" ( "id" serial PRIMARY KEY NOT NULL, "bank_name" varchar NOT NULL, "logo_id" integer, "parent_name" varchar NOT NULL, "parent_short_name" varchar NOT NULL, "head_office_phone" varchar NOT NULL, "head_office_email" varchar NOT NULL, "is_demonstration" boolean DEFAULT false, "banner_is_on" boolean DEFAULT false, "banner_tone" "enum_settings_banner_tone" DEFAULT 'information' NOT NULL, "banner_is_dismissible" boolean DEFAULT true, "banner_from" timestamp(3) with time zone, "banner_until" timestamp(3) with time zone, "maintenance_is_on" boolean DEFAULT false, "maintenance_expected_end" timestamp(3) with time zone, "last_save" jsonb, "updated_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone );
  
  CREATE TABLE "settings_locales" ( "tagline" varchar, "description" varchar, "parent_description" varchar, "parent_url" varchar, "head_office_address" varchar, "licence_statement" varchar, "deposit_guarantee_note" varchar, "deposit_guarantee_link_text" varchar, "deposit_guarantee_url" varchar, "login_url" varchar, "register_url" varchar, "banner_text" varchar, "banner_link_text" varchar, "banner_link_url" varchar, "banner_is_still_right" boolean DEFAULT false, "banner_translated_from" varchar, "maintenance_message" varchar, "maintenance_is_still_right" boolean DEFAULT false, "maintenance_translated_from" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_settings_v" ( "id" serial PRIMARY KEY NOT NULL, "version_bank_name" varchar NOT NULL, "version_logo_id" integer, "version_parent_name" varchar NOT NULL, "version_parent_short_name" varchar NOT NULL, "version_head_office_phone" varchar NOT NULL, "version_head_office_email" varchar NOT NULL, "version_is_demonstration" boolean DEFAULT false, "version_banner_is_on" boolean DEFAULT false, "version_banner_tone" "enum__settings_v_version_banner_tone" DEFAULT 'information' NOT NULL, "version_banner_is_dismissible" boolean DEFAULT true, "version_banner_from" timestamp(3) with time zone, "version_banner_until" timestamp(3) with time zone, "version_maintenance_is_on" boolean DEFAULT false, "version_maintenance_expected_end" timestamp(3) with time zone, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "_settings_v_locales" ( "version_tagline" varchar, "version_description" varchar, "version_parent_description" varchar, "version_parent_url" varchar, "version_head_office_address" varchar, "version_licence_statement" varchar, "version_deposit_guarantee_note" varchar, "version_deposit_guarantee_link_text" varchar, "version_deposit_guarantee_url" varchar, "version_login_url" varchar, "version_register_url" varchar, "version_banner_text" varchar, "version_banner_link_text" varchar, "version_banner_link_url" varchar, "version_banner_is_still_right" boolean DEFAULT false, "version_banner_translated_from" varchar, "version_maintenance_message" varchar, "version_maintenance_is_still_right" boolean DEFAULT false, "version_maintenance_translated_from" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "navigation_left_menu_columns_links" ( "_order" integer NOT NULL, "_parent_id" varchar NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "icon" varchar );
  
  CREATE TABLE "navigation_left_menu_columns_links_locales" ( "text" varchar, "url" varchar, "description" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "navigation_left_menu_columns" ( "_order" integer NOT NULL, "_parent_id" varchar NOT NULL, "id" varchar PRIMARY KEY NOT NULL );
  
  CREATE TABLE "navigation_left_menu_columns_locales" ( "title" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "navigation_left_menu" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL );
  
  CREATE TABLE "navigation_left_menu_locales" ( "text" varchar, "url" varchar, "offer_title" varchar, "offer_text" varchar, "offer_url" varchar, "offer_action" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "navigation_right_menu_sub_types" ( "_order" integer NOT NULL, "_parent_id" varchar NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "icon" varchar NOT NULL, "language_code" varchar );
  
  CREATE TABLE "navigation_right_menu_sub_types_locales" ( "text" varchar, "url" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "navigation_right_menu" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "type" "enum_navigation_right_menu_type" NOT NULL, "slug" varchar NOT NULL, "icon_width" numeric DEFAULT 20 NOT NULL );
  
  CREATE TABLE "navigation_right_menu_locales" ( "icon" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "navigation_footer_left_items" ( "_order" integer NOT NULL, "_parent_id" varchar NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "icon" varchar );
  
  CREATE TABLE "navigation_footer_left_items_locales" ( "text" varchar, "url" varchar, "description" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "navigation_footer_left" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "type" "enum_navigation_footer_left_type" DEFAULT 'links' NOT NULL );
  
  CREATE TABLE "navigation_footer_left_locales" ( "title" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "navigation_footer_right_items" ( "_order" integer NOT NULL, "_parent_id" varchar NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "icon" varchar );
  
  CREATE TABLE "navigation_footer_right_items_locales" ( "text" varchar, "url" varchar, "description" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "navigation_footer_right" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "type" "enum_navigation_footer_right_type" DEFAULT 'links' NOT NULL );
  
  CREATE TABLE "navigation_footer_right_locales" ( "title" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "navigation" ( "id" serial PRIMARY KEY NOT NULL, "last_save" jsonb, "updated_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone );
  
  CREATE TABLE "_navigation_v_version_left_menu_columns_links" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "icon" varchar, "_uuid" varchar );
  
  CREATE TABLE "_navigation_v_version_left_menu_columns_links_locales" ( "text" varchar, "url" varchar, "description" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_navigation_v_version_left_menu_columns" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_navigation_v_version_left_menu_columns_locales" ( "title" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_navigation_v_version_left_menu" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_navigation_v_version_left_menu_locales" ( "text" varchar, "url" varchar, "offer_title" varchar, "offer_text" varchar, "offer_url" varchar, "offer_action" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_navigation_v_version_right_menu_sub_types" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "icon" varchar NOT NULL, "language_code" varchar, "_uuid" varchar );
  
  CREATE TABLE "_navigation_v_version_right_menu_sub_types_locales" ( "text" varchar, "url" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_navigation_v_version_right_menu" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "type" "enum__navigation_v_version_right_menu_type" NOT NULL, "slug" varchar NOT NULL, "icon_width" numeric DEFAULT 20 NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_navigation_v_version_right_menu_locales" ( "icon" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_navigation_v_version_footer_left_items" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "icon" varchar, "_uuid" varchar );
  
  CREATE TABLE "_navigation_v_version_footer_left_items_locales" ( "text" varchar, "url" varchar, "description" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_navigation_v_version_footer_left" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "type" "enum__navigation_v_version_footer_left_type" DEFAULT 'links' NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_navigation_v_version_footer_left_locales" ( "title" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_navigation_v_version_footer_right_items" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "icon" varchar, "_uuid" varchar );
  
  CREATE TABLE "_navigation_v_version_footer_right_items_locales" ( "text" varchar, "url" varchar, "description" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_navigation_v_version_footer_right" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "type" "enum__navigation_v_version_footer_right_type" DEFAULT 'links' NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_navigation_v_version_footer_right_locales" ( "title" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_navigation_v" ( "id" serial PRIMARY KEY NOT NULL, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "home_sections" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "section" "enum_home_sections_section" NOT NULL, "is_shown" boolean DEFAULT true );
  
  CREATE TABLE "home_highlights_shortcuts" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "icon" varchar NOT NULL );
  
  CREATE TABLE "home_highlights_shortcuts_locales" ( "title" varchar, "text" varchar, "url" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "home_services_tiles" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "icon" varchar NOT NULL );
  
  CREATE TABLE "home_services_tiles_locales" ( "title" varchar, "text" varchar, "url" varchar, "action" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "home_why_reasons" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "kind" "enum_home_why_reasons_kind" DEFAULT 'money' NOT NULL, "amount" numeric, "day" varchar );
  
  CREATE TABLE "home_why_reasons_locales" ( "unit" varchar, "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "home_consultation_points" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "icon" varchar NOT NULL );
  
  CREATE TABLE "home_consultation_points_locales" ( "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "home" ( "id" serial PRIMARY KEY NOT NULL, "popup_is_on" boolean DEFAULT false, "popup_picture_id" integer, "popup_frequency" "enum_home_popup_frequency" DEFAULT 'every-session' NOT NULL, "popup_every_days" numeric DEFAULT 7, "popup_from" timestamp(3) with time zone, "popup_until" timestamp(3) with time zone, "last_save" jsonb, "updated_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone );
  
  CREATE TABLE "home_locales" ( "hero_eyebrow" varchar, "hero_headline" varchar, "hero_lead" varchar, "hero_primary_text" varchar, "hero_primary_url" varchar, "hero_secondary_text" varchar, "hero_secondary_url" varchar, "sample_loan_title" varchar, "sample_loan_disclaimer" varchar, "promotions_eyebrow" varchar, "promotions_title" varchar, "services_eyebrow" varchar, "services_title" varchar, "products_eyebrow" varchar, "products_title" varchar, "vision_eyebrow" varchar, "vision_sentence" varchar, "vision_highlight" varchar, "why_eyebrow" varchar, "why_title" varchar, "consultation_eyebrow" varchar, "consultation_title" varchar, "consultation_text" varchar, "consultation_action_text" varchar, "consultation_action_url" varchar, "news_eyebrow" varchar, "news_title" varchar, "branches_eyebrow" varchar, "branches_title" varchar, "branches_text" varchar, "app_eyebrow" varchar, "app_title" varchar, "app_text" varchar, "app_url" varchar, "group_text" varchar, "group_action_text" varchar, "group_action_url" varchar, "popup_title" varchar, "popup_text" varchar, "popup_action_text" varchar, "popup_action_url" varchar, "popup_is_still_right" boolean DEFAULT false, "popup_translated_from" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "home_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "products_id" integer );
  
  CREATE TABLE "_home_v_version_sections" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "section" "enum__home_v_version_sections_section" NOT NULL, "is_shown" boolean DEFAULT true, "_uuid" varchar );
  
  CREATE TABLE "_home_v_version_highlights_shortcuts" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "icon" varchar NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_home_v_version_highlights_shortcuts_locales" ( "title" varchar, "text" varchar, "url" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_home_v_version_services_tiles" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "icon" varchar NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_home_v_version_services_tiles_locales" ( "title" varchar, "text" varchar, "url" varchar, "action" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_home_v_version_why_reasons" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "kind" "enum__home_v_version_why_reasons_kind" DEFAULT 'money' NOT NULL, "amount" numeric, "day" varchar, "_uuid" varchar );
  
  CREATE TABLE "_home_v_version_why_reasons_locales" ( "unit" varchar, "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_home_v_version_consultation_points" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "icon" varchar NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_home_v_version_consultation_points_locales" ( "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_home_v" ( "id" serial PRIMARY KEY NOT NULL, "version_popup_is_on" boolean DEFAULT false, "version_popup_picture_id" integer, "version_popup_frequency" "enum__home_v_version_popup_frequency" DEFAULT 'every-session' NOT NULL, "version_popup_every_days" numeric DEFAULT 7, "version_popup_from" timestamp(3) with time zone, "version_popup_until" timestamp(3) with time zone, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "_home_v_locales" ( "version_hero_eyebrow" varchar, "version_hero_headline" varchar, "version_hero_lead" varchar, "version_hero_primary_text" varchar, "version_hero_primary_url" varchar, "version_hero_secondary_text" varchar, "version_hero_secondary_url" varchar, "version_sample_loan_title" varchar, "version_sample_loan_disclaimer" varchar, "version_promotions_eyebrow" varchar, "version_promotions_title" varchar, "version_services_eyebrow" varchar, "version_services_title" varchar, "version_products_eyebrow" varchar, "version_products_title" varchar, "version_vision_eyebrow" varchar, "version_vision_sentence" varchar, "version_vision_highlight" varchar, "version_why_eyebrow" varchar, "version_why_title" varchar, "version_consultation_eyebrow" varchar, "version_consultation_title" varchar, "version_consultation_text" varchar, "version_consultation_action_text" varchar, "version_consultation_action_url" varchar, "version_news_eyebrow" varchar, "version_news_title" varchar, "version_branches_eyebrow" varchar, "version_branches_title" varchar, "version_branches_text" varchar, "version_app_eyebrow" varchar, "version_app_title" varchar, "version_app_text" varchar, "version_app_url" varchar, "version_group_text" varchar, "version_group_action_text" varchar, "version_group_action_url" varchar, "version_popup_title" varchar, "version_popup_text" varchar, "version_popup_action_text" varchar, "version_popup_action_url" varchar, "version_popup_is_still_right" boolean DEFAULT false, "version_popup_translated_from" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_home_v_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "products_id" integer );
  
  CREATE TABLE "about_missions" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL );
  
  CREATE TABLE "about_missions_locales" ( "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "about_history" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "year" varchar NOT NULL );
  
  CREATE TABLE "about_history_locales" ( "title" varchar, "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "about" ( "id" serial PRIMARY KEY NOT NULL, "structure_picture_id" integer, "last_save" jsonb, "updated_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone );
  
  CREATE TABLE "about_locales" ( "headline" varchar, "lead" varchar, "company_title" varchar, "company" varchar, "vision" varchar, "structure" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_about_v_version_missions" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_about_v_version_missions_locales" ( "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_about_v_version_history" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "year" varchar NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_about_v_version_history_locales" ( "title" varchar, "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_about_v" ( "id" serial PRIMARY KEY NOT NULL, "version_structure_picture_id" integer, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "_about_v_locales" ( "version_headline" varchar, "version_lead" varchar, "version_company_title" varchar, "version_company" varchar, "version_vision" varchar, "version_structure" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "search_popular" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL );
  
  CREATE TABLE "search_popular_locales" ( "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "search_promoted" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "queries" varchar NOT NULL, "path" varchar );
  
  CREATE TABLE "search_promoted_locales" ( "title" varchar, "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "search_synonyms" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "words" varchar NOT NULL, "means" varchar );
  
  CREATE TABLE "search" ( "id" serial PRIMARY KEY NOT NULL, "last_save" jsonb, "updated_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone );
  
  CREATE TABLE "search_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "blogs_id" integer, "news_id" integer, "guide_groups_id" integer, "guides_id" integer, "governance_id" integer, "literacy_id" integer, "branches_id" integer, "careers_id" integer, "promotions_id" integer, "products_id" integer, "pages_id" integer );
  
  CREATE TABLE "_search_v_version_popular" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_search_v_version_popular_locales" ( "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_search_v_version_promoted" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "queries" varchar NOT NULL, "path" varchar, "_uuid" varchar );
  
  CREATE TABLE "_search_v_version_promoted_locales" ( "title" varchar, "text" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_search_v_version_synonyms" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "words" varchar NOT NULL, "means" varchar, "_uuid" varchar );
  
  CREATE TABLE "_search_v" ( "id" serial PRIMARY KEY NOT NULL, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "_search_v_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "blogs_id" integer, "news_id" integer, "guide_groups_id" integer, "guides_id" integer, "governance_id" integer, "literacy_id" integer, "branches_id" integer, "careers_id" integer, "promotions_id" integer, "products_id" integer, "pages_id" integer );
  
  CREATE TABLE "calculators_loans_systems" ( "order" integer NOT NULL, "parent_id" varchar NOT NULL, "value" "enum_calculators_loans_systems", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "calculators_loans" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "slug" varchar NOT NULL, "principal_least" numeric NOT NULL, "principal_initial" numeric NOT NULL, "principal_most" numeric NOT NULL, "years_least" numeric NOT NULL, "years_initial" numeric NOT NULL, "years_most" numeric NOT NULL, "annual_rate_percent_least" numeric NOT NULL, "annual_rate_percent_initial" numeric NOT NULL, "annual_rate_percent_most" numeric NOT NULL );
  
  CREATE TABLE "calculators_loans_locales" ( "name" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" varchar NOT NULL );
  
  CREATE TABLE "calculators_time_deposit_terms" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "months" numeric NOT NULL, "annual_rate_percent" numeric NOT NULL );
  
  CREATE TABLE "calculators" ( "id" serial PRIMARY KEY NOT NULL, "savings_goal_target_least" numeric NOT NULL, "savings_goal_target_initial" numeric NOT NULL, "savings_goal_target_most" numeric NOT NULL, "savings_goal_initial_least" numeric NOT NULL, "savings_goal_initial_initial" numeric NOT NULL, "savings_goal_initial_most" numeric NOT NULL, "savings_goal_years_least" numeric NOT NULL, "savings_goal_years_initial" numeric NOT NULL, "savings_goal_years_most" numeric NOT NULL, "savings_goal_annual_rate_percent_least" numeric NOT NULL, "savings_goal_annual_rate_percent_initial" numeric NOT NULL, "savings_goal_annual_rate_percent_most" numeric NOT NULL, "time_deposit_principal_least" numeric NOT NULL, "time_deposit_principal_initial" numeric NOT NULL, "time_deposit_principal_most" numeric NOT NULL, "interest_tax_percent" numeric NOT NULL, "interest_tax_free_up_to" numeric NOT NULL, "last_save" jsonb, "updated_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone );
  
  CREATE TABLE "calculators_locales" ( "disclaimer" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_calculators_v_version_loans_systems" ( "order" integer NOT NULL, "parent_id" integer NOT NULL, "value" "enum__calculators_v_version_loans_systems", "id" serial PRIMARY KEY NOT NULL );
  
  CREATE TABLE "_calculators_v_version_loans" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "slug" varchar NOT NULL, "principal_least" numeric NOT NULL, "principal_initial" numeric NOT NULL, "principal_most" numeric NOT NULL, "years_least" numeric NOT NULL, "years_initial" numeric NOT NULL, "years_most" numeric NOT NULL, "annual_rate_percent_least" numeric NOT NULL, "annual_rate_percent_initial" numeric NOT NULL, "annual_rate_percent_most" numeric NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_calculators_v_version_loans_locales" ( "name" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_calculators_v_version_time_deposit_terms" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "months" numeric NOT NULL, "annual_rate_percent" numeric NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_calculators_v" ( "id" serial PRIMARY KEY NOT NULL, "version_savings_goal_target_least" numeric NOT NULL, "version_savings_goal_target_initial" numeric NOT NULL, "version_savings_goal_target_most" numeric NOT NULL, "version_savings_goal_initial_least" numeric NOT NULL, "version_savings_goal_initial_initial" numeric NOT NULL, "version_savings_goal_initial_most" numeric NOT NULL, "version_savings_goal_years_least" numeric NOT NULL, "version_savings_goal_years_initial" numeric NOT NULL, "version_savings_goal_years_most" numeric NOT NULL, "version_savings_goal_annual_rate_percent_least" numeric NOT NULL, "version_savings_goal_annual_rate_percent_initial" numeric NOT NULL, "version_savings_goal_annual_rate_percent_most" numeric NOT NULL, "version_time_deposit_principal_least" numeric NOT NULL, "version_time_deposit_principal_initial" numeric NOT NULL, "version_time_deposit_principal_most" numeric NOT NULL, "version_interest_tax_percent" numeric NOT NULL, "version_interest_tax_free_up_to" numeric NOT NULL, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "_calculators_v_locales" ( "version_disclaimer" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "market" ( "id" serial PRIMARY KEY NOT NULL, "rates_stale_after_working_days" numeric DEFAULT 1 NOT NULL, "rates_warn_above_percent" numeric DEFAULT 2 NOT NULL, "rates_approve_above_percent" numeric DEFAULT 5 NOT NULL, "rates_pull_is_on" boolean DEFAULT false, "rates_pull_url" varchar, "rates_pull_changed_by_id" integer, "rates_pull_format" "enum_market_rates_pull_format" DEFAULT 'json' NOT NULL, "rates_pull_every_minutes" numeric DEFAULT 60 NOT NULL, "funds_stale_after_working_days" numeric DEFAULT 2 NOT NULL, "funds_warn_above_percent" numeric DEFAULT 3 NOT NULL, "funds_approve_above_percent" numeric DEFAULT 8 NOT NULL, "funds_pull_is_on" boolean DEFAULT false, "funds_pull_url" varchar, "funds_pull_changed_by_id" integer, "funds_pull_format" "enum_market_funds_pull_format" DEFAULT 'json' NOT NULL, "funds_pull_every_minutes" numeric DEFAULT 60 NOT NULL, "last_save" jsonb, "updated_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone );
  
  CREATE TABLE "market_locales" ( "rates_disclaimer" varchar, "funds_disclaimer" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "market_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "currencies_id" integer );
  
  CREATE TABLE "_market_v" ( "id" serial PRIMARY KEY NOT NULL, "version_rates_stale_after_working_days" numeric DEFAULT 1 NOT NULL, "version_rates_warn_above_percent" numeric DEFAULT 2 NOT NULL, "version_rates_approve_above_percent" numeric DEFAULT 5 NOT NULL, "version_rates_pull_is_on" boolean DEFAULT false, "version_rates_pull_url" varchar, "version_rates_pull_changed_by_id" integer, "version_rates_pull_format" "enum__market_v_version_rates_pull_format" DEFAULT 'json' NOT NULL, "version_rates_pull_every_minutes" numeric DEFAULT 60 NOT NULL, "version_funds_stale_after_working_days" numeric DEFAULT 2 NOT NULL, "version_funds_warn_above_percent" numeric DEFAULT 3 NOT NULL, "version_funds_approve_above_percent" numeric DEFAULT 8 NOT NULL, "version_funds_pull_is_on" boolean DEFAULT false, "version_funds_pull_url" varchar, "version_funds_pull_changed_by_id" integer, "version_funds_pull_format" "enum__market_v_version_funds_pull_format" DEFAULT 'json' NOT NULL, "version_funds_pull_every_minutes" numeric DEFAULT 60 NOT NULL, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "_market_v_locales" ( "version_rates_disclaimer" varchar, "version_funds_disclaimer" varchar, "id" serial PRIMARY KEY NOT NULL, "_locale" "_locales" NOT NULL, "_parent_id" integer NOT NULL );
  
  CREATE TABLE "_market_v_rels" ( "id" serial PRIMARY KEY NOT NULL, "order" integer, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "currencies_id" integer );
  
  CREATE TABLE "service_notify" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" varchar PRIMARY KEY NOT NULL, "for" "enum_service_notify_for" NOT NULL );
  
  CREATE TABLE "service" ( "id" serial PRIMARY KEY NOT NULL, "complaint_officer" varchar, "last_save" jsonb, "updated_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone );
  
  CREATE TABLE "service_texts" ( "id" serial PRIMARY KEY NOT NULL, "order" integer NOT NULL, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "text" varchar );
  
  CREATE TABLE "_service_v_version_notify" ( "_order" integer NOT NULL, "_parent_id" integer NOT NULL, "id" serial PRIMARY KEY NOT NULL, "for" "enum__service_v_version_notify_for" NOT NULL, "_uuid" varchar );
  
  CREATE TABLE "_service_v" ( "id" serial PRIMARY KEY NOT NULL, "version_complaint_officer" varchar, "version_last_save" jsonb, "version_updated_at" timestamp(3) with time zone, "version_created_at" timestamp(3) with time zone, "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL, "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL );
  
  CREATE TABLE "_service_v_texts" ( "id" serial PRIMARY KEY NOT NULL, "order" integer NOT NULL, "parent_id" integer NOT NULL, "path" varchar NOT NULL, "text" varchar );
  
  ALTER TABLE "news" ADD CONSTRAINT "news_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_groups" ADD CONSTRAINT "guide_groups_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guide_groups_locales" ADD CONSTRAINT "guide_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guide_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guide_groups_v" ADD CONSTRAINT "_guide_groups_v_parent_id_guide_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guide_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_groups_v" ADD CONSTRAINT "_guide_groups_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guide_groups_v_locales" ADD CONSTRAINT "_guide_groups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guide_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_group_id_guide_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."guide_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides_locales" ADD CONSTRAINT "guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_parent_id_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_version_group_id_guide_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."guide_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v_locales" ADD CONSTRAINT "_guides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "governance" ADD CONSTRAINT "governance_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "governance_locales" ADD CONSTRAINT "governance_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."governance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "governance_rels" ADD CONSTRAINT "governance_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."governance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "governance_rels" ADD CONSTRAINT "governance_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_governance_v" ADD CONSTRAINT "_governance_v_parent_id_governance_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."governance"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_governance_v" ADD CONSTRAINT "_governance_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_governance_v_locales" ADD CONSTRAINT "_governance_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_governance_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_governance_v_rels" ADD CONSTRAINT "_governance_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_governance_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_governance_v_rels" ADD CONSTRAINT "_governance_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "literacy" ADD CONSTRAINT "literacy_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "literacy" ADD CONSTRAINT "literacy_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "literacy_locales" ADD CONSTRAINT "literacy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."literacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_literacy_v" ADD CONSTRAINT "_literacy_v_parent_id_literacy_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."literacy"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_literacy_v" ADD CONSTRAINT "_literacy_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_literacy_v" ADD CONSTRAINT "_literacy_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_literacy_v_locales" ADD CONSTRAINT "_literacy_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_literacy_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices_locales" ADD CONSTRAINT "notices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v_locales" ADD CONSTRAINT "_notices_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs" ADD CONSTRAINT "blogs_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "blogs_locales" ADD CONSTRAINT "blogs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "blogs_rels" ADD CONSTRAINT "blogs_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_parent_id_blogs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blogs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v" ADD CONSTRAINT "_blogs_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_blogs_v_locales" ADD CONSTRAINT "_blogs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_blogs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_blogs_v_rels" ADD CONSTRAINT "_blogs_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tags_locales" ADD CONSTRAINT "tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_services" ADD CONSTRAINT "branches_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_hours_days" ADD CONSTRAINT "branches_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_hours" ADD CONSTRAINT "branches_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_special_days" ADD CONSTRAINT "branches_special_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches_special_days_locales" ADD CONSTRAINT "branches_special_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches_special_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "branches" ADD CONSTRAINT "branches_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "branches_locales" ADD CONSTRAINT "branches_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_services" ADD CONSTRAINT "_branches_v_version_services_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_hours_days" ADD CONSTRAINT "_branches_v_version_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_branches_v_version_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_hours" ADD CONSTRAINT "_branches_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_special_days" ADD CONSTRAINT "_branches_v_version_special_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v_version_special_days_locales" ADD CONSTRAINT "_branches_v_version_special_days_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v_version_special_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_parent_id_branches_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."branches"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v" ADD CONSTRAINT "_branches_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_branches_v_locales" ADD CONSTRAINT "_branches_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_branches_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_topic_id_faq_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."faq_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs" ADD CONSTRAINT "faqs_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "faqs_locales" ADD CONSTRAINT "faqs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_parent_id_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_topic_id_faq_topics_id_fk" FOREIGN KEY ("version_topic_id") REFERENCES "public"."faq_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v" ADD CONSTRAINT "_faqs_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_faqs_v_locales" ADD CONSTRAINT "_faqs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faq_topics_locales" ADD CONSTRAINT "faq_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers" ADD CONSTRAINT "careers_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "careers_locales" ADD CONSTRAINT "careers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_v" ADD CONSTRAINT "_careers_v_parent_id_careers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."careers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_v" ADD CONSTRAINT "_careers_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_v_locales" ADD CONSTRAINT "_careers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions_figures" ADD CONSTRAINT "promotions_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions_locales" ADD CONSTRAINT "promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v_version_figures" ADD CONSTRAINT "_promotions_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_parent_id_promotions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v_locales" ADD CONSTRAINT "_promotions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_figures" ADD CONSTRAINT "products_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_facts" ADD CONSTRAINT "products_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_benefits" ADD CONSTRAINT "products_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_tiers" ADD CONSTRAINT "products_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_fees" ADD CONSTRAINT "products_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_requirements" ADD CONSTRAINT "products_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_steps" ADD CONSTRAINT "products_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_figures" ADD CONSTRAINT "_products_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_facts" ADD CONSTRAINT "_products_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_benefits" ADD CONSTRAINT "_products_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_tiers" ADD CONSTRAINT "_products_v_version_tiers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_fees" ADD CONSTRAINT "_products_v_version_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_requirements" ADD CONSTRAINT "_products_v_version_requirements_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_steps" ADD CONSTRAINT "_products_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_document_id_documents_id_fk" FOREIGN KEY ("version_document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_figures" ADD CONSTRAINT "pages_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_figures" ADD CONSTRAINT "_pages_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_locales" ADD CONSTRAINT "documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people" ADD CONSTRAINT "people_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "people_locales" ADD CONSTRAINT "people_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_parent_id_people_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v" ADD CONSTRAINT "_people_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_people_v_locales" ADD CONSTRAINT "_people_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_people_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "group_companies" ADD CONSTRAINT "group_companies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "group_companies" ADD CONSTRAINT "group_companies_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "group_companies_locales" ADD CONSTRAINT "group_companies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."group_companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_group_companies_v" ADD CONSTRAINT "_group_companies_v_parent_id_group_companies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."group_companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_group_companies_v" ADD CONSTRAINT "_group_companies_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_group_companies_v" ADD CONSTRAINT "_group_companies_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_group_companies_v_locales" ADD CONSTRAINT "_group_companies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_group_companies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports_locales" ADD CONSTRAINT "reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_parent_id_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v" ADD CONSTRAINT "_reports_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reports_v_locales" ADD CONSTRAINT "_reports_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "complaint_reports_rows" ADD CONSTRAINT "complaint_reports_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "complaint_reports" ADD CONSTRAINT "complaint_reports_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complaint_reports" ADD CONSTRAINT "complaint_reports_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "complaint_reports_locales" ADD CONSTRAINT "complaint_reports_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_complaint_reports_v_version_rows" ADD CONSTRAINT "_complaint_reports_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_complaint_reports_v" ADD CONSTRAINT "_complaint_reports_v_parent_id_complaint_reports_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."complaint_reports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complaint_reports_v" ADD CONSTRAINT "_complaint_reports_v_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complaint_reports_v" ADD CONSTRAINT "_complaint_reports_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_complaint_reports_v_locales" ADD CONSTRAINT "_complaint_reports_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_reports_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lending_rates_rates" ADD CONSTRAINT "lending_rates_rates_segment_id_lending_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."lending_segments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lending_rates_rates" ADD CONSTRAINT "lending_rates_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lending_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lending_rates" ADD CONSTRAINT "lending_rates_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lending_rates" ADD CONSTRAINT "lending_rates_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lending_rates_locales" ADD CONSTRAINT "lending_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lending_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lending_rates_v_version_rates" ADD CONSTRAINT "_lending_rates_v_version_rates_segment_id_lending_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."lending_segments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lending_rates_v_version_rates" ADD CONSTRAINT "_lending_rates_v_version_rates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lending_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lending_rates_v" ADD CONSTRAINT "_lending_rates_v_parent_id_lending_rates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lending_rates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lending_rates_v" ADD CONSTRAINT "_lending_rates_v_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lending_rates_v" ADD CONSTRAINT "_lending_rates_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lending_rates_v_locales" ADD CONSTRAINT "_lending_rates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lending_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lending_segments_locales" ADD CONSTRAINT "lending_segments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lending_segments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guarantee_rates" ADD CONSTRAINT "guarantee_rates_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guarantee_rates_locales" ADD CONSTRAINT "guarantee_rates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guarantee_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guarantee_rates_v" ADD CONSTRAINT "_guarantee_rates_v_parent_id_guarantee_rates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guarantee_rates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guarantee_rates_v" ADD CONSTRAINT "_guarantee_rates_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guarantee_rates_v_locales" ADD CONSTRAINT "_guarantee_rates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guarantee_rates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases_clock_requests" ADD CONSTRAINT "cases_clock_requests_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cases" ADD CONSTRAINT "cases_merged_into_id_cases_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_events" ADD CONSTRAINT "case_events_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_replies" ADD CONSTRAINT "case_replies_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_replies" ADD CONSTRAINT "case_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reply_templates_forms" ADD CONSTRAINT "reply_templates_forms_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "attachments" ADD CONSTRAINT "attachments_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "currencies_rate_types" ADD CONSTRAINT "currencies_rate_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "currencies_locales" ADD CONSTRAINT "currencies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchange_quotes" ADD CONSTRAINT "exchange_quotes_sheet_id_market_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."market_sheets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "funds_locales" ADD CONSTRAINT "funds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."funds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fund_values" ADD CONSTRAINT "fund_values_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "fund_values" ADD CONSTRAINT "fund_values_sheet_id_market_sheets_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."market_sheets"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "holidays_locales" ADD CONSTRAINT "holidays_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "market_sheets" ADD CONSTRAINT "market_sheets_entered_by_id_users_id_fk" FOREIGN KEY ("entered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "market_sheets" ADD CONSTRAINT "market_sheets_source_set_by_id_users_id_fk" FOREIGN KEY ("source_set_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "market_sheets" ADD CONSTRAINT "market_sheets_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "market_sheets" ADD CONSTRAINT "market_sheets_withdrawn_by_id_users_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guide_groups_fk" FOREIGN KEY ("guide_groups_id") REFERENCES "public"."guide_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_governance_fk" FOREIGN KEY ("governance_id") REFERENCES "public"."governance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_literacy_fk" FOREIGN KEY ("literacy_id") REFERENCES "public"."literacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_topics_fk" FOREIGN KEY ("faq_topics_id") REFERENCES "public"."faq_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_files_fk" FOREIGN KEY ("document_files_id") REFERENCES "public"."document_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_group_companies_fk" FOREIGN KEY ("group_companies_id") REFERENCES "public"."group_companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_complaint_reports_fk" FOREIGN KEY ("complaint_reports_id") REFERENCES "public"."complaint_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lending_rates_fk" FOREIGN KEY ("lending_rates_id") REFERENCES "public"."lending_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lending_segments_fk" FOREIGN KEY ("lending_segments_id") REFERENCES "public"."lending_segments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guarantee_rates_fk" FOREIGN KEY ("guarantee_rates_id") REFERENCES "public"."guarantee_rates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_events_fk" FOREIGN KEY ("case_events_id") REFERENCES "public"."case_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_replies_fk" FOREIGN KEY ("case_replies_id") REFERENCES "public"."case_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_statistics_fk" FOREIGN KEY ("case_statistics_id") REFERENCES "public"."case_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_currencies_fk" FOREIGN KEY ("currencies_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exchange_quotes_fk" FOREIGN KEY ("exchange_quotes_id") REFERENCES "public"."exchange_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_funds_fk" FOREIGN KEY ("funds_id") REFERENCES "public"."funds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fund_values_fk" FOREIGN KEY ("fund_values_id") REFERENCES "public"."fund_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_holidays_fk" FOREIGN KEY ("holidays_id") REFERENCES "public"."holidays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_market_sheets_fk" FOREIGN KEY ("market_sheets_id") REFERENCES "public"."market_sheets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_factors_fk" FOREIGN KEY ("second_factors_id") REFERENCES "public"."second_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_ins_fk" FOREIGN KEY ("sign_ins_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cache_tags_fk" FOREIGN KEY ("cache_tags_id") REFERENCES "public"."cache_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_item_texts_fk" FOREIGN KEY ("item_texts_id") REFERENCES "public"."item_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_texts_fk" FOREIGN KEY ("document_texts_id") REFERENCES "public"."document_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_locales" ADD CONSTRAINT "settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_locales" ADD CONSTRAINT "_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_left_menu_columns_links" ADD CONSTRAINT "navigation_left_menu_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_left_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_left_menu_columns_links_locales" ADD CONSTRAINT "navigation_left_menu_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_left_menu_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_left_menu_columns" ADD CONSTRAINT "navigation_left_menu_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_left_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_left_menu_columns_locales" ADD CONSTRAINT "navigation_left_menu_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_left_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_left_menu" ADD CONSTRAINT "navigation_left_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_left_menu_locales" ADD CONSTRAINT "navigation_left_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_left_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_right_menu_sub_types" ADD CONSTRAINT "navigation_right_menu_sub_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_right_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_right_menu_sub_types_locales" ADD CONSTRAINT "navigation_right_menu_sub_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_right_menu_sub_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_right_menu" ADD CONSTRAINT "navigation_right_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_right_menu_locales" ADD CONSTRAINT "navigation_right_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_right_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_left_items" ADD CONSTRAINT "navigation_footer_left_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_left"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_left_items_locales" ADD CONSTRAINT "navigation_footer_left_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_left_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_left" ADD CONSTRAINT "navigation_footer_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_left_locales" ADD CONSTRAINT "navigation_footer_left_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_left"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_right_items" ADD CONSTRAINT "navigation_footer_right_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_right"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_right_items_locales" ADD CONSTRAINT "navigation_footer_right_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_right_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_right" ADD CONSTRAINT "navigation_footer_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_right_locales" ADD CONSTRAINT "navigation_footer_right_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_right"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_left_menu_columns_links" ADD CONSTRAINT "_navigation_v_version_left_menu_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_left_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_left_menu_columns_links_locales" ADD CONSTRAINT "_navigation_v_version_left_menu_columns_links_locales_par_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_left_menu_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_left_menu_columns" ADD CONSTRAINT "_navigation_v_version_left_menu_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_left_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_left_menu_columns_locales" ADD CONSTRAINT "_navigation_v_version_left_menu_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_left_menu_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_left_menu" ADD CONSTRAINT "_navigation_v_version_left_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_left_menu_locales" ADD CONSTRAINT "_navigation_v_version_left_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_left_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_right_menu_sub_types" ADD CONSTRAINT "_navigation_v_version_right_menu_sub_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_right_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_right_menu_sub_types_locales" ADD CONSTRAINT "_navigation_v_version_right_menu_sub_types_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_right_menu_sub_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_right_menu" ADD CONSTRAINT "_navigation_v_version_right_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_right_menu_locales" ADD CONSTRAINT "_navigation_v_version_right_menu_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_right_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_left_items" ADD CONSTRAINT "_navigation_v_version_footer_left_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_left"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_left_items_locales" ADD CONSTRAINT "_navigation_v_version_footer_left_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_left_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_left" ADD CONSTRAINT "_navigation_v_version_footer_left_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_left_locales" ADD CONSTRAINT "_navigation_v_version_footer_left_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_left"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_right_items" ADD CONSTRAINT "_navigation_v_version_footer_right_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_right"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_right_items_locales" ADD CONSTRAINT "_navigation_v_version_footer_right_items_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_right_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_right" ADD CONSTRAINT "_navigation_v_version_footer_right_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_right_locales" ADD CONSTRAINT "_navigation_v_version_footer_right_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_right"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_sections" ADD CONSTRAINT "home_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_highlights_shortcuts" ADD CONSTRAINT "home_highlights_shortcuts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_highlights_shortcuts_locales" ADD CONSTRAINT "home_highlights_shortcuts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_highlights_shortcuts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_services_tiles" ADD CONSTRAINT "home_services_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_services_tiles_locales" ADD CONSTRAINT "home_services_tiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_services_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_why_reasons" ADD CONSTRAINT "home_why_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_why_reasons_locales" ADD CONSTRAINT "home_why_reasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_why_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_consultation_points" ADD CONSTRAINT "home_consultation_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_consultation_points_locales" ADD CONSTRAINT "home_consultation_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_consultation_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_popup_picture_id_media_id_fk" FOREIGN KEY ("popup_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_sections" ADD CONSTRAINT "_home_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_highlights_shortcuts" ADD CONSTRAINT "_home_v_version_highlights_shortcuts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_highlights_shortcuts_locales" ADD CONSTRAINT "_home_v_version_highlights_shortcuts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_highlights_shortcuts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_services_tiles" ADD CONSTRAINT "_home_v_version_services_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_services_tiles_locales" ADD CONSTRAINT "_home_v_version_services_tiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_services_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_why_reasons" ADD CONSTRAINT "_home_v_version_why_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_why_reasons_locales" ADD CONSTRAINT "_home_v_version_why_reasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_why_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_consultation_points" ADD CONSTRAINT "_home_v_version_consultation_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_consultation_points_locales" ADD CONSTRAINT "_home_v_version_consultation_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_consultation_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_popup_picture_id_media_id_fk" FOREIGN KEY ("version_popup_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_missions" ADD CONSTRAINT "about_missions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_missions_locales" ADD CONSTRAINT "about_missions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_missions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_history" ADD CONSTRAINT "about_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_history_locales" ADD CONSTRAINT "about_history_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about" ADD CONSTRAINT "about_structure_picture_id_media_id_fk" FOREIGN KEY ("structure_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "about_locales" ADD CONSTRAINT "about_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_missions" ADD CONSTRAINT "_about_v_version_missions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_missions_locales" ADD CONSTRAINT "_about_v_version_missions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_missions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_history" ADD CONSTRAINT "_about_v_version_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v_version_history_locales" ADD CONSTRAINT "_about_v_version_history_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v_version_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_v" ADD CONSTRAINT "_about_v_version_structure_picture_id_media_id_fk" FOREIGN KEY ("version_structure_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_about_v_locales" ADD CONSTRAINT "_about_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_popular" ADD CONSTRAINT "search_popular_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_popular_locales" ADD CONSTRAINT "search_popular_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_popular"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_promoted" ADD CONSTRAINT "search_promoted_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_promoted_locales" ADD CONSTRAINT "search_promoted_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search_promoted"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."search"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_guide_groups_fk" FOREIGN KEY ("guide_groups_id") REFERENCES "public"."guide_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_governance_fk" FOREIGN KEY ("governance_id") REFERENCES "public"."governance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_literacy_fk" FOREIGN KEY ("literacy_id") REFERENCES "public"."literacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "search_rels" ADD CONSTRAINT "search_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_version_popular" ADD CONSTRAINT "_search_v_version_popular_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_version_popular_locales" ADD CONSTRAINT "_search_v_version_popular_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_v_version_popular"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_version_promoted" ADD CONSTRAINT "_search_v_version_promoted_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_version_promoted_locales" ADD CONSTRAINT "_search_v_version_promoted_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_v_version_promoted"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_version_synonyms" ADD CONSTRAINT "_search_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_search_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_blogs_fk" FOREIGN KEY ("blogs_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_guide_groups_fk" FOREIGN KEY ("guide_groups_id") REFERENCES "public"."guide_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_governance_fk" FOREIGN KEY ("governance_id") REFERENCES "public"."governance"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_literacy_fk" FOREIGN KEY ("literacy_id") REFERENCES "public"."literacy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_branches_fk" FOREIGN KEY ("branches_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_careers_fk" FOREIGN KEY ("careers_id") REFERENCES "public"."careers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_search_v_rels" ADD CONSTRAINT "_search_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculators_loans_systems" ADD CONSTRAINT "calculators_loans_systems_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."calculators_loans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculators_loans" ADD CONSTRAINT "calculators_loans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculators_loans_locales" ADD CONSTRAINT "calculators_loans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculators_loans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculators_time_deposit_terms" ADD CONSTRAINT "calculators_time_deposit_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "calculators_locales" ADD CONSTRAINT "calculators_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."calculators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_version_loans_systems" ADD CONSTRAINT "_calculators_v_version_loans_systems_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_calculators_v_version_loans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_version_loans" ADD CONSTRAINT "_calculators_v_version_loans_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculators_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_version_loans_locales" ADD CONSTRAINT "_calculators_v_version_loans_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculators_v_version_loans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_version_time_deposit_terms" ADD CONSTRAINT "_calculators_v_version_time_deposit_terms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculators_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_calculators_v_locales" ADD CONSTRAINT "_calculators_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_calculators_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "market" ADD CONSTRAINT "market_rates_pull_changed_by_id_users_id_fk" FOREIGN KEY ("rates_pull_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "market" ADD CONSTRAINT "market_funds_pull_changed_by_id_users_id_fk" FOREIGN KEY ("funds_pull_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "market_locales" ADD CONSTRAINT "market_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."market"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "market_rels" ADD CONSTRAINT "market_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."market"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "market_rels" ADD CONSTRAINT "market_rels_currencies_fk" FOREIGN KEY ("currencies_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_market_v" ADD CONSTRAINT "_market_v_version_rates_pull_changed_by_id_users_id_fk" FOREIGN KEY ("version_rates_pull_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_market_v" ADD CONSTRAINT "_market_v_version_funds_pull_changed_by_id_users_id_fk" FOREIGN KEY ("version_funds_pull_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_market_v_locales" ADD CONSTRAINT "_market_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_market_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_market_v_rels" ADD CONSTRAINT "_market_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_market_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_market_v_rels" ADD CONSTRAINT "_market_v_rels_currencies_fk" FOREIGN KEY ("currencies_id") REFERENCES "public"."currencies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_notify" ADD CONSTRAINT "service_notify_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "service_texts" ADD CONSTRAINT "service_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."service"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_v_version_notify" ADD CONSTRAINT "_service_v_version_notify_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_service_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_service_v_texts" ADD CONSTRAINT "_service_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_service_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_published_at_idx" ON "news" USING btree ("published_at");
  CREATE INDEX "news_cover_idx" ON "news" USING btree ("cover_id");
  CREATE INDEX "news_review_by_idx" ON "news" USING btree ("review_by");
  CREATE INDEX "news_created_by_idx" ON "news" USING btree ("created_by_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "news_languages_idx" ON "news_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_published_at_idx" ON "_news_v" USING btree ("version_published_at");
  CREATE INDEX "_news_v_version_version_cover_idx" ON "_news_v" USING btree ("version_cover_id");
  CREATE INDEX "_news_v_version_version_review_by_idx" ON "_news_v" USING btree ("version_review_by");
  CREATE INDEX "_news_v_version_version_created_by_idx" ON "_news_v" USING btree ("version_created_by_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_languages_idx" ON "_news_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "guide_groups_slug_idx" ON "guide_groups" USING btree ("slug");
  CREATE INDEX "guide_groups_order_idx" ON "guide_groups" USING btree ("order");
  CREATE INDEX "guide_groups_review_by_idx" ON "guide_groups" USING btree ("review_by");
  CREATE INDEX "guide_groups_created_by_idx" ON "guide_groups" USING btree ("created_by_id");
  CREATE INDEX "guide_groups_updated_at_idx" ON "guide_groups" USING btree ("updated_at");
  CREATE INDEX "guide_groups_created_at_idx" ON "guide_groups" USING btree ("created_at");
  CREATE INDEX "guide_groups_deleted_at_idx" ON "guide_groups" USING btree ("deleted_at");
  CREATE INDEX "guide_groups__status_idx" ON "guide_groups_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "guide_groups_locales_locale_parent_id_unique" ON "guide_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "guide_groups_languages_idx" ON "guide_groups_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_guide_groups_v_parent_idx" ON "_guide_groups_v" USING btree ("parent_id");
  CREATE INDEX "_guide_groups_v_version_version_slug_idx" ON "_guide_groups_v" USING btree ("version_slug");
  CREATE INDEX "_guide_groups_v_version_version_order_idx" ON "_guide_groups_v" USING btree ("version_order");
  CREATE INDEX "_guide_groups_v_version_version_review_by_idx" ON "_guide_groups_v" USING btree ("version_review_by");
  CREATE INDEX "_guide_groups_v_version_version_created_by_idx" ON "_guide_groups_v" USING btree ("version_created_by_id");
  CREATE INDEX "_guide_groups_v_version_version_updated_at_idx" ON "_guide_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_guide_groups_v_version_version_created_at_idx" ON "_guide_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_guide_groups_v_version_version_deleted_at_idx" ON "_guide_groups_v" USING btree ("version_deleted_at");
  CREATE INDEX "_guide_groups_v_created_at_idx" ON "_guide_groups_v" USING btree ("created_at");
  CREATE INDEX "_guide_groups_v_updated_at_idx" ON "_guide_groups_v" USING btree ("updated_at");
  CREATE INDEX "_guide_groups_v_snapshot_idx" ON "_guide_groups_v" USING btree ("snapshot");
  CREATE INDEX "_guide_groups_v_published_locale_idx" ON "_guide_groups_v" USING btree ("published_locale");
  CREATE INDEX "_guide_groups_v_latest_idx" ON "_guide_groups_v" USING btree ("latest");
  CREATE INDEX "_guide_groups_v_autosave_idx" ON "_guide_groups_v" USING btree ("autosave");
  CREATE INDEX "_guide_groups_v_version_version__status_idx" ON "_guide_groups_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_guide_groups_v_locales_locale_parent_id_unique" ON "_guide_groups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_guide_groups_v_languages_idx" ON "_guide_groups_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "guides_slug_idx" ON "guides" USING btree ("slug");
  CREATE INDEX "guides_group_idx" ON "guides" USING btree ("group_id");
  CREATE INDEX "guides_order_idx" ON "guides" USING btree ("order");
  CREATE INDEX "guides_review_by_idx" ON "guides" USING btree ("review_by");
  CREATE INDEX "guides_created_by_idx" ON "guides" USING btree ("created_by_id");
  CREATE INDEX "guides_updated_at_idx" ON "guides" USING btree ("updated_at");
  CREATE INDEX "guides_created_at_idx" ON "guides" USING btree ("created_at");
  CREATE INDEX "guides_deleted_at_idx" ON "guides" USING btree ("deleted_at");
  CREATE INDEX "guides__status_idx" ON "guides_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "guides_locales_locale_parent_id_unique" ON "guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "guides_languages_idx" ON "guides_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_guides_v_parent_idx" ON "_guides_v" USING btree ("parent_id");
  CREATE INDEX "_guides_v_version_version_slug_idx" ON "_guides_v" USING btree ("version_slug");
  CREATE INDEX "_guides_v_version_version_group_idx" ON "_guides_v" USING btree ("version_group_id");
  CREATE INDEX "_guides_v_version_version_order_idx" ON "_guides_v" USING btree ("version_order");
  CREATE INDEX "_guides_v_version_version_review_by_idx" ON "_guides_v" USING btree ("version_review_by");
  CREATE INDEX "_guides_v_version_version_created_by_idx" ON "_guides_v" USING btree ("version_created_by_id");
  CREATE INDEX "_guides_v_version_version_updated_at_idx" ON "_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_guides_v_version_version_created_at_idx" ON "_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_guides_v_version_version_deleted_at_idx" ON "_guides_v" USING btree ("version_deleted_at");
  CREATE INDEX "_guides_v_created_at_idx" ON "_guides_v" USING btree ("created_at");
  CREATE INDEX "_guides_v_updated_at_idx" ON "_guides_v" USING btree ("updated_at");
  CREATE INDEX "_guides_v_snapshot_idx" ON "_guides_v" USING btree ("snapshot");
  CREATE INDEX "_guides_v_published_locale_idx" ON "_guides_v" USING btree ("published_locale");
  CREATE INDEX "_guides_v_latest_idx" ON "_guides_v" USING btree ("latest");
  CREATE INDEX "_guides_v_autosave_idx" ON "_guides_v" USING btree ("autosave");
  CREATE INDEX "_guides_v_version_version__status_idx" ON "_guides_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_guides_v_locales_locale_parent_id_unique" ON "_guides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_guides_v_languages_idx" ON "_guides_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "governance_slug_idx" ON "governance" USING btree ("slug");
  CREATE INDEX "governance_order_idx" ON "governance" USING btree ("order");
  CREATE INDEX "governance_review_by_idx" ON "governance" USING btree ("review_by");
  CREATE INDEX "governance_created_by_idx" ON "governance" USING btree ("created_by_id");
  CREATE INDEX "governance_updated_at_idx" ON "governance" USING btree ("updated_at");
  CREATE INDEX "governance_created_at_idx" ON "governance" USING btree ("created_at");
  CREATE INDEX "governance_deleted_at_idx" ON "governance" USING btree ("deleted_at");
  CREATE INDEX "governance__status_idx" ON "governance_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "governance_locales_locale_parent_id_unique" ON "governance_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "governance_languages_idx" ON "governance_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "governance_rels_order_idx" ON "governance_rels" USING btree ("order");
  CREATE INDEX "governance_rels_parent_idx" ON "governance_rels" USING btree ("parent_id");
  CREATE INDEX "governance_rels_path_idx" ON "governance_rels" USING btree ("path");
  CREATE INDEX "governance_rels_documents_id_idx" ON "governance_rels" USING btree ("documents_id");
  CREATE INDEX "_governance_v_parent_idx" ON "_governance_v" USING btree ("parent_id");
  CREATE INDEX "_governance_v_version_version_slug_idx" ON "_governance_v" USING btree ("version_slug");
  CREATE INDEX "_governance_v_version_version_order_idx" ON "_governance_v" USING btree ("version_order");
  CREATE INDEX "_governance_v_version_version_review_by_idx" ON "_governance_v" USING btree ("version_review_by");
  CREATE INDEX "_governance_v_version_version_created_by_idx" ON "_governance_v" USING btree ("version_created_by_id");
  CREATE INDEX "_governance_v_version_version_updated_at_idx" ON "_governance_v" USING btree ("version_updated_at");
  CREATE INDEX "_governance_v_version_version_created_at_idx" ON "_governance_v" USING btree ("version_created_at");
  CREATE INDEX "_governance_v_version_version_deleted_at_idx" ON "_governance_v" USING btree ("version_deleted_at");
  CREATE INDEX "_governance_v_created_at_idx" ON "_governance_v" USING btree ("created_at");
  CREATE INDEX "_governance_v_updated_at_idx" ON "_governance_v" USING btree ("updated_at");
  CREATE INDEX "_governance_v_snapshot_idx" ON "_governance_v" USING btree ("snapshot");
  CREATE INDEX "_governance_v_published_locale_idx" ON "_governance_v" USING btree ("published_locale");
  CREATE INDEX "_governance_v_latest_idx" ON "_governance_v" USING btree ("latest");
  CREATE INDEX "_governance_v_autosave_idx" ON "_governance_v" USING btree ("autosave");
  CREATE INDEX "_governance_v_version_version__status_idx" ON "_governance_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_governance_v_locales_locale_parent_id_unique" ON "_governance_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_governance_v_languages_idx" ON "_governance_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_governance_v_rels_order_idx" ON "_governance_v_rels" USING btree ("order");
  CREATE INDEX "_governance_v_rels_parent_idx" ON "_governance_v_rels" USING btree ("parent_id");
  CREATE INDEX "_governance_v_rels_path_idx" ON "_governance_v_rels" USING btree ("path");
  CREATE INDEX "_governance_v_rels_documents_id_idx" ON "_governance_v_rels" USING btree ("documents_id");
  CREATE UNIQUE INDEX "literacy_slug_idx" ON "literacy" USING btree ("slug");
  CREATE INDEX "literacy_published_at_idx" ON "literacy" USING btree ("published_at");
  CREATE INDEX "literacy_cover_idx" ON "literacy" USING btree ("cover_id");
  CREATE INDEX "literacy_review_by_idx" ON "literacy" USING btree ("review_by");
  CREATE INDEX "literacy_created_by_idx" ON "literacy" USING btree ("created_by_id");
  CREATE INDEX "literacy_updated_at_idx" ON "literacy" USING btree ("updated_at");
  CREATE INDEX "literacy_created_at_idx" ON "literacy" USING btree ("created_at");
  CREATE INDEX "literacy_deleted_at_idx" ON "literacy" USING btree ("deleted_at");
  CREATE INDEX "literacy__status_idx" ON "literacy_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "literacy_locales_locale_parent_id_unique" ON "literacy_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "literacy_languages_idx" ON "literacy_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_literacy_v_parent_idx" ON "_literacy_v" USING btree ("parent_id");
  CREATE INDEX "_literacy_v_version_version_slug_idx" ON "_literacy_v" USING btree ("version_slug");
  CREATE INDEX "_literacy_v_version_version_published_at_idx" ON "_literacy_v" USING btree ("version_published_at");
  CREATE INDEX "_literacy_v_version_version_cover_idx" ON "_literacy_v" USING btree ("version_cover_id");
  CREATE INDEX "_literacy_v_version_version_review_by_idx" ON "_literacy_v" USING btree ("version_review_by");
  CREATE INDEX "_literacy_v_version_version_created_by_idx" ON "_literacy_v" USING btree ("version_created_by_id");
  CREATE INDEX "_literacy_v_version_version_updated_at_idx" ON "_literacy_v" USING btree ("version_updated_at");
  CREATE INDEX "_literacy_v_version_version_created_at_idx" ON "_literacy_v" USING btree ("version_created_at");
  CREATE INDEX "_literacy_v_version_version_deleted_at_idx" ON "_literacy_v" USING btree ("version_deleted_at");
  CREATE INDEX "_literacy_v_created_at_idx" ON "_literacy_v" USING btree ("created_at");
  CREATE INDEX "_literacy_v_updated_at_idx" ON "_literacy_v" USING btree ("updated_at");
  CREATE INDEX "_literacy_v_snapshot_idx" ON "_literacy_v" USING btree ("snapshot");
  CREATE INDEX "_literacy_v_published_locale_idx" ON "_literacy_v" USING btree ("published_locale");
  CREATE INDEX "_literacy_v_latest_idx" ON "_literacy_v" USING btree ("latest");
  CREATE INDEX "_literacy_v_autosave_idx" ON "_literacy_v" USING btree ("autosave");
  CREATE INDEX "_literacy_v_version_version__status_idx" ON "_literacy_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_literacy_v_locales_locale_parent_id_unique" ON "_literacy_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_literacy_v_languages_idx" ON "_literacy_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "notices_slug_idx" ON "notices" USING btree ("slug");
  CREATE INDEX "notices_kind_idx" ON "notices" USING btree ("kind");
  CREATE INDEX "notices_effective_from_idx" ON "notices" USING btree ("effective_from");
  CREATE INDEX "notices_review_by_idx" ON "notices" USING btree ("review_by");
  CREATE INDEX "notices_created_by_idx" ON "notices" USING btree ("created_by_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices_deleted_at_idx" ON "notices" USING btree ("deleted_at");
  CREATE INDEX "notices__status_idx" ON "notices_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "notices_locales_locale_parent_id_unique" ON "notices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "notices_languages_idx" ON "notices_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_version_slug_idx" ON "_notices_v" USING btree ("version_slug");
  CREATE INDEX "_notices_v_version_version_kind_idx" ON "_notices_v" USING btree ("version_kind");
  CREATE INDEX "_notices_v_version_version_effective_from_idx" ON "_notices_v" USING btree ("version_effective_from");
  CREATE INDEX "_notices_v_version_version_review_by_idx" ON "_notices_v" USING btree ("version_review_by");
  CREATE INDEX "_notices_v_version_version_created_by_idx" ON "_notices_v" USING btree ("version_created_by_id");
  CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_notices_v_version_version_deleted_at_idx" ON "_notices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" USING btree ("created_at");
  CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" USING btree ("updated_at");
  CREATE INDEX "_notices_v_snapshot_idx" ON "_notices_v" USING btree ("snapshot");
  CREATE INDEX "_notices_v_published_locale_idx" ON "_notices_v" USING btree ("published_locale");
  CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" USING btree ("latest");
  CREATE INDEX "_notices_v_autosave_idx" ON "_notices_v" USING btree ("autosave");
  CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_notices_v_locales_locale_parent_id_unique" ON "_notices_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_notices_v_languages_idx" ON "_notices_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "blogs_slug_idx" ON "blogs" USING btree ("slug");
  CREATE INDEX "blogs_published_at_idx" ON "blogs" USING btree ("published_at");
  CREATE INDEX "blogs_cover_idx" ON "blogs" USING btree ("cover_id");
  CREATE INDEX "blogs_review_by_idx" ON "blogs" USING btree ("review_by");
  CREATE INDEX "blogs_created_by_idx" ON "blogs" USING btree ("created_by_id");
  CREATE INDEX "blogs_updated_at_idx" ON "blogs" USING btree ("updated_at");
  CREATE INDEX "blogs_created_at_idx" ON "blogs" USING btree ("created_at");
  CREATE INDEX "blogs_deleted_at_idx" ON "blogs" USING btree ("deleted_at");
  CREATE INDEX "blogs__status_idx" ON "blogs_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "blogs_locales_locale_parent_id_unique" ON "blogs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "blogs_languages_idx" ON "blogs_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "blogs_rels_order_idx" ON "blogs_rels" USING btree ("order");
  CREATE INDEX "blogs_rels_parent_idx" ON "blogs_rels" USING btree ("parent_id");
  CREATE INDEX "blogs_rels_path_idx" ON "blogs_rels" USING btree ("path");
  CREATE INDEX "blogs_rels_tags_id_idx" ON "blogs_rels" USING btree ("tags_id");
  CREATE INDEX "blogs_rels_blogs_id_idx" ON "blogs_rels" USING btree ("blogs_id");
  CREATE INDEX "_blogs_v_parent_idx" ON "_blogs_v" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_version_version_slug_idx" ON "_blogs_v" USING btree ("version_slug");
  CREATE INDEX "_blogs_v_version_version_published_at_idx" ON "_blogs_v" USING btree ("version_published_at");
  CREATE INDEX "_blogs_v_version_version_cover_idx" ON "_blogs_v" USING btree ("version_cover_id");
  CREATE INDEX "_blogs_v_version_version_review_by_idx" ON "_blogs_v" USING btree ("version_review_by");
  CREATE INDEX "_blogs_v_version_version_created_by_idx" ON "_blogs_v" USING btree ("version_created_by_id");
  CREATE INDEX "_blogs_v_version_version_updated_at_idx" ON "_blogs_v" USING btree ("version_updated_at");
  CREATE INDEX "_blogs_v_version_version_created_at_idx" ON "_blogs_v" USING btree ("version_created_at");
  CREATE INDEX "_blogs_v_version_version_deleted_at_idx" ON "_blogs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_blogs_v_created_at_idx" ON "_blogs_v" USING btree ("created_at");
  CREATE INDEX "_blogs_v_updated_at_idx" ON "_blogs_v" USING btree ("updated_at");
  CREATE INDEX "_blogs_v_snapshot_idx" ON "_blogs_v" USING btree ("snapshot");
  CREATE INDEX "_blogs_v_published_locale_idx" ON "_blogs_v" USING btree ("published_locale");
  CREATE INDEX "_blogs_v_latest_idx" ON "_blogs_v" USING btree ("latest");
  CREATE INDEX "_blogs_v_autosave_idx" ON "_blogs_v" USING btree ("autosave");
  CREATE INDEX "_blogs_v_version_version__status_idx" ON "_blogs_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_blogs_v_locales_locale_parent_id_unique" ON "_blogs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_blogs_v_languages_idx" ON "_blogs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_blogs_v_rels_order_idx" ON "_blogs_v_rels" USING btree ("order");
  CREATE INDEX "_blogs_v_rels_parent_idx" ON "_blogs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_blogs_v_rels_path_idx" ON "_blogs_v_rels" USING btree ("path");
  CREATE INDEX "_blogs_v_rels_tags_id_idx" ON "_blogs_v_rels" USING btree ("tags_id");
  CREATE INDEX "_blogs_v_rels_blogs_id_idx" ON "_blogs_v_rels" USING btree ("blogs_id");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE INDEX "tags_order_idx" ON "tags" USING btree ("order");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE UNIQUE INDEX "tags_locales_locale_parent_id_unique" ON "tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tags_languages_idx" ON "tags_locales" USING btree ("_parent_id");
  CREATE INDEX "branches_services_order_idx" ON "branches_services" USING btree ("order");
  CREATE INDEX "branches_services_parent_idx" ON "branches_services" USING btree ("parent_id");
  CREATE INDEX "branches_hours_days_order_idx" ON "branches_hours_days" USING btree ("order");
  CREATE INDEX "branches_hours_days_parent_idx" ON "branches_hours_days" USING btree ("parent_id");
  CREATE INDEX "branches_hours_order_idx" ON "branches_hours" USING btree ("_order");
  CREATE INDEX "branches_hours_parent_id_idx" ON "branches_hours" USING btree ("_parent_id");
  CREATE INDEX "branches_special_days_order_idx" ON "branches_special_days" USING btree ("_order");
  CREATE INDEX "branches_special_days_parent_id_idx" ON "branches_special_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "branches_special_days_locales_locale_parent_id_unique" ON "branches_special_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_special_days_languages_idx" ON "branches_special_days_locales" USING btree ("_parent_id");
  CREATE INDEX "branches_province_idx" ON "branches" USING btree ("province");
  CREATE UNIQUE INDEX "branches_slug_idx" ON "branches" USING btree ("slug");
  CREATE INDEX "branches_review_by_idx" ON "branches" USING btree ("review_by");
  CREATE INDEX "branches_created_by_idx" ON "branches" USING btree ("created_by_id");
  CREATE INDEX "branches_updated_at_idx" ON "branches" USING btree ("updated_at");
  CREATE INDEX "branches_created_at_idx" ON "branches" USING btree ("created_at");
  CREATE INDEX "branches_deleted_at_idx" ON "branches" USING btree ("deleted_at");
  CREATE INDEX "branches__status_idx" ON "branches_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "branches_locales_locale_parent_id_unique" ON "branches_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "branches_languages_idx" ON "branches_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_branches_v_version_services_order_idx" ON "_branches_v_version_services" USING btree ("order");
  CREATE INDEX "_branches_v_version_services_parent_idx" ON "_branches_v_version_services" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_hours_days_order_idx" ON "_branches_v_version_hours_days" USING btree ("order");
  CREATE INDEX "_branches_v_version_hours_days_parent_idx" ON "_branches_v_version_hours_days" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_hours_order_idx" ON "_branches_v_version_hours" USING btree ("_order");
  CREATE INDEX "_branches_v_version_hours_parent_id_idx" ON "_branches_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_version_special_days_order_idx" ON "_branches_v_version_special_days" USING btree ("_order");
  CREATE INDEX "_branches_v_version_special_days_parent_id_idx" ON "_branches_v_version_special_days" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_branches_v_version_special_days_locales_locale_parent_id_un" ON "_branches_v_version_special_days_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_version_special_days_languages_idx" ON "_branches_v_version_special_days_locales" USING btree ("_parent_id");
  CREATE INDEX "_branches_v_parent_idx" ON "_branches_v" USING btree ("parent_id");
  CREATE INDEX "_branches_v_version_version_province_idx" ON "_branches_v" USING btree ("version_province");
  CREATE INDEX "_branches_v_version_version_slug_idx" ON "_branches_v" USING btree ("version_slug");
  CREATE INDEX "_branches_v_version_version_review_by_idx" ON "_branches_v" USING btree ("version_review_by");
  CREATE INDEX "_branches_v_version_version_created_by_idx" ON "_branches_v" USING btree ("version_created_by_id");
  CREATE INDEX "_branches_v_version_version_updated_at_idx" ON "_branches_v" USING btree ("version_updated_at");
  CREATE INDEX "_branches_v_version_version_created_at_idx" ON "_branches_v" USING btree ("version_created_at");
  CREATE INDEX "_branches_v_version_version_deleted_at_idx" ON "_branches_v" USING btree ("version_deleted_at");
  CREATE INDEX "_branches_v_created_at_idx" ON "_branches_v" USING btree ("created_at");
  CREATE INDEX "_branches_v_updated_at_idx" ON "_branches_v" USING btree ("updated_at");
  CREATE INDEX "_branches_v_snapshot_idx" ON "_branches_v" USING btree ("snapshot");
  CREATE INDEX "_branches_v_published_locale_idx" ON "_branches_v" USING btree ("published_locale");
  CREATE INDEX "_branches_v_latest_idx" ON "_branches_v" USING btree ("latest");
  CREATE INDEX "_branches_v_autosave_idx" ON "_branches_v" USING btree ("autosave");
  CREATE INDEX "_branches_v_version_version__status_idx" ON "_branches_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_branches_v_locales_locale_parent_id_unique" ON "_branches_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_branches_v_languages_idx" ON "_branches_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faqs_slug_idx" ON "faqs" USING btree ("slug");
  CREATE INDEX "faqs_topic_idx" ON "faqs" USING btree ("topic_id");
  CREATE INDEX "faqs_order_idx" ON "faqs" USING btree ("order");
  CREATE INDEX "faqs_review_by_idx" ON "faqs" USING btree ("review_by");
  CREATE INDEX "faqs_created_by_idx" ON "faqs" USING btree ("created_by_id");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_deleted_at_idx" ON "faqs" USING btree ("deleted_at");
  CREATE INDEX "faqs__status_idx" ON "faqs_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "faqs_locales_locale_parent_id_unique" ON "faqs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faqs_languages_idx" ON "faqs_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_faqs_v_parent_idx" ON "_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_faqs_v_version_version_slug_idx" ON "_faqs_v" USING btree ("version_slug");
  CREATE INDEX "_faqs_v_version_version_topic_idx" ON "_faqs_v" USING btree ("version_topic_id");
  CREATE INDEX "_faqs_v_version_version_order_idx" ON "_faqs_v" USING btree ("version_order");
  CREATE INDEX "_faqs_v_version_version_review_by_idx" ON "_faqs_v" USING btree ("version_review_by");
  CREATE INDEX "_faqs_v_version_version_created_by_idx" ON "_faqs_v" USING btree ("version_created_by_id");
  CREATE INDEX "_faqs_v_version_version_updated_at_idx" ON "_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_faqs_v_version_version_created_at_idx" ON "_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_faqs_v_version_version_deleted_at_idx" ON "_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_faqs_v_created_at_idx" ON "_faqs_v" USING btree ("created_at");
  CREATE INDEX "_faqs_v_updated_at_idx" ON "_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_faqs_v_snapshot_idx" ON "_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_faqs_v_published_locale_idx" ON "_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_faqs_v_latest_idx" ON "_faqs_v" USING btree ("latest");
  CREATE INDEX "_faqs_v_autosave_idx" ON "_faqs_v" USING btree ("autosave");
  CREATE INDEX "_faqs_v_version_version__status_idx" ON "_faqs_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_faqs_v_locales_locale_parent_id_unique" ON "_faqs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_faqs_v_languages_idx" ON "_faqs_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "faq_topics_slug_idx" ON "faq_topics" USING btree ("slug");
  CREATE INDEX "faq_topics_order_idx" ON "faq_topics" USING btree ("order");
  CREATE INDEX "faq_topics_updated_at_idx" ON "faq_topics" USING btree ("updated_at");
  CREATE INDEX "faq_topics_created_at_idx" ON "faq_topics" USING btree ("created_at");
  CREATE UNIQUE INDEX "faq_topics_locales_locale_parent_id_unique" ON "faq_topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "faq_topics_languages_idx" ON "faq_topics_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_slug_idx" ON "careers" USING btree ("slug");
  CREATE INDEX "careers_closes_on_idx" ON "careers" USING btree ("closes_on");
  CREATE INDEX "careers_province_idx" ON "careers" USING btree ("province");
  CREATE INDEX "careers_published_at_idx" ON "careers" USING btree ("published_at");
  CREATE INDEX "careers_review_by_idx" ON "careers" USING btree ("review_by");
  CREATE INDEX "careers_created_by_idx" ON "careers" USING btree ("created_by_id");
  CREATE INDEX "careers_updated_at_idx" ON "careers" USING btree ("updated_at");
  CREATE INDEX "careers_created_at_idx" ON "careers" USING btree ("created_at");
  CREATE INDEX "careers_deleted_at_idx" ON "careers" USING btree ("deleted_at");
  CREATE INDEX "careers__status_idx" ON "careers_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "careers_locales_locale_parent_id_unique" ON "careers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_languages_idx" ON "careers_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_careers_v_parent_idx" ON "_careers_v" USING btree ("parent_id");
  CREATE INDEX "_careers_v_version_version_slug_idx" ON "_careers_v" USING btree ("version_slug");
  CREATE INDEX "_careers_v_version_version_closes_on_idx" ON "_careers_v" USING btree ("version_closes_on");
  CREATE INDEX "_careers_v_version_version_province_idx" ON "_careers_v" USING btree ("version_province");
  CREATE INDEX "_careers_v_version_version_published_at_idx" ON "_careers_v" USING btree ("version_published_at");
  CREATE INDEX "_careers_v_version_version_review_by_idx" ON "_careers_v" USING btree ("version_review_by");
  CREATE INDEX "_careers_v_version_version_created_by_idx" ON "_careers_v" USING btree ("version_created_by_id");
  CREATE INDEX "_careers_v_version_version_updated_at_idx" ON "_careers_v" USING btree ("version_updated_at");
  CREATE INDEX "_careers_v_version_version_created_at_idx" ON "_careers_v" USING btree ("version_created_at");
  CREATE INDEX "_careers_v_version_version_deleted_at_idx" ON "_careers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_careers_v_created_at_idx" ON "_careers_v" USING btree ("created_at");
  CREATE INDEX "_careers_v_updated_at_idx" ON "_careers_v" USING btree ("updated_at");
  CREATE INDEX "_careers_v_snapshot_idx" ON "_careers_v" USING btree ("snapshot");
  CREATE INDEX "_careers_v_published_locale_idx" ON "_careers_v" USING btree ("published_locale");
  CREATE INDEX "_careers_v_latest_idx" ON "_careers_v" USING btree ("latest");
  CREATE INDEX "_careers_v_autosave_idx" ON "_careers_v" USING btree ("autosave");
  CREATE INDEX "_careers_v_version_version__status_idx" ON "_careers_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_careers_v_locales_locale_parent_id_unique" ON "_careers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_v_languages_idx" ON "_careers_v_locales" USING btree ("_parent_id");
  CREATE INDEX "promotions_figures_order_idx" ON "promotions_figures" USING btree ("_order");
  CREATE INDEX "promotions_figures_parent_id_idx" ON "promotions_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "promotions_slug_idx" ON "promotions" USING btree ("slug");
  CREATE INDEX "promotions_from_idx" ON "promotions" USING btree ("from");
  CREATE INDEX "promotions_until_idx" ON "promotions" USING btree ("until");
  CREATE INDEX "promotions_cover_idx" ON "promotions" USING btree ("cover_id");
  CREATE INDEX "promotions_review_by_idx" ON "promotions" USING btree ("review_by");
  CREATE INDEX "promotions_created_by_idx" ON "promotions" USING btree ("created_by_id");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions_deleted_at_idx" ON "promotions" USING btree ("deleted_at");
  CREATE INDEX "promotions__status_idx" ON "promotions_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "promotions_locales_locale_parent_id_unique" ON "promotions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promotions_languages_idx" ON "promotions_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_promotions_v_version_figures_order_idx" ON "_promotions_v_version_figures" USING btree ("_order");
  CREATE INDEX "_promotions_v_version_figures_parent_id_idx" ON "_promotions_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_promotions_v_parent_idx" ON "_promotions_v" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_version_version_slug_idx" ON "_promotions_v" USING btree ("version_slug");
  CREATE INDEX "_promotions_v_version_version_from_idx" ON "_promotions_v" USING btree ("version_from");
  CREATE INDEX "_promotions_v_version_version_until_idx" ON "_promotions_v" USING btree ("version_until");
  CREATE INDEX "_promotions_v_version_version_cover_idx" ON "_promotions_v" USING btree ("version_cover_id");
  CREATE INDEX "_promotions_v_version_version_review_by_idx" ON "_promotions_v" USING btree ("version_review_by");
  CREATE INDEX "_promotions_v_version_version_created_by_idx" ON "_promotions_v" USING btree ("version_created_by_id");
  CREATE INDEX "_promotions_v_version_version_updated_at_idx" ON "_promotions_v" USING btree ("version_updated_at");
  CREATE INDEX "_promotions_v_version_version_created_at_idx" ON "_promotions_v" USING btree ("version_created_at");
  CREATE INDEX "_promotions_v_version_version_deleted_at_idx" ON "_promotions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_promotions_v_created_at_idx" ON "_promotions_v" USING btree ("created_at");
  CREATE INDEX "_promotions_v_updated_at_idx" ON "_promotions_v" USING btree ("updated_at");
  CREATE INDEX "_promotions_v_snapshot_idx" ON "_promotions_v" USING btree ("snapshot");
  CREATE INDEX "_promotions_v_published_locale_idx" ON "_promotions_v" USING btree ("published_locale");
  CREATE INDEX "_promotions_v_latest_idx" ON "_promotions_v" USING btree ("latest");
  CREATE INDEX "_promotions_v_autosave_idx" ON "_promotions_v" USING btree ("autosave");
  CREATE INDEX "_promotions_v_version_version__status_idx" ON "_promotions_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_promotions_v_locales_locale_parent_id_unique" ON "_promotions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promotions_v_languages_idx" ON "_promotions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "products_figures_order_idx" ON "products_figures" USING btree ("_order");
  CREATE INDEX "products_figures_parent_id_idx" ON "products_figures" USING btree ("_parent_id");
  CREATE INDEX "products_facts_order_idx" ON "products_facts" USING btree ("_order");
  CREATE INDEX "products_facts_parent_id_idx" ON "products_facts" USING btree ("_parent_id");
  CREATE INDEX "products_facts_locale_idx" ON "products_facts" USING btree ("_locale");
  CREATE INDEX "products_facts_languages_idx" ON "products_facts" USING btree ("_parent_id");
  CREATE INDEX "products_benefits_order_idx" ON "products_benefits" USING btree ("_order");
  CREATE INDEX "products_benefits_parent_id_idx" ON "products_benefits" USING btree ("_parent_id");
  CREATE INDEX "products_benefits_locale_idx" ON "products_benefits" USING btree ("_locale");
  CREATE INDEX "products_benefits_languages_idx" ON "products_benefits" USING btree ("_parent_id");
  CREATE INDEX "products_tiers_order_idx" ON "products_tiers" USING btree ("_order");
  CREATE INDEX "products_tiers_parent_id_idx" ON "products_tiers" USING btree ("_parent_id");
  CREATE INDEX "products_fees_order_idx" ON "products_fees" USING btree ("_order");
  CREATE INDEX "products_fees_parent_id_idx" ON "products_fees" USING btree ("_parent_id");
  CREATE INDEX "products_fees_locale_idx" ON "products_fees" USING btree ("_locale");
  CREATE INDEX "products_fees_languages_idx" ON "products_fees" USING btree ("_parent_id");
  CREATE INDEX "products_requirements_order_idx" ON "products_requirements" USING btree ("_order");
  CREATE INDEX "products_requirements_parent_id_idx" ON "products_requirements" USING btree ("_parent_id");
  CREATE INDEX "products_requirements_locale_idx" ON "products_requirements" USING btree ("_locale");
  CREATE INDEX "products_requirements_languages_idx" ON "products_requirements" USING btree ("_parent_id");
  CREATE INDEX "products_steps_order_idx" ON "products_steps" USING btree ("_order");
  CREATE INDEX "products_steps_parent_id_idx" ON "products_steps" USING btree ("_parent_id");
  CREATE INDEX "products_steps_locale_idx" ON "products_steps" USING btree ("_locale");
  CREATE INDEX "products_steps_languages_idx" ON "products_steps" USING btree ("_parent_id");
  CREATE INDEX "products_is_in_forms_idx" ON "products" USING btree ("is_in_forms");
  CREATE INDEX "products_document_idx" ON "products" USING btree ("document_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_type_idx" ON "products" USING btree ("type");
  CREATE INDEX "products_order_idx" ON "products" USING btree ("order");
  CREATE INDEX "products_cover_idx" ON "products" USING btree ("cover_id");
  CREATE INDEX "products_review_by_idx" ON "products" USING btree ("review_by");
  CREATE INDEX "products_created_by_idx" ON "products" USING btree ("created_by_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_languages_idx" ON "products_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_products_v_version_figures_order_idx" ON "_products_v_version_figures" USING btree ("_order");
  CREATE INDEX "_products_v_version_figures_parent_id_idx" ON "_products_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_facts_order_idx" ON "_products_v_version_facts" USING btree ("_order");
  CREATE INDEX "_products_v_version_facts_parent_id_idx" ON "_products_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_facts_locale_idx" ON "_products_v_version_facts" USING btree ("_locale");
  CREATE INDEX "_products_v_version_facts_languages_idx" ON "_products_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_benefits_order_idx" ON "_products_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_products_v_version_benefits_parent_id_idx" ON "_products_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_benefits_locale_idx" ON "_products_v_version_benefits" USING btree ("_locale");
  CREATE INDEX "_products_v_version_benefits_languages_idx" ON "_products_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_tiers_order_idx" ON "_products_v_version_tiers" USING btree ("_order");
  CREATE INDEX "_products_v_version_tiers_parent_id_idx" ON "_products_v_version_tiers" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_fees_order_idx" ON "_products_v_version_fees" USING btree ("_order");
  CREATE INDEX "_products_v_version_fees_parent_id_idx" ON "_products_v_version_fees" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_fees_locale_idx" ON "_products_v_version_fees" USING btree ("_locale");
  CREATE INDEX "_products_v_version_fees_languages_idx" ON "_products_v_version_fees" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_requirements_order_idx" ON "_products_v_version_requirements" USING btree ("_order");
  CREATE INDEX "_products_v_version_requirements_parent_id_idx" ON "_products_v_version_requirements" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_requirements_locale_idx" ON "_products_v_version_requirements" USING btree ("_locale");
  CREATE INDEX "_products_v_version_requirements_languages_idx" ON "_products_v_version_requirements" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_steps_order_idx" ON "_products_v_version_steps" USING btree ("_order");
  CREATE INDEX "_products_v_version_steps_parent_id_idx" ON "_products_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_steps_locale_idx" ON "_products_v_version_steps" USING btree ("_locale");
  CREATE INDEX "_products_v_version_steps_languages_idx" ON "_products_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_is_in_forms_idx" ON "_products_v" USING btree ("version_is_in_forms");
  CREATE INDEX "_products_v_version_version_document_idx" ON "_products_v" USING btree ("version_document_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_type_idx" ON "_products_v" USING btree ("version_type");
  CREATE INDEX "_products_v_version_version_order_idx" ON "_products_v" USING btree ("version_order");
  CREATE INDEX "_products_v_version_version_cover_idx" ON "_products_v" USING btree ("version_cover_id");
  CREATE INDEX "_products_v_version_version_review_by_idx" ON "_products_v" USING btree ("version_review_by");
  CREATE INDEX "_products_v_version_version_created_by_idx" ON "_products_v" USING btree ("version_created_by_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_languages_idx" ON "_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_figures_order_idx" ON "pages_figures" USING btree ("_order");
  CREATE INDEX "pages_figures_parent_id_idx" ON "pages_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_type_idx" ON "pages" USING btree ("type");
  CREATE INDEX "pages_order_idx" ON "pages" USING btree ("order");
  CREATE INDEX "pages_review_by_idx" ON "pages" USING btree ("review_by");
  CREATE INDEX "pages_created_by_idx" ON "pages" USING btree ("created_by_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_languages_idx" ON "pages_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_pages_v_version_figures_order_idx" ON "_pages_v_version_figures" USING btree ("_order");
  CREATE INDEX "_pages_v_version_figures_parent_id_idx" ON "_pages_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_type_idx" ON "_pages_v" USING btree ("version_type");
  CREATE INDEX "_pages_v_version_version_order_idx" ON "_pages_v" USING btree ("version_order");
  CREATE INDEX "_pages_v_version_version_review_by_idx" ON "_pages_v" USING btree ("version_review_by");
  CREATE INDEX "_pages_v_version_version_created_by_idx" ON "_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_languages_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_languages_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE UNIQUE INDEX "documents_locales_locale_parent_id_unique" ON "documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "documents_languages_idx" ON "documents_locales" USING btree ("_parent_id");
  CREATE INDEX "document_files_name_idx" ON "document_files" USING btree ("name");
  CREATE INDEX "document_files_updated_at_idx" ON "document_files" USING btree ("updated_at");
  CREATE INDEX "document_files_created_at_idx" ON "document_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "people_slug_idx" ON "people" USING btree ("slug");
  CREATE INDEX "people_order_idx" ON "people" USING btree ("order");
  CREATE INDEX "people_portrait_idx" ON "people" USING btree ("portrait_id");
  CREATE INDEX "people_review_by_idx" ON "people" USING btree ("review_by");
  CREATE INDEX "people_created_by_idx" ON "people" USING btree ("created_by_id");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "people_deleted_at_idx" ON "people" USING btree ("deleted_at");
  CREATE INDEX "people__status_idx" ON "people_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "people_locales_locale_parent_id_unique" ON "people_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "people_languages_idx" ON "people_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_people_v_parent_idx" ON "_people_v" USING btree ("parent_id");
  CREATE INDEX "_people_v_version_version_slug_idx" ON "_people_v" USING btree ("version_slug");
  CREATE INDEX "_people_v_version_version_order_idx" ON "_people_v" USING btree ("version_order");
  CREATE INDEX "_people_v_version_version_portrait_idx" ON "_people_v" USING btree ("version_portrait_id");
  CREATE INDEX "_people_v_version_version_review_by_idx" ON "_people_v" USING btree ("version_review_by");
  CREATE INDEX "_people_v_version_version_created_by_idx" ON "_people_v" USING btree ("version_created_by_id");
  CREATE INDEX "_people_v_version_version_updated_at_idx" ON "_people_v" USING btree ("version_updated_at");
  CREATE INDEX "_people_v_version_version_created_at_idx" ON "_people_v" USING btree ("version_created_at");
  CREATE INDEX "_people_v_version_version_deleted_at_idx" ON "_people_v" USING btree ("version_deleted_at");
  CREATE INDEX "_people_v_created_at_idx" ON "_people_v" USING btree ("created_at");
  CREATE INDEX "_people_v_updated_at_idx" ON "_people_v" USING btree ("updated_at");
  CREATE INDEX "_people_v_snapshot_idx" ON "_people_v" USING btree ("snapshot");
  CREATE INDEX "_people_v_published_locale_idx" ON "_people_v" USING btree ("published_locale");
  CREATE INDEX "_people_v_latest_idx" ON "_people_v" USING btree ("latest");
  CREATE INDEX "_people_v_autosave_idx" ON "_people_v" USING btree ("autosave");
  CREATE INDEX "_people_v_version_version__status_idx" ON "_people_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_people_v_locales_locale_parent_id_unique" ON "_people_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_people_v_languages_idx" ON "_people_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "group_companies_slug_idx" ON "group_companies" USING btree ("slug");
  CREATE INDEX "group_companies_order_idx" ON "group_companies" USING btree ("order");
  CREATE INDEX "group_companies_logo_idx" ON "group_companies" USING btree ("logo_id");
  CREATE INDEX "group_companies_review_by_idx" ON "group_companies" USING btree ("review_by");
  CREATE INDEX "group_companies_created_by_idx" ON "group_companies" USING btree ("created_by_id");
  CREATE INDEX "group_companies_updated_at_idx" ON "group_companies" USING btree ("updated_at");
  CREATE INDEX "group_companies_created_at_idx" ON "group_companies" USING btree ("created_at");
  CREATE INDEX "group_companies_deleted_at_idx" ON "group_companies" USING btree ("deleted_at");
  CREATE INDEX "group_companies__status_idx" ON "group_companies_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "group_companies_locales_locale_parent_id_unique" ON "group_companies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "group_companies_languages_idx" ON "group_companies_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_group_companies_v_parent_idx" ON "_group_companies_v" USING btree ("parent_id");
  CREATE INDEX "_group_companies_v_version_version_slug_idx" ON "_group_companies_v" USING btree ("version_slug");
  CREATE INDEX "_group_companies_v_version_version_order_idx" ON "_group_companies_v" USING btree ("version_order");
  CREATE INDEX "_group_companies_v_version_version_logo_idx" ON "_group_companies_v" USING btree ("version_logo_id");
  CREATE INDEX "_group_companies_v_version_version_review_by_idx" ON "_group_companies_v" USING btree ("version_review_by");
  CREATE INDEX "_group_companies_v_version_version_created_by_idx" ON "_group_companies_v" USING btree ("version_created_by_id");
  CREATE INDEX "_group_companies_v_version_version_updated_at_idx" ON "_group_companies_v" USING btree ("version_updated_at");
  CREATE INDEX "_group_companies_v_version_version_created_at_idx" ON "_group_companies_v" USING btree ("version_created_at");
  CREATE INDEX "_group_companies_v_version_version_deleted_at_idx" ON "_group_companies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_group_companies_v_created_at_idx" ON "_group_companies_v" USING btree ("created_at");
  CREATE INDEX "_group_companies_v_updated_at_idx" ON "_group_companies_v" USING btree ("updated_at");
  CREATE INDEX "_group_companies_v_snapshot_idx" ON "_group_companies_v" USING btree ("snapshot");
  CREATE INDEX "_group_companies_v_published_locale_idx" ON "_group_companies_v" USING btree ("published_locale");
  CREATE INDEX "_group_companies_v_latest_idx" ON "_group_companies_v" USING btree ("latest");
  CREATE INDEX "_group_companies_v_autosave_idx" ON "_group_companies_v" USING btree ("autosave");
  CREATE INDEX "_group_companies_v_version_version__status_idx" ON "_group_companies_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_group_companies_v_locales_locale_parent_id_unique" ON "_group_companies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_group_companies_v_languages_idx" ON "_group_companies_v_locales" USING btree ("_parent_id");
  CREATE INDEX "reports_position_date_idx" ON "reports" USING btree ("position_date");
  CREATE INDEX "reports_file_idx" ON "reports" USING btree ("file_id");
  CREATE UNIQUE INDEX "reports_slug_idx" ON "reports" USING btree ("slug");
  CREATE INDEX "reports_review_by_idx" ON "reports" USING btree ("review_by");
  CREATE INDEX "reports_created_by_idx" ON "reports" USING btree ("created_by_id");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "reports_deleted_at_idx" ON "reports" USING btree ("deleted_at");
  CREATE INDEX "reports__status_idx" ON "reports_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "reports_locales_locale_parent_id_unique" ON "reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reports_languages_idx" ON "reports_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_reports_v_parent_idx" ON "_reports_v" USING btree ("parent_id");
  CREATE INDEX "_reports_v_version_version_position_date_idx" ON "_reports_v" USING btree ("version_position_date");
  CREATE INDEX "_reports_v_version_version_file_idx" ON "_reports_v" USING btree ("version_file_id");
  CREATE INDEX "_reports_v_version_version_slug_idx" ON "_reports_v" USING btree ("version_slug");
  CREATE INDEX "_reports_v_version_version_review_by_idx" ON "_reports_v" USING btree ("version_review_by");
  CREATE INDEX "_reports_v_version_version_created_by_idx" ON "_reports_v" USING btree ("version_created_by_id");
  CREATE INDEX "_reports_v_version_version_updated_at_idx" ON "_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_reports_v_version_version_created_at_idx" ON "_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_reports_v_version_version_deleted_at_idx" ON "_reports_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reports_v_created_at_idx" ON "_reports_v" USING btree ("created_at");
  CREATE INDEX "_reports_v_updated_at_idx" ON "_reports_v" USING btree ("updated_at");
  CREATE INDEX "_reports_v_snapshot_idx" ON "_reports_v" USING btree ("snapshot");
  CREATE INDEX "_reports_v_published_locale_idx" ON "_reports_v" USING btree ("published_locale");
  CREATE INDEX "_reports_v_latest_idx" ON "_reports_v" USING btree ("latest");
  CREATE INDEX "_reports_v_autosave_idx" ON "_reports_v" USING btree ("autosave");
  CREATE INDEX "_reports_v_version_version__status_idx" ON "_reports_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_reports_v_locales_locale_parent_id_unique" ON "_reports_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reports_v_languages_idx" ON "_reports_v_locales" USING btree ("_parent_id");
  CREATE INDEX "complaint_reports_rows_order_idx" ON "complaint_reports_rows" USING btree ("_order");
  CREATE INDEX "complaint_reports_rows_parent_id_idx" ON "complaint_reports_rows" USING btree ("_parent_id");
  CREATE INDEX "complaint_reports_year_idx" ON "complaint_reports" USING btree ("year");
  CREATE INDEX "complaint_reports_file_idx" ON "complaint_reports" USING btree ("file_id");
  CREATE UNIQUE INDEX "complaint_reports_slug_idx" ON "complaint_reports" USING btree ("slug");
  CREATE INDEX "complaint_reports_review_by_idx" ON "complaint_reports" USING btree ("review_by");
  CREATE INDEX "complaint_reports_created_by_idx" ON "complaint_reports" USING btree ("created_by_id");
  CREATE INDEX "complaint_reports_updated_at_idx" ON "complaint_reports" USING btree ("updated_at");
  CREATE INDEX "complaint_reports_created_at_idx" ON "complaint_reports" USING btree ("created_at");
  CREATE INDEX "complaint_reports_deleted_at_idx" ON "complaint_reports" USING btree ("deleted_at");
  CREATE INDEX "complaint_reports__status_idx" ON "complaint_reports_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "complaint_reports_locales_locale_parent_id_unique" ON "complaint_reports_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "complaint_reports_languages_idx" ON "complaint_reports_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_complaint_reports_v_version_rows_order_idx" ON "_complaint_reports_v_version_rows" USING btree ("_order");
  CREATE INDEX "_complaint_reports_v_version_rows_parent_id_idx" ON "_complaint_reports_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_complaint_reports_v_parent_idx" ON "_complaint_reports_v" USING btree ("parent_id");
  CREATE INDEX "_complaint_reports_v_version_version_year_idx" ON "_complaint_reports_v" USING btree ("version_year");
  CREATE INDEX "_complaint_reports_v_version_version_file_idx" ON "_complaint_reports_v" USING btree ("version_file_id");
  CREATE INDEX "_complaint_reports_v_version_version_slug_idx" ON "_complaint_reports_v" USING btree ("version_slug");
  CREATE INDEX "_complaint_reports_v_version_version_review_by_idx" ON "_complaint_reports_v" USING btree ("version_review_by");
  CREATE INDEX "_complaint_reports_v_version_version_created_by_idx" ON "_complaint_reports_v" USING btree ("version_created_by_id");
  CREATE INDEX "_complaint_reports_v_version_version_updated_at_idx" ON "_complaint_reports_v" USING btree ("version_updated_at");
  CREATE INDEX "_complaint_reports_v_version_version_created_at_idx" ON "_complaint_reports_v" USING btree ("version_created_at");
  CREATE INDEX "_complaint_reports_v_version_version_deleted_at_idx" ON "_complaint_reports_v" USING btree ("version_deleted_at");
  CREATE INDEX "_complaint_reports_v_created_at_idx" ON "_complaint_reports_v" USING btree ("created_at");
  CREATE INDEX "_complaint_reports_v_updated_at_idx" ON "_complaint_reports_v" USING btree ("updated_at");
  CREATE INDEX "_complaint_reports_v_snapshot_idx" ON "_complaint_reports_v" USING btree ("snapshot");
  CREATE INDEX "_complaint_reports_v_published_locale_idx" ON "_complaint_reports_v" USING btree ("published_locale");
  CREATE INDEX "_complaint_reports_v_latest_idx" ON "_complaint_reports_v" USING btree ("latest");
  CREATE INDEX "_complaint_reports_v_autosave_idx" ON "_complaint_reports_v" USING btree ("autosave");
  CREATE INDEX "_complaint_reports_v_version_version__status_idx" ON "_complaint_reports_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_complaint_reports_v_locales_locale_parent_id_unique" ON "_complaint_reports_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_complaint_reports_v_languages_idx" ON "_complaint_reports_v_locales" USING btree ("_parent_id");
  CREATE INDEX "lending_rates_rates_order_idx" ON "lending_rates_rates" USING btree ("_order");
  CREATE INDEX "lending_rates_rates_parent_id_idx" ON "lending_rates_rates" USING btree ("_parent_id");
  CREATE INDEX "lending_rates_rates_segment_idx" ON "lending_rates_rates" USING btree ("segment_id");
  CREATE INDEX "lending_rates_valid_from_idx" ON "lending_rates" USING btree ("valid_from");
  CREATE INDEX "lending_rates_file_idx" ON "lending_rates" USING btree ("file_id");
  CREATE UNIQUE INDEX "lending_rates_slug_idx" ON "lending_rates" USING btree ("slug");
  CREATE INDEX "lending_rates_review_by_idx" ON "lending_rates" USING btree ("review_by");
  CREATE INDEX "lending_rates_created_by_idx" ON "lending_rates" USING btree ("created_by_id");
  CREATE INDEX "lending_rates_updated_at_idx" ON "lending_rates" USING btree ("updated_at");
  CREATE INDEX "lending_rates_created_at_idx" ON "lending_rates" USING btree ("created_at");
  CREATE INDEX "lending_rates_deleted_at_idx" ON "lending_rates" USING btree ("deleted_at");
  CREATE INDEX "lending_rates__status_idx" ON "lending_rates_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "lending_rates_locales_locale_parent_id_unique" ON "lending_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lending_rates_languages_idx" ON "lending_rates_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_lending_rates_v_version_rates_order_idx" ON "_lending_rates_v_version_rates" USING btree ("_order");
  CREATE INDEX "_lending_rates_v_version_rates_parent_id_idx" ON "_lending_rates_v_version_rates" USING btree ("_parent_id");
  CREATE INDEX "_lending_rates_v_version_rates_segment_idx" ON "_lending_rates_v_version_rates" USING btree ("segment_id");
  CREATE INDEX "_lending_rates_v_parent_idx" ON "_lending_rates_v" USING btree ("parent_id");
  CREATE INDEX "_lending_rates_v_version_version_valid_from_idx" ON "_lending_rates_v" USING btree ("version_valid_from");
  CREATE INDEX "_lending_rates_v_version_version_file_idx" ON "_lending_rates_v" USING btree ("version_file_id");
  CREATE INDEX "_lending_rates_v_version_version_slug_idx" ON "_lending_rates_v" USING btree ("version_slug");
  CREATE INDEX "_lending_rates_v_version_version_review_by_idx" ON "_lending_rates_v" USING btree ("version_review_by");
  CREATE INDEX "_lending_rates_v_version_version_created_by_idx" ON "_lending_rates_v" USING btree ("version_created_by_id");
  CREATE INDEX "_lending_rates_v_version_version_updated_at_idx" ON "_lending_rates_v" USING btree ("version_updated_at");
  CREATE INDEX "_lending_rates_v_version_version_created_at_idx" ON "_lending_rates_v" USING btree ("version_created_at");
  CREATE INDEX "_lending_rates_v_version_version_deleted_at_idx" ON "_lending_rates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_lending_rates_v_created_at_idx" ON "_lending_rates_v" USING btree ("created_at");
  CREATE INDEX "_lending_rates_v_updated_at_idx" ON "_lending_rates_v" USING btree ("updated_at");
  CREATE INDEX "_lending_rates_v_snapshot_idx" ON "_lending_rates_v" USING btree ("snapshot");
  CREATE INDEX "_lending_rates_v_published_locale_idx" ON "_lending_rates_v" USING btree ("published_locale");
  CREATE INDEX "_lending_rates_v_latest_idx" ON "_lending_rates_v" USING btree ("latest");
  CREATE INDEX "_lending_rates_v_autosave_idx" ON "_lending_rates_v" USING btree ("autosave");
  CREATE INDEX "_lending_rates_v_version_version__status_idx" ON "_lending_rates_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_lending_rates_v_locales_locale_parent_id_unique" ON "_lending_rates_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_lending_rates_v_languages_idx" ON "_lending_rates_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "lending_segments_slug_idx" ON "lending_segments" USING btree ("slug");
  CREATE INDEX "lending_segments_order_idx" ON "lending_segments" USING btree ("order");
  CREATE INDEX "lending_segments_updated_at_idx" ON "lending_segments" USING btree ("updated_at");
  CREATE INDEX "lending_segments_created_at_idx" ON "lending_segments" USING btree ("created_at");
  CREATE UNIQUE INDEX "lending_segments_locales_locale_parent_id_unique" ON "lending_segments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lending_segments_languages_idx" ON "lending_segments_locales" USING btree ("_parent_id");
  CREATE INDEX "guarantee_rates_valid_from_idx" ON "guarantee_rates" USING btree ("valid_from");
  CREATE INDEX "guarantee_rates_valid_to_idx" ON "guarantee_rates" USING btree ("valid_to");
  CREATE UNIQUE INDEX "guarantee_rates_slug_idx" ON "guarantee_rates" USING btree ("slug");
  CREATE INDEX "guarantee_rates_review_by_idx" ON "guarantee_rates" USING btree ("review_by");
  CREATE INDEX "guarantee_rates_created_by_idx" ON "guarantee_rates" USING btree ("created_by_id");
  CREATE INDEX "guarantee_rates_updated_at_idx" ON "guarantee_rates" USING btree ("updated_at");
  CREATE INDEX "guarantee_rates_created_at_idx" ON "guarantee_rates" USING btree ("created_at");
  CREATE INDEX "guarantee_rates_deleted_at_idx" ON "guarantee_rates" USING btree ("deleted_at");
  CREATE INDEX "guarantee_rates__status_idx" ON "guarantee_rates_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "guarantee_rates_locales_locale_parent_id_unique" ON "guarantee_rates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "guarantee_rates_languages_idx" ON "guarantee_rates_locales" USING btree ("_parent_id","_locale","_status","title");
  CREATE INDEX "_guarantee_rates_v_parent_idx" ON "_guarantee_rates_v" USING btree ("parent_id");
  CREATE INDEX "_guarantee_rates_v_version_version_valid_from_idx" ON "_guarantee_rates_v" USING btree ("version_valid_from");
  CREATE INDEX "_guarantee_rates_v_version_version_valid_to_idx" ON "_guarantee_rates_v" USING btree ("version_valid_to");
  CREATE INDEX "_guarantee_rates_v_version_version_slug_idx" ON "_guarantee_rates_v" USING btree ("version_slug");
  CREATE INDEX "_guarantee_rates_v_version_version_review_by_idx" ON "_guarantee_rates_v" USING btree ("version_review_by");
  CREATE INDEX "_guarantee_rates_v_version_version_created_by_idx" ON "_guarantee_rates_v" USING btree ("version_created_by_id");
  CREATE INDEX "_guarantee_rates_v_version_version_updated_at_idx" ON "_guarantee_rates_v" USING btree ("version_updated_at");
  CREATE INDEX "_guarantee_rates_v_version_version_created_at_idx" ON "_guarantee_rates_v" USING btree ("version_created_at");
  CREATE INDEX "_guarantee_rates_v_version_version_deleted_at_idx" ON "_guarantee_rates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_guarantee_rates_v_created_at_idx" ON "_guarantee_rates_v" USING btree ("created_at");
  CREATE INDEX "_guarantee_rates_v_updated_at_idx" ON "_guarantee_rates_v" USING btree ("updated_at");
  CREATE INDEX "_guarantee_rates_v_snapshot_idx" ON "_guarantee_rates_v" USING btree ("snapshot");
  CREATE INDEX "_guarantee_rates_v_published_locale_idx" ON "_guarantee_rates_v" USING btree ("published_locale");
  CREATE INDEX "_guarantee_rates_v_latest_idx" ON "_guarantee_rates_v" USING btree ("latest");
  CREATE INDEX "_guarantee_rates_v_autosave_idx" ON "_guarantee_rates_v" USING btree ("autosave");
  CREATE INDEX "_guarantee_rates_v_version_version__status_idx" ON "_guarantee_rates_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_guarantee_rates_v_locales_locale_parent_id_unique" ON "_guarantee_rates_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_guarantee_rates_v_languages_idx" ON "_guarantee_rates_v_locales" USING btree ("_parent_id");
  CREATE INDEX "cases_clock_requests_order_idx" ON "cases_clock_requests" USING btree ("_order");
  CREATE INDEX "cases_clock_requests_parent_id_idx" ON "cases_clock_requests" USING btree ("_parent_id");
  CREATE INDEX "cases_sender_email_key_idx" ON "cases" USING btree ("sender_email_key");
  CREATE INDEX "cases_sender_phone_key_idx" ON "cases" USING btree ("sender_phone_key");
  CREATE INDEX "cases_due_at_idx" ON "cases" USING btree ("due_at");
  CREATE INDEX "cases_clock_clock_waiting_until_idx" ON "cases" USING btree ("clock_waiting_until");
  CREATE INDEX "cases_form_idx" ON "cases" USING btree ("form");
  CREATE INDEX "cases_status_idx" ON "cases" USING btree ("status");
  CREATE INDEX "cases_assignee_idx" ON "cases" USING btree ("assignee_id");
  CREATE INDEX "cases_merged_into_idx" ON "cases" USING btree ("merged_into_id");
  CREATE INDEX "cases_finished_at_idx" ON "cases" USING btree ("finished_at");
  CREATE INDEX "cases_erase_after_idx" ON "cases" USING btree ("erase_after");
  CREATE UNIQUE INDEX "cases_ticket_idx" ON "cases" USING btree ("ticket");
  CREATE UNIQUE INDEX "cases_idempotency_key_idx" ON "cases" USING btree ("idempotency_key");
  CREATE INDEX "cases_content_key_idx" ON "cases" USING btree ("content_key");
  CREATE UNIQUE INDEX "cases_captcha_idx" ON "cases" USING btree ("captcha");
  CREATE INDEX "cases_updated_at_idx" ON "cases" USING btree ("updated_at");
  CREATE INDEX "cases_created_at_idx" ON "cases" USING btree ("created_at");
  CREATE INDEX "status_form_assignee_dueAt_idx" ON "cases" USING btree ("status","form","assignee_id","due_at");
  CREATE INDEX "form_receivedAt_status_idx" ON "cases" USING btree ("form","received_at","status");
  CREATE INDEX "form_finishedAt_status_workingDays_hours_isInTime_idx" ON "cases" USING btree ("form","finished_at","status","working_days","hours","is_in_time");
  CREATE INDEX "receivedAt_createdAt_idx" ON "cases" USING btree ("received_at","created_at");
  CREATE INDEX "case_events_case_idx" ON "case_events" USING btree ("case_id");
  CREATE INDEX "case_events_author_idx" ON "case_events" USING btree ("author_id");
  CREATE INDEX "case_replies_case_idx" ON "case_replies" USING btree ("case_id");
  CREATE UNIQUE INDEX "case_replies_key_idx" ON "case_replies" USING btree ("key");
  CREATE INDEX "case_replies_author_idx" ON "case_replies" USING btree ("author_id");
  CREATE INDEX "case_replies_updated_at_idx" ON "case_replies" USING btree ("updated_at");
  CREATE INDEX "case_replies_created_at_idx" ON "case_replies" USING btree ("created_at");
  CREATE INDEX "reply_templates_forms_order_idx" ON "reply_templates_forms" USING btree ("order");
  CREATE INDEX "reply_templates_forms_parent_idx" ON "reply_templates_forms" USING btree ("parent_id");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reply_templates_languages_idx" ON "reply_templates_locales" USING btree ("_parent_id");
  CREATE INDEX "case_statistics_received_month_idx" ON "case_statistics" USING btree ("received_month");
  CREATE INDEX "form_receivedMonth_status_idx" ON "case_statistics" USING btree ("form","received_month","status");
  CREATE INDEX "form_closedMonth_status_workingDays_hours_isInTime_idx" ON "case_statistics" USING btree ("form","closed_month","status","working_days","hours","is_in_time");
  CREATE INDEX "attachments_case_idx" ON "attachments" USING btree ("case_id");
  CREATE UNIQUE INDEX "attachments_key_idx" ON "attachments" USING btree ("key");
  CREATE INDEX "attachments_updated_at_idx" ON "attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "audit_log_sequence_idx" ON "audit_log" USING btree ("sequence");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "collection_document_idx" ON "audit_log" USING btree ("collection","document");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "currencies_rate_types_order_idx" ON "currencies_rate_types" USING btree ("order");
  CREATE INDEX "currencies_rate_types_parent_idx" ON "currencies_rate_types" USING btree ("parent_id");
  CREATE UNIQUE INDEX "currencies_code_idx" ON "currencies" USING btree ("code");
  CREATE INDEX "currencies_updated_at_idx" ON "currencies" USING btree ("updated_at");
  CREATE INDEX "currencies_created_at_idx" ON "currencies" USING btree ("created_at");
  CREATE UNIQUE INDEX "currencies_locales_locale_parent_id_unique" ON "currencies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "currencies_languages_idx" ON "currencies_locales" USING btree ("_parent_id");
  CREATE INDEX "exchange_quotes_sheet_idx" ON "exchange_quotes" USING btree ("sheet_id");
  CREATE INDEX "currency_rateType_validFrom_idx" ON "exchange_quotes" USING btree ("currency","rate_type","valid_from");
  CREATE UNIQUE INDEX "funds_slug_idx" ON "funds" USING btree ("slug");
  CREATE INDEX "funds_updated_at_idx" ON "funds" USING btree ("updated_at");
  CREATE INDEX "funds_created_at_idx" ON "funds" USING btree ("created_at");
  CREATE UNIQUE INDEX "funds_locales_locale_parent_id_unique" ON "funds_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "funds_languages_idx" ON "funds_locales" USING btree ("_parent_id");
  CREATE INDEX "fund_values_fund_idx" ON "fund_values" USING btree ("fund_id");
  CREATE INDEX "fund_values_date_idx" ON "fund_values" USING btree ("date");
  CREATE INDEX "fund_values_sheet_idx" ON "fund_values" USING btree ("sheet_id");
  CREATE INDEX "fund_values_updated_at_idx" ON "fund_values" USING btree ("updated_at");
  CREATE INDEX "fund_values_created_at_idx" ON "fund_values" USING btree ("created_at");
  CREATE UNIQUE INDEX "fund_date_idx" ON "fund_values" USING btree ("fund_id","date");
  CREATE UNIQUE INDEX "holidays_date_idx" ON "holidays" USING btree ("date");
  CREATE INDEX "holidays_updated_at_idx" ON "holidays" USING btree ("updated_at");
  CREATE INDEX "holidays_created_at_idx" ON "holidays" USING btree ("created_at");
  CREATE UNIQUE INDEX "holidays_locales_locale_parent_id_unique" ON "holidays_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "holidays_languages_idx" ON "holidays_locales" USING btree ("_parent_id");
  CREATE INDEX "market_sheets_kind_idx" ON "market_sheets" USING btree ("kind");
  CREATE INDEX "market_sheets_state_idx" ON "market_sheets" USING btree ("state");
  CREATE UNIQUE INDEX "market_sheets_key_idx" ON "market_sheets" USING btree ("key");
  CREATE INDEX "market_sheets_entered_by_idx" ON "market_sheets" USING btree ("entered_by_id");
  CREATE INDEX "market_sheets_source_set_by_idx" ON "market_sheets" USING btree ("source_set_by_id");
  CREATE INDEX "market_sheets_decided_by_idx" ON "market_sheets" USING btree ("decided_by_id");
  CREATE INDEX "market_sheets_withdrawn_by_idx" ON "market_sheets" USING btree ("withdrawn_by_id");
  CREATE INDEX "market_sheets_updated_at_idx" ON "market_sheets" USING btree ("updated_at");
  CREATE INDEX "market_sheets_created_at_idx" ON "market_sheets" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_identity_idx" ON "users" USING btree ("identity");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE UNIQUE INDEX "sign_ins_session_idx" ON "sign_ins" USING btree ("session");
  CREATE INDEX "sign_ins_user_idx" ON "sign_ins" USING btree ("user_id");
  CREATE UNIQUE INDEX "day_language_query_idx" ON "search_statistics" USING btree ("day","language","query");
  CREATE UNIQUE INDEX "day_language_query_path_idx" ON "search_click_statistics" USING btree ("day","language","query","path");
  CREATE UNIQUE INDEX "search_count_batches_batch_idx" ON "search_count_batches" USING btree ("batch");
  CREATE INDEX "search_count_batches_day_idx" ON "search_count_batches" USING btree ("day");
  CREATE UNIQUE INDEX "cache_tags_tag_idx" ON "cache_tags" USING btree ("tag");
  CREATE UNIQUE INDEX "collection_item_locale_idx" ON "item_texts" USING btree ("collection","item","locale");
  CREATE INDEX "collection_locale_revision_idx" ON "item_texts" USING btree ("collection","locale","revision");
  CREATE UNIQUE INDEX "document_texts_digest_idx" ON "document_texts" USING btree ("digest");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_guide_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("guide_groups_id");
  CREATE INDEX "payload_locked_documents_rels_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("guides_id");
  CREATE INDEX "payload_locked_documents_rels_governance_id_idx" ON "payload_locked_documents_rels" USING btree ("governance_id");
  CREATE INDEX "payload_locked_documents_rels_literacy_id_idx" ON "payload_locked_documents_rels" USING btree ("literacy_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_blogs_id_idx" ON "payload_locked_documents_rels" USING btree ("blogs_id");
  CREATE INDEX "payload_locked_documents_rels_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("tags_id");
  CREATE INDEX "payload_locked_documents_rels_branches_id_idx" ON "payload_locked_documents_rels" USING btree ("branches_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_faq_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_topics_id");
  CREATE INDEX "payload_locked_documents_rels_careers_id_idx" ON "payload_locked_documents_rels" USING btree ("careers_id");
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "payload_locked_documents_rels" USING btree ("promotions_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_document_files_id_idx" ON "payload_locked_documents_rels" USING btree ("document_files_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_group_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("group_companies_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_complaint_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("complaint_reports_id");
  CREATE INDEX "payload_locked_documents_rels_lending_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("lending_rates_id");
  CREATE INDEX "payload_locked_documents_rels_lending_segments_id_idx" ON "payload_locked_documents_rels" USING btree ("lending_segments_id");
  CREATE INDEX "payload_locked_documents_rels_guarantee_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("guarantee_rates_id");
  CREATE INDEX "payload_locked_documents_rels_cases_id_idx" ON "payload_locked_documents_rels" USING btree ("cases_id");
  CREATE INDEX "payload_locked_documents_rels_case_events_id_idx" ON "payload_locked_documents_rels" USING btree ("case_events_id");
  CREATE INDEX "payload_locked_documents_rels_case_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("case_replies_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");
  CREATE INDEX "payload_locked_documents_rels_case_statistics_id_idx" ON "payload_locked_documents_rels" USING btree ("case_statistics_id");
  CREATE INDEX "payload_locked_documents_rels_attachments_id_idx" ON "payload_locked_documents_rels" USING btree ("attachments_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_currencies_id_idx" ON "payload_locked_documents_rels" USING btree ("currencies_id");
  CREATE INDEX "payload_locked_documents_rels_exchange_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("exchange_quotes_id");
  CREATE INDEX "payload_locked_documents_rels_funds_id_idx" ON "payload_locked_documents_rels" USING btree ("funds_id");
  CREATE INDEX "payload_locked_documents_rels_fund_values_id_idx" ON "payload_locked_documents_rels" USING btree ("fund_values_id");
  CREATE INDEX "payload_locked_documents_rels_holidays_id_idx" ON "payload_locked_documents_rels" USING btree ("holidays_id");
  CREATE INDEX "payload_locked_documents_rels_market_sheets_id_idx" ON "payload_locked_documents_rels" USING btree ("market_sheets_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_second_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("second_factors_id");
  CREATE INDEX "payload_locked_documents_rels_sign_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_ins_id");
  CREATE INDEX "payload_locked_documents_rels_cache_tags_id_idx" ON "payload_locked_documents_rels" USING btree ("cache_tags_id");
  CREATE INDEX "payload_locked_documents_rels_item_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("item_texts_id");
  CREATE INDEX "payload_locked_documents_rels_document_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("document_texts_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE UNIQUE INDEX "settings_locales_locale_parent_id_unique" ON "settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "settings_languages_idx" ON "settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_version_logo_idx" ON "_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_settings_v_languages_idx" ON "_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_left_menu_columns_links_order_idx" ON "navigation_left_menu_columns_links" USING btree ("_order");
  CREATE INDEX "navigation_left_menu_columns_links_parent_id_idx" ON "navigation_left_menu_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_left_menu_columns_links_locales_locale_parent_id_" ON "navigation_left_menu_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_left_menu_columns_links_languages_idx" ON "navigation_left_menu_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_left_menu_columns_order_idx" ON "navigation_left_menu_columns" USING btree ("_order");
  CREATE INDEX "navigation_left_menu_columns_parent_id_idx" ON "navigation_left_menu_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_left_menu_columns_locales_locale_parent_id_unique" ON "navigation_left_menu_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_left_menu_columns_languages_idx" ON "navigation_left_menu_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_left_menu_order_idx" ON "navigation_left_menu" USING btree ("_order");
  CREATE INDEX "navigation_left_menu_parent_id_idx" ON "navigation_left_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_left_menu_locales_locale_parent_id_unique" ON "navigation_left_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_left_menu_languages_idx" ON "navigation_left_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_right_menu_sub_types_order_idx" ON "navigation_right_menu_sub_types" USING btree ("_order");
  CREATE INDEX "navigation_right_menu_sub_types_parent_id_idx" ON "navigation_right_menu_sub_types" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_right_menu_sub_types_locales_locale_parent_id_uni" ON "navigation_right_menu_sub_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_right_menu_sub_types_languages_idx" ON "navigation_right_menu_sub_types_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_right_menu_order_idx" ON "navigation_right_menu" USING btree ("_order");
  CREATE INDEX "navigation_right_menu_parent_id_idx" ON "navigation_right_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_right_menu_locales_locale_parent_id_unique" ON "navigation_right_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_right_menu_languages_idx" ON "navigation_right_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_left_items_order_idx" ON "navigation_footer_left_items" USING btree ("_order");
  CREATE INDEX "navigation_footer_left_items_parent_id_idx" ON "navigation_footer_left_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_left_items_locales_locale_parent_id_unique" ON "navigation_footer_left_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_left_items_languages_idx" ON "navigation_footer_left_items_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_left_order_idx" ON "navigation_footer_left" USING btree ("_order");
  CREATE INDEX "navigation_footer_left_parent_id_idx" ON "navigation_footer_left" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_left_locales_locale_parent_id_unique" ON "navigation_footer_left_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_left_languages_idx" ON "navigation_footer_left_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_right_items_order_idx" ON "navigation_footer_right_items" USING btree ("_order");
  CREATE INDEX "navigation_footer_right_items_parent_id_idx" ON "navigation_footer_right_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_right_items_locales_locale_parent_id_uniqu" ON "navigation_footer_right_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_right_items_languages_idx" ON "navigation_footer_right_items_locales" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_right_order_idx" ON "navigation_footer_right" USING btree ("_order");
  CREATE INDEX "navigation_footer_right_parent_id_idx" ON "navigation_footer_right" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_right_locales_locale_parent_id_unique" ON "navigation_footer_right_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_right_languages_idx" ON "navigation_footer_right_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_left_menu_columns_links_order_idx" ON "_navigation_v_version_left_menu_columns_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_left_menu_columns_links_parent_id_idx" ON "_navigation_v_version_left_menu_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_left_menu_columns_links_locales_locale" ON "_navigation_v_version_left_menu_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_left_menu_columns_links_languages_idx" ON "_navigation_v_version_left_menu_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_left_menu_columns_order_idx" ON "_navigation_v_version_left_menu_columns" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_left_menu_columns_parent_id_idx" ON "_navigation_v_version_left_menu_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_left_menu_columns_locales_locale_paren" ON "_navigation_v_version_left_menu_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_left_menu_columns_languages_idx" ON "_navigation_v_version_left_menu_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_left_menu_order_idx" ON "_navigation_v_version_left_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_left_menu_parent_id_idx" ON "_navigation_v_version_left_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_left_menu_locales_locale_parent_id_uni" ON "_navigation_v_version_left_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_left_menu_languages_idx" ON "_navigation_v_version_left_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_right_menu_sub_types_order_idx" ON "_navigation_v_version_right_menu_sub_types" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_right_menu_sub_types_parent_id_idx" ON "_navigation_v_version_right_menu_sub_types" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_right_menu_sub_types_locales_locale_pa" ON "_navigation_v_version_right_menu_sub_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_right_menu_sub_types_languages_idx" ON "_navigation_v_version_right_menu_sub_types_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_right_menu_order_idx" ON "_navigation_v_version_right_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_right_menu_parent_id_idx" ON "_navigation_v_version_right_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_right_menu_locales_locale_parent_id_un" ON "_navigation_v_version_right_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_right_menu_languages_idx" ON "_navigation_v_version_right_menu_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_left_items_order_idx" ON "_navigation_v_version_footer_left_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_left_items_parent_id_idx" ON "_navigation_v_version_footer_left_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_left_items_locales_locale_paren" ON "_navigation_v_version_footer_left_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_left_items_languages_idx" ON "_navigation_v_version_footer_left_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_left_order_idx" ON "_navigation_v_version_footer_left" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_left_parent_id_idx" ON "_navigation_v_version_footer_left" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_left_locales_locale_parent_id_u" ON "_navigation_v_version_footer_left_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_left_languages_idx" ON "_navigation_v_version_footer_left_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_right_items_order_idx" ON "_navigation_v_version_footer_right_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_right_items_parent_id_idx" ON "_navigation_v_version_footer_right_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_right_items_locales_locale_pare" ON "_navigation_v_version_footer_right_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_right_items_languages_idx" ON "_navigation_v_version_footer_right_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_right_order_idx" ON "_navigation_v_version_footer_right" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_right_parent_id_idx" ON "_navigation_v_version_footer_right" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_right_locales_locale_parent_id_" ON "_navigation_v_version_footer_right_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_right_languages_idx" ON "_navigation_v_version_footer_right_locales" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "home_sections_order_idx" ON "home_sections" USING btree ("_order");
  CREATE INDEX "home_sections_parent_id_idx" ON "home_sections" USING btree ("_parent_id");
  CREATE INDEX "home_highlights_shortcuts_order_idx" ON "home_highlights_shortcuts" USING btree ("_order");
  CREATE INDEX "home_highlights_shortcuts_parent_id_idx" ON "home_highlights_shortcuts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_highlights_shortcuts_locales_locale_parent_id_unique" ON "home_highlights_shortcuts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_highlights_shortcuts_languages_idx" ON "home_highlights_shortcuts_locales" USING btree ("_parent_id");
  CREATE INDEX "home_services_tiles_order_idx" ON "home_services_tiles" USING btree ("_order");
  CREATE INDEX "home_services_tiles_parent_id_idx" ON "home_services_tiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_services_tiles_locales_locale_parent_id_unique" ON "home_services_tiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_services_tiles_languages_idx" ON "home_services_tiles_locales" USING btree ("_parent_id");
  CREATE INDEX "home_why_reasons_order_idx" ON "home_why_reasons" USING btree ("_order");
  CREATE INDEX "home_why_reasons_parent_id_idx" ON "home_why_reasons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_why_reasons_locales_locale_parent_id_unique" ON "home_why_reasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_why_reasons_languages_idx" ON "home_why_reasons_locales" USING btree ("_parent_id");
  CREATE INDEX "home_consultation_points_order_idx" ON "home_consultation_points" USING btree ("_order");
  CREATE INDEX "home_consultation_points_parent_id_idx" ON "home_consultation_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_consultation_points_locales_locale_parent_id_unique" ON "home_consultation_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_consultation_points_languages_idx" ON "home_consultation_points_locales" USING btree ("_parent_id");
  CREATE INDEX "home_popup_popup_picture_idx" ON "home" USING btree ("popup_picture_id");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_languages_idx" ON "home_locales" USING btree ("_parent_id");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_products_id_idx" ON "home_rels" USING btree ("products_id");
  CREATE INDEX "_home_v_version_sections_order_idx" ON "_home_v_version_sections" USING btree ("_order");
  CREATE INDEX "_home_v_version_sections_parent_id_idx" ON "_home_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_highlights_shortcuts_order_idx" ON "_home_v_version_highlights_shortcuts" USING btree ("_order");
  CREATE INDEX "_home_v_version_highlights_shortcuts_parent_id_idx" ON "_home_v_version_highlights_shortcuts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_highlights_shortcuts_locales_locale_parent_i" ON "_home_v_version_highlights_shortcuts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_highlights_shortcuts_languages_idx" ON "_home_v_version_highlights_shortcuts_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_services_tiles_order_idx" ON "_home_v_version_services_tiles" USING btree ("_order");
  CREATE INDEX "_home_v_version_services_tiles_parent_id_idx" ON "_home_v_version_services_tiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_services_tiles_locales_locale_parent_id_uniq" ON "_home_v_version_services_tiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_services_tiles_languages_idx" ON "_home_v_version_services_tiles_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_why_reasons_order_idx" ON "_home_v_version_why_reasons" USING btree ("_order");
  CREATE INDEX "_home_v_version_why_reasons_parent_id_idx" ON "_home_v_version_why_reasons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_why_reasons_locales_locale_parent_id_unique" ON "_home_v_version_why_reasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_why_reasons_languages_idx" ON "_home_v_version_why_reasons_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_consultation_points_order_idx" ON "_home_v_version_consultation_points" USING btree ("_order");
  CREATE INDEX "_home_v_version_consultation_points_parent_id_idx" ON "_home_v_version_consultation_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_consultation_points_locales_locale_parent_id" ON "_home_v_version_consultation_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_consultation_points_languages_idx" ON "_home_v_version_consultation_points_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_popup_version_popup_picture_idx" ON "_home_v" USING btree ("version_popup_picture_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_languages_idx" ON "_home_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_products_id_idx" ON "_home_v_rels" USING btree ("products_id");
  CREATE INDEX "about_missions_order_idx" ON "about_missions" USING btree ("_order");
  CREATE INDEX "about_missions_parent_id_idx" ON "about_missions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_missions_locales_locale_parent_id_unique" ON "about_missions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_missions_languages_idx" ON "about_missions_locales" USING btree ("_parent_id");
  CREATE INDEX "about_history_order_idx" ON "about_history" USING btree ("_order");
  CREATE INDEX "about_history_parent_id_idx" ON "about_history" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "about_history_locales_locale_parent_id_unique" ON "about_history_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_history_languages_idx" ON "about_history_locales" USING btree ("_parent_id");
  CREATE INDEX "about_structure_picture_idx" ON "about" USING btree ("structure_picture_id");
  CREATE UNIQUE INDEX "about_locales_locale_parent_id_unique" ON "about_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_languages_idx" ON "about_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_missions_order_idx" ON "_about_v_version_missions" USING btree ("_order");
  CREATE INDEX "_about_v_version_missions_parent_id_idx" ON "_about_v_version_missions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_v_version_missions_locales_locale_parent_id_unique" ON "_about_v_version_missions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_missions_languages_idx" ON "_about_v_version_missions_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_history_order_idx" ON "_about_v_version_history" USING btree ("_order");
  CREATE INDEX "_about_v_version_history_parent_id_idx" ON "_about_v_version_history" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_about_v_version_history_locales_locale_parent_id_unique" ON "_about_v_version_history_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_version_history_languages_idx" ON "_about_v_version_history_locales" USING btree ("_parent_id");
  CREATE INDEX "_about_v_version_version_structure_picture_idx" ON "_about_v" USING btree ("version_structure_picture_id");
  CREATE INDEX "_about_v_created_at_idx" ON "_about_v" USING btree ("created_at");
  CREATE INDEX "_about_v_updated_at_idx" ON "_about_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_about_v_locales_locale_parent_id_unique" ON "_about_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_v_languages_idx" ON "_about_v_locales" USING btree ("_parent_id");
  CREATE INDEX "search_popular_order_idx" ON "search_popular" USING btree ("_order");
  CREATE INDEX "search_popular_parent_id_idx" ON "search_popular" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "search_popular_locales_locale_parent_id_unique" ON "search_popular_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_popular_languages_idx" ON "search_popular_locales" USING btree ("_parent_id");
  CREATE INDEX "search_promoted_order_idx" ON "search_promoted" USING btree ("_order");
  CREATE INDEX "search_promoted_parent_id_idx" ON "search_promoted" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "search_promoted_locales_locale_parent_id_unique" ON "search_promoted_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "search_promoted_languages_idx" ON "search_promoted_locales" USING btree ("_parent_id");
  CREATE INDEX "search_synonyms_order_idx" ON "search_synonyms" USING btree ("_order");
  CREATE INDEX "search_synonyms_parent_id_idx" ON "search_synonyms" USING btree ("_parent_id");
  CREATE INDEX "search_rels_order_idx" ON "search_rels" USING btree ("order");
  CREATE INDEX "search_rels_parent_idx" ON "search_rels" USING btree ("parent_id");
  CREATE INDEX "search_rels_path_idx" ON "search_rels" USING btree ("path");
  CREATE INDEX "search_rels_blogs_id_idx" ON "search_rels" USING btree ("blogs_id");
  CREATE INDEX "search_rels_news_id_idx" ON "search_rels" USING btree ("news_id");
  CREATE INDEX "search_rels_guide_groups_id_idx" ON "search_rels" USING btree ("guide_groups_id");
  CREATE INDEX "search_rels_guides_id_idx" ON "search_rels" USING btree ("guides_id");
  CREATE INDEX "search_rels_governance_id_idx" ON "search_rels" USING btree ("governance_id");
  CREATE INDEX "search_rels_literacy_id_idx" ON "search_rels" USING btree ("literacy_id");
  CREATE INDEX "search_rels_branches_id_idx" ON "search_rels" USING btree ("branches_id");
  CREATE INDEX "search_rels_careers_id_idx" ON "search_rels" USING btree ("careers_id");
  CREATE INDEX "search_rels_promotions_id_idx" ON "search_rels" USING btree ("promotions_id");
  CREATE INDEX "search_rels_products_id_idx" ON "search_rels" USING btree ("products_id");
  CREATE INDEX "search_rels_pages_id_idx" ON "search_rels" USING btree ("pages_id");
  CREATE INDEX "_search_v_version_popular_order_idx" ON "_search_v_version_popular" USING btree ("_order");
  CREATE INDEX "_search_v_version_popular_parent_id_idx" ON "_search_v_version_popular" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_search_v_version_popular_locales_locale_parent_id_unique" ON "_search_v_version_popular_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_v_version_popular_languages_idx" ON "_search_v_version_popular_locales" USING btree ("_parent_id");
  CREATE INDEX "_search_v_version_promoted_order_idx" ON "_search_v_version_promoted" USING btree ("_order");
  CREATE INDEX "_search_v_version_promoted_parent_id_idx" ON "_search_v_version_promoted" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_search_v_version_promoted_locales_locale_parent_id_unique" ON "_search_v_version_promoted_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_search_v_version_promoted_languages_idx" ON "_search_v_version_promoted_locales" USING btree ("_parent_id");
  CREATE INDEX "_search_v_version_synonyms_order_idx" ON "_search_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_search_v_version_synonyms_parent_id_idx" ON "_search_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_search_v_created_at_idx" ON "_search_v" USING btree ("created_at");
  CREATE INDEX "_search_v_updated_at_idx" ON "_search_v" USING btree ("updated_at");
  CREATE INDEX "_search_v_rels_order_idx" ON "_search_v_rels" USING btree ("order");
  CREATE INDEX "_search_v_rels_parent_idx" ON "_search_v_rels" USING btree ("parent_id");
  CREATE INDEX "_search_v_rels_path_idx" ON "_search_v_rels" USING btree ("path");
  CREATE INDEX "_search_v_rels_blogs_id_idx" ON "_search_v_rels" USING btree ("blogs_id");
  CREATE INDEX "_search_v_rels_news_id_idx" ON "_search_v_rels" USING btree ("news_id");
  CREATE INDEX "_search_v_rels_guide_groups_id_idx" ON "_search_v_rels" USING btree ("guide_groups_id");
  CREATE INDEX "_search_v_rels_guides_id_idx" ON "_search_v_rels" USING btree ("guides_id");
  CREATE INDEX "_search_v_rels_governance_id_idx" ON "_search_v_rels" USING btree ("governance_id");
  CREATE INDEX "_search_v_rels_literacy_id_idx" ON "_search_v_rels" USING btree ("literacy_id");
  CREATE INDEX "_search_v_rels_branches_id_idx" ON "_search_v_rels" USING btree ("branches_id");
  CREATE INDEX "_search_v_rels_careers_id_idx" ON "_search_v_rels" USING btree ("careers_id");
  CREATE INDEX "_search_v_rels_promotions_id_idx" ON "_search_v_rels" USING btree ("promotions_id");
  CREATE INDEX "_search_v_rels_products_id_idx" ON "_search_v_rels" USING btree ("products_id");
  CREATE INDEX "_search_v_rels_pages_id_idx" ON "_search_v_rels" USING btree ("pages_id");
  CREATE INDEX "calculators_loans_systems_order_idx" ON "calculators_loans_systems" USING btree ("order");
  CREATE INDEX "calculators_loans_systems_parent_idx" ON "calculators_loans_systems" USING btree ("parent_id");
  CREATE INDEX "calculators_loans_order_idx" ON "calculators_loans" USING btree ("_order");
  CREATE INDEX "calculators_loans_parent_id_idx" ON "calculators_loans" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "calculators_loans_locales_locale_parent_id_unique" ON "calculators_loans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "calculators_loans_languages_idx" ON "calculators_loans_locales" USING btree ("_parent_id");
  CREATE INDEX "calculators_time_deposit_terms_order_idx" ON "calculators_time_deposit_terms" USING btree ("_order");
  CREATE INDEX "calculators_time_deposit_terms_parent_id_idx" ON "calculators_time_deposit_terms" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "calculators_locales_locale_parent_id_unique" ON "calculators_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "calculators_languages_idx" ON "calculators_locales" USING btree ("_parent_id");
  CREATE INDEX "_calculators_v_version_loans_systems_order_idx" ON "_calculators_v_version_loans_systems" USING btree ("order");
  CREATE INDEX "_calculators_v_version_loans_systems_parent_idx" ON "_calculators_v_version_loans_systems" USING btree ("parent_id");
  CREATE INDEX "_calculators_v_version_loans_order_idx" ON "_calculators_v_version_loans" USING btree ("_order");
  CREATE INDEX "_calculators_v_version_loans_parent_id_idx" ON "_calculators_v_version_loans" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_calculators_v_version_loans_locales_locale_parent_id_unique" ON "_calculators_v_version_loans_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_calculators_v_version_loans_languages_idx" ON "_calculators_v_version_loans_locales" USING btree ("_parent_id");
  CREATE INDEX "_calculators_v_version_time_deposit_terms_order_idx" ON "_calculators_v_version_time_deposit_terms" USING btree ("_order");
  CREATE INDEX "_calculators_v_version_time_deposit_terms_parent_id_idx" ON "_calculators_v_version_time_deposit_terms" USING btree ("_parent_id");
  CREATE INDEX "_calculators_v_created_at_idx" ON "_calculators_v" USING btree ("created_at");
  CREATE INDEX "_calculators_v_updated_at_idx" ON "_calculators_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_calculators_v_locales_locale_parent_id_unique" ON "_calculators_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_calculators_v_languages_idx" ON "_calculators_v_locales" USING btree ("_parent_id");
  CREATE INDEX "market_rates_pull_rates_pull_changed_by_idx" ON "market" USING btree ("rates_pull_changed_by_id");
  CREATE INDEX "market_funds_pull_funds_pull_changed_by_idx" ON "market" USING btree ("funds_pull_changed_by_id");
  CREATE UNIQUE INDEX "market_locales_locale_parent_id_unique" ON "market_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "market_languages_idx" ON "market_locales" USING btree ("_parent_id");
  CREATE INDEX "market_rels_order_idx" ON "market_rels" USING btree ("order");
  CREATE INDEX "market_rels_parent_idx" ON "market_rels" USING btree ("parent_id");
  CREATE INDEX "market_rels_path_idx" ON "market_rels" USING btree ("path");
  CREATE INDEX "market_rels_currencies_id_idx" ON "market_rels" USING btree ("currencies_id");
  CREATE INDEX "_market_v_version_rates_pull_version_rates_pull_changed__idx" ON "_market_v" USING btree ("version_rates_pull_changed_by_id");
  CREATE INDEX "_market_v_version_funds_pull_version_funds_pull_changed__idx" ON "_market_v" USING btree ("version_funds_pull_changed_by_id");
  CREATE INDEX "_market_v_created_at_idx" ON "_market_v" USING btree ("created_at");
  CREATE INDEX "_market_v_updated_at_idx" ON "_market_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_market_v_locales_locale_parent_id_unique" ON "_market_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_market_v_languages_idx" ON "_market_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_market_v_rels_order_idx" ON "_market_v_rels" USING btree ("order");
  CREATE INDEX "_market_v_rels_parent_idx" ON "_market_v_rels" USING btree ("parent_id");
  CREATE INDEX "_market_v_rels_path_idx" ON "_market_v_rels" USING btree ("path");
  CREATE INDEX "_market_v_rels_currencies_id_idx" ON "_market_v_rels" USING btree ("currencies_id");
  CREATE INDEX "service_notify_order_idx" ON "service_notify" USING btree ("_order");
  CREATE INDEX "service_notify_parent_id_idx" ON "service_notify" USING btree ("_parent_id");
  CREATE INDEX "service_texts_order_parent" ON "service_texts" USING btree ("order","parent_id");
  CREATE INDEX "_service_v_version_notify_order_idx" ON "_service_v_version_notify" USING btree ("_order");
  CREATE INDEX "_service_v_version_notify_parent_id_idx" ON "_service_v_version_notify" USING btree ("_parent_id");
  CREATE INDEX "_service_v_created_at_idx" ON "_service_v" USING btree ("created_at");
  CREATE INDEX "_service_v_updated_at_idx" ON "_service_v" USING btree ("updated_at");
  CREATE INDEX "_service_v_texts_order_parent" ON "_service_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "guide_groups" CASCADE;
  DROP TABLE "guide_groups_locales" CASCADE;
  DROP TABLE "_guide_groups_v" CASCADE;
  DROP TABLE "_guide_groups_v_locales" CASCADE;
  DROP TABLE "guides" CASCADE;
  DROP TABLE "guides_locales" CASCADE;
  DROP TABLE "_guides_v" CASCADE;
  DROP TABLE "_guides_v_locales" CASCADE;
  DROP TABLE "governance" CASCADE;
  DROP TABLE "governance_locales" CASCADE;
  DROP TABLE "governance_rels" CASCADE;
  DROP TABLE "_governance_v" CASCADE;
  DROP TABLE "_governance_v_locales" CASCADE;
  DROP TABLE "_governance_v_rels" CASCADE;
  DROP TABLE "literacy" CASCADE;
  DROP TABLE "literacy_locales" CASCADE;
  DROP TABLE "_literacy_v" CASCADE;
  DROP TABLE "_literacy_v_locales" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "notices_locales" CASCADE;
  DROP TABLE "_notices_v" CASCADE;
  DROP TABLE "_notices_v_locales" CASCADE;
  DROP TABLE "blogs" CASCADE;
  DROP TABLE "blogs_locales" CASCADE;
  DROP TABLE "blogs_rels" CASCADE;
  DROP TABLE "_blogs_v" CASCADE;
  DROP TABLE "_blogs_v_locales" CASCADE;
  DROP TABLE "_blogs_v_rels" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "tags_locales" CASCADE;
  DROP TABLE "branches_services" CASCADE;
  DROP TABLE "branches_hours_days" CASCADE;
  DROP TABLE "branches_hours" CASCADE;
  DROP TABLE "branches_special_days" CASCADE;
  DROP TABLE "branches_special_days_locales" CASCADE;
  DROP TABLE "branches" CASCADE;
  DROP TABLE "branches_locales" CASCADE;
  DROP TABLE "_branches_v_version_services" CASCADE;
  DROP TABLE "_branches_v_version_hours_days" CASCADE;
  DROP TABLE "_branches_v_version_hours" CASCADE;
  DROP TABLE "_branches_v_version_special_days" CASCADE;
  DROP TABLE "_branches_v_version_special_days_locales" CASCADE;
  DROP TABLE "_branches_v" CASCADE;
  DROP TABLE "_branches_v_locales" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_locales" CASCADE;
  DROP TABLE "_faqs_v" CASCADE;
  DROP TABLE "_faqs_v_locales" CASCADE;
  DROP TABLE "faq_topics" CASCADE;
  DROP TABLE "faq_topics_locales" CASCADE;
  DROP TABLE "careers" CASCADE;
  DROP TABLE "careers_locales" CASCADE;
  DROP TABLE "_careers_v" CASCADE;
  DROP TABLE "_careers_v_locales" CASCADE;
  DROP TABLE "promotions_figures" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "promotions_locales" CASCADE;
  DROP TABLE "_promotions_v_version_figures" CASCADE;
  DROP TABLE "_promotions_v" CASCADE;
  DROP TABLE "_promotions_v_locales" CASCADE;
  DROP TABLE "products_figures" CASCADE;
  DROP TABLE "products_facts" CASCADE;
  DROP TABLE "products_benefits" CASCADE;
  DROP TABLE "products_tiers" CASCADE;
  DROP TABLE "products_fees" CASCADE;
  DROP TABLE "products_requirements" CASCADE;
  DROP TABLE "products_steps" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "_products_v_version_figures" CASCADE;
  DROP TABLE "_products_v_version_facts" CASCADE;
  DROP TABLE "_products_v_version_benefits" CASCADE;
  DROP TABLE "_products_v_version_tiers" CASCADE;
  DROP TABLE "_products_v_version_fees" CASCADE;
  DROP TABLE "_products_v_version_requirements" CASCADE;
  DROP TABLE "_products_v_version_steps" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "pages_figures" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_version_figures" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "documents_locales" CASCADE;
  DROP TABLE "document_files" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "people_locales" CASCADE;
  DROP TABLE "_people_v" CASCADE;
  DROP TABLE "_people_v_locales" CASCADE;
  DROP TABLE "group_companies" CASCADE;
  DROP TABLE "group_companies_locales" CASCADE;
  DROP TABLE "_group_companies_v" CASCADE;
  DROP TABLE "_group_companies_v_locales" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "reports_locales" CASCADE;
  DROP TABLE "_reports_v" CASCADE;
  DROP TABLE "_reports_v_locales" CASCADE;
  DROP TABLE "complaint_reports_rows" CASCADE;
  DROP TABLE "complaint_reports" CASCADE;
  DROP TABLE "complaint_reports_locales" CASCADE;
  DROP TABLE "_complaint_reports_v_version_rows" CASCADE;
  DROP TABLE "_complaint_reports_v" CASCADE;
  DROP TABLE "_complaint_reports_v_locales" CASCADE;
  DROP TABLE "lending_rates_rates" CASCADE;
  DROP TABLE "lending_rates" CASCADE;
  DROP TABLE "lending_rates_locales" CASCADE;
  DROP TABLE "_lending_rates_v_version_rates" CASCADE;
  DROP TABLE "_lending_rates_v" CASCADE;
  DROP TABLE "_lending_rates_v_locales" CASCADE;
  DROP TABLE "lending_segments" CASCADE;
  DROP TABLE "lending_segments_locales" CASCADE;
  DROP TABLE "guarantee_rates" CASCADE;
  DROP TABLE "guarantee_rates_locales" CASCADE;
  DROP TABLE "_guarantee_rates_v" CASCADE;
  DROP TABLE "_guarantee_rates_v_locales" CASCADE;
  DROP TABLE "cases_clock_requests" CASCADE;
  DROP TABLE "cases" CASCADE;
  DROP TABLE "case_events" CASCADE;
  DROP TABLE "case_replies" CASCADE;
  DROP TABLE "reply_templates_forms" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "reply_templates_locales" CASCADE;
  DROP TABLE "case_statistics" CASCADE;
  DROP TABLE "attachments" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "currencies_rate_types" CASCADE;
  DROP TABLE "currencies" CASCADE;
  DROP TABLE "currencies_locales" CASCADE;
  DROP TABLE "exchange_quotes" CASCADE;
  DROP TABLE "funds" CASCADE;
  DROP TABLE "funds_locales" CASCADE;
  DROP TABLE "fund_values" CASCADE;
  DROP TABLE "holidays" CASCADE;
  DROP TABLE "holidays_locales" CASCADE;
  DROP TABLE "market_sheets" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "sign_ins" CASCADE;
  DROP TABLE "search_statistics" CASCADE;
  DROP TABLE "search_click_statistics" CASCADE;
  DROP TABLE "search_count_batches" CASCADE;
  DROP TABLE "cache_tags" CASCADE;
  DROP TABLE "item_texts" CASCADE;
  DROP TABLE "document_texts" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_locales" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_locales" CASCADE;
  DROP TABLE "navigation_left_menu_columns_links" CASCADE;
  DROP TABLE "navigation_left_menu_columns_links_locales" CASCADE;
  DROP TABLE "navigation_left_menu_columns" CASCADE;
  DROP TABLE "navigation_left_menu_columns_locales" CASCADE;
  DROP TABLE "navigation_left_menu" CASCADE;
  DROP TABLE "navigation_left_menu_locales" CASCADE;
  DROP TABLE "navigation_right_menu_sub_types" CASCADE;
  DROP TABLE "navigation_right_menu_sub_types_locales" CASCADE;
  DROP TABLE "navigation_right_menu" CASCADE;
  DROP TABLE "navigation_right_menu_locales" CASCADE;
  DROP TABLE "navigation_footer_left_items" CASCADE;
  DROP TABLE "navigation_footer_left_items_locales" CASCADE;
  DROP TABLE "navigation_footer_left" CASCADE;
  DROP TABLE "navigation_footer_left_locales" CASCADE;
  DROP TABLE "navigation_footer_right_items" CASCADE;
  DROP TABLE "navigation_footer_right_items_locales" CASCADE;
  DROP TABLE "navigation_footer_right" CASCADE;
  DROP TABLE "navigation_footer_right_locales" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_left_menu_columns_links" CASCADE;
  DROP TABLE "_navigation_v_version_left_menu_columns_links_locales" CASCADE;
  DROP TABLE "_navigation_v_version_left_menu_columns" CASCADE;
  DROP TABLE "_navigation_v_version_left_menu_columns_locales" CASCADE;
  DROP TABLE "_navigation_v_version_left_menu" CASCADE;
  DROP TABLE "_navigation_v_version_left_menu_locales" CASCADE;
  DROP TABLE "_navigation_v_version_right_menu_sub_types" CASCADE;
  DROP TABLE "_navigation_v_version_right_menu_sub_types_locales" CASCADE;
  DROP TABLE "_navigation_v_version_right_menu" CASCADE;
  DROP TABLE "_navigation_v_version_right_menu_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_left_items" CASCADE;
  DROP TABLE "_navigation_v_version_footer_left_items_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_left" CASCADE;
  DROP TABLE "_navigation_v_version_footer_left_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_right_items" CASCADE;
  DROP TABLE "_navigation_v_version_footer_right_items_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_right" CASCADE;
  DROP TABLE "_navigation_v_version_footer_right_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "home_sections" CASCADE;
  DROP TABLE "home_highlights_shortcuts" CASCADE;
  DROP TABLE "home_highlights_shortcuts_locales" CASCADE;
  DROP TABLE "home_services_tiles" CASCADE;
  DROP TABLE "home_services_tiles_locales" CASCADE;
  DROP TABLE "home_why_reasons" CASCADE;
  DROP TABLE "home_why_reasons_locales" CASCADE;
  DROP TABLE "home_consultation_points" CASCADE;
  DROP TABLE "home_consultation_points_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v_version_sections" CASCADE;
  DROP TABLE "_home_v_version_highlights_shortcuts" CASCADE;
  DROP TABLE "_home_v_version_highlights_shortcuts_locales" CASCADE;
  DROP TABLE "_home_v_version_services_tiles" CASCADE;
  DROP TABLE "_home_v_version_services_tiles_locales" CASCADE;
  DROP TABLE "_home_v_version_why_reasons" CASCADE;
  DROP TABLE "_home_v_version_why_reasons_locales" CASCADE;
  DROP TABLE "_home_v_version_consultation_points" CASCADE;
  DROP TABLE "_home_v_version_consultation_points_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "about_missions" CASCADE;
  DROP TABLE "about_missions_locales" CASCADE;
  DROP TABLE "about_history" CASCADE;
  DROP TABLE "about_history_locales" CASCADE;
  DROP TABLE "about" CASCADE;
  DROP TABLE "about_locales" CASCADE;
  DROP TABLE "_about_v_version_missions" CASCADE;
  DROP TABLE "_about_v_version_missions_locales" CASCADE;
  DROP TABLE "_about_v_version_history" CASCADE;
  DROP TABLE "_about_v_version_history_locales" CASCADE;
  DROP TABLE "_about_v" CASCADE;
  DROP TABLE "_about_v_locales" CASCADE;
  DROP TABLE "search_popular" CASCADE;
  DROP TABLE "search_popular_locales" CASCADE;
  DROP TABLE "search_promoted" CASCADE;
  DROP TABLE "search_promoted_locales" CASCADE;
  DROP TABLE "search_synonyms" CASCADE;
  DROP TABLE "search" CASCADE;
  DROP TABLE "search_rels" CASCADE;
  DROP TABLE "_search_v_version_popular" CASCADE;
  DROP TABLE "_search_v_version_popular_locales" CASCADE;
  DROP TABLE "_search_v_version_promoted" CASCADE;
  DROP TABLE "_search_v_version_promoted_locales" CASCADE;
  DROP TABLE "_search_v_version_synonyms" CASCADE;
  DROP TABLE "_search_v" CASCADE;
  DROP TABLE "_search_v_rels" CASCADE;
  DROP TABLE "calculators_loans_systems" CASCADE;
  DROP TABLE "calculators_loans" CASCADE;
  DROP TABLE "calculators_loans_locales" CASCADE;
  DROP TABLE "calculators_time_deposit_terms" CASCADE;
  DROP TABLE "calculators" CASCADE;
  DROP TABLE "calculators_locales" CASCADE;
  DROP TABLE "_calculators_v_version_loans_systems" CASCADE;
  DROP TABLE "_calculators_v_version_loans" CASCADE;
  DROP TABLE "_calculators_v_version_loans_locales" CASCADE;
  DROP TABLE "_calculators_v_version_time_deposit_terms" CASCADE;
  DROP TABLE "_calculators_v" CASCADE;
  DROP TABLE "_calculators_v_locales" CASCADE;
  DROP TABLE "market" CASCADE;
  DROP TABLE "market_locales" CASCADE;
  DROP TABLE "market_rels" CASCADE;
  DROP TABLE "_market_v" CASCADE;
  DROP TABLE "_market_v_locales" CASCADE;
  DROP TABLE "_market_v_rels" CASCADE;
  DROP TABLE "service_notify" CASCADE;
  DROP TABLE "service" CASCADE;
  DROP TABLE "service_texts" CASCADE;
  DROP TABLE "_service_v_version_notify" CASCADE;
  DROP TABLE "_service_v" CASCADE;
  DROP TABLE "_service_v_texts" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_news_topic";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_topic";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_guide_groups_icon";
  DROP TYPE "public"."enum_guide_groups_status";
  DROP TYPE "public"."enum__guide_groups_v_version_icon";
  DROP TYPE "public"."enum__guide_groups_v_published_locale";
  DROP TYPE "public"."enum__guide_groups_v_version_status";
  DROP TYPE "public"."enum_guides_status";
  DROP TYPE "public"."enum__guides_v_published_locale";
  DROP TYPE "public"."enum__guides_v_version_status";
  DROP TYPE "public"."enum_governance_category";
  DROP TYPE "public"."enum_governance_status";
  DROP TYPE "public"."enum__governance_v_version_category";
  DROP TYPE "public"."enum__governance_v_published_locale";
  DROP TYPE "public"."enum__governance_v_version_status";
  DROP TYPE "public"."enum_literacy_topic";
  DROP TYPE "public"."enum_literacy_status";
  DROP TYPE "public"."enum__literacy_v_version_topic";
  DROP TYPE "public"."enum__literacy_v_published_locale";
  DROP TYPE "public"."enum__literacy_v_version_status";
  DROP TYPE "public"."enum_notices_kind";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum__notices_v_version_kind";
  DROP TYPE "public"."enum__notices_v_published_locale";
  DROP TYPE "public"."enum__notices_v_version_status";
  DROP TYPE "public"."enum_blogs_status";
  DROP TYPE "public"."enum__blogs_v_published_locale";
  DROP TYPE "public"."enum__blogs_v_version_status";
  DROP TYPE "public"."enum_branches_services";
  DROP TYPE "public"."enum_branches_hours_days";
  DROP TYPE "public"."enum_branches_province";
  DROP TYPE "public"."enum_branches_kind";
  DROP TYPE "public"."enum_branches_status";
  DROP TYPE "public"."enum__branches_v_version_services";
  DROP TYPE "public"."enum__branches_v_version_hours_days";
  DROP TYPE "public"."enum__branches_v_version_province";
  DROP TYPE "public"."enum__branches_v_version_kind";
  DROP TYPE "public"."enum__branches_v_published_locale";
  DROP TYPE "public"."enum__branches_v_version_status";
  DROP TYPE "public"."enum_faqs_status";
  DROP TYPE "public"."enum__faqs_v_published_locale";
  DROP TYPE "public"."enum__faqs_v_version_status";
  DROP TYPE "public"."enum_careers_province";
  DROP TYPE "public"."enum_careers_employment";
  DROP TYPE "public"."enum_careers_field";
  DROP TYPE "public"."enum_careers_status";
  DROP TYPE "public"."enum__careers_v_version_province";
  DROP TYPE "public"."enum__careers_v_version_employment";
  DROP TYPE "public"."enum__careers_v_version_field";
  DROP TYPE "public"."enum__careers_v_published_locale";
  DROP TYPE "public"."enum__careers_v_version_status";
  DROP TYPE "public"."enum_promotions_figures_kind";
  DROP TYPE "public"."enum_promotions_category";
  DROP TYPE "public"."enum_promotions_status";
  DROP TYPE "public"."enum__promotions_v_version_figures_kind";
  DROP TYPE "public"."enum__promotions_v_version_category";
  DROP TYPE "public"."enum__promotions_v_published_locale";
  DROP TYPE "public"."enum__promotions_v_version_status";
  DROP TYPE "public"."enum_products_figures_kind";
  DROP TYPE "public"."enum_products_calculator_kind";
  DROP TYPE "public"."enum_products_calculator_system";
  DROP TYPE "public"."enum_products_type";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_figures_kind";
  DROP TYPE "public"."enum__products_v_version_calculator_kind";
  DROP TYPE "public"."enum__products_v_version_calculator_system";
  DROP TYPE "public"."enum__products_v_version_type";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_pages_figures_kind";
  DROP TYPE "public"."enum_pages_layout";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_figures_kind";
  DROP TYPE "public"."enum__pages_v_version_layout";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_people_board";
  DROP TYPE "public"."enum_people_status";
  DROP TYPE "public"."enum__people_v_version_board";
  DROP TYPE "public"."enum__people_v_published_locale";
  DROP TYPE "public"."enum__people_v_version_status";
  DROP TYPE "public"."enum_group_companies_status";
  DROP TYPE "public"."enum__group_companies_v_published_locale";
  DROP TYPE "public"."enum__group_companies_v_version_status";
  DROP TYPE "public"."enum_reports_kind";
  DROP TYPE "public"."enum_reports_audit_status";
  DROP TYPE "public"."enum_reports_status";
  DROP TYPE "public"."enum__reports_v_version_kind";
  DROP TYPE "public"."enum__reports_v_version_audit_status";
  DROP TYPE "public"."enum__reports_v_published_locale";
  DROP TYPE "public"."enum__reports_v_version_status";
  DROP TYPE "public"."enum_complaint_reports_rows_category";
  DROP TYPE "public"."enum_complaint_reports_status";
  DROP TYPE "public"."enum__complaint_reports_v_version_rows_category";
  DROP TYPE "public"."enum__complaint_reports_v_published_locale";
  DROP TYPE "public"."enum__complaint_reports_v_version_status";
  DROP TYPE "public"."enum_lending_rates_status";
  DROP TYPE "public"."enum__lending_rates_v_published_locale";
  DROP TYPE "public"."enum__lending_rates_v_version_status";
  DROP TYPE "public"."enum_guarantee_rates_status";
  DROP TYPE "public"."enum__guarantee_rates_v_published_locale";
  DROP TYPE "public"."enum__guarantee_rates_v_version_status";
  DROP TYPE "public"."enum_cases_clock_channel";
  DROP TYPE "public"."enum_cases_clock_kind";
  DROP TYPE "public"."enum_cases_clock_extension_reason";
  DROP TYPE "public"."enum_cases_form";
  DROP TYPE "public"."enum_cases_status";
  DROP TYPE "public"."enum_cases_arrived_by";
  DROP TYPE "public"."enum_cases_locale";
  DROP TYPE "public"."enum_cases_consent_notice_locale";
  DROP TYPE "public"."enum_case_events_kind";
  DROP TYPE "public"."enum_case_replies_locale";
  DROP TYPE "public"."enum_reply_templates_forms";
  DROP TYPE "public"."enum_attachments_format";
  DROP TYPE "public"."enum_attachments_scan";
  DROP TYPE "public"."enum_redirects_status";
  DROP TYPE "public"."enum_currencies_rate_types";
  DROP TYPE "public"."enum_currencies_unit";
  DROP TYPE "public"."enum_exchange_quotes_rate_type";
  DROP TYPE "public"."enum_funds_kind";
  DROP TYPE "public"."enum_funds_risk";
  DROP TYPE "public"."enum_funds_currency";
  DROP TYPE "public"."enum_market_sheets_kind";
  DROP TYPE "public"."enum_market_sheets_source";
  DROP TYPE "public"."enum_market_sheets_state";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_sign_ins_method";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_settings_banner_tone";
  DROP TYPE "public"."enum__settings_v_version_banner_tone";
  DROP TYPE "public"."enum_navigation_right_menu_type";
  DROP TYPE "public"."enum_navigation_footer_left_type";
  DROP TYPE "public"."enum_navigation_footer_right_type";
  DROP TYPE "public"."enum__navigation_v_version_right_menu_type";
  DROP TYPE "public"."enum__navigation_v_version_footer_left_type";
  DROP TYPE "public"."enum__navigation_v_version_footer_right_type";
  DROP TYPE "public"."enum_home_sections_section";
  DROP TYPE "public"."enum_home_why_reasons_kind";
  DROP TYPE "public"."enum_home_popup_frequency";
  DROP TYPE "public"."enum__home_v_version_sections_section";
  DROP TYPE "public"."enum__home_v_version_why_reasons_kind";
  DROP TYPE "public"."enum__home_v_version_popup_frequency";
  DROP TYPE "public"."enum_calculators_loans_systems";
  DROP TYPE "public"."enum__calculators_v_version_loans_systems";
  DROP TYPE "public"."enum_market_rates_pull_format";
  DROP TYPE "public"."enum_market_funds_pull_format";
  DROP TYPE "public"."enum__market_v_version_rates_pull_format";
  DROP TYPE "public"."enum__market_v_version_funds_pull_format";
  DROP TYPE "public"."enum_service_notify_for";
  DROP TYPE "public"."enum__service_v_version_notify_for";`)
}
