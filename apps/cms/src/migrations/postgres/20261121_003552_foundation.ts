import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_news_topic" AS ENUM('company', 'products', 'business', 'community', 'reports');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_topic" AS ENUM('company', 'products', 'business', 'community', 'reports');
  CREATE TYPE "public"."enum__news_v_published_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_messages_customer_type" AS ENUM('individual', 'corporate', 'general');
  CREATE TYPE "public"."enum_contact_messages_msme_size" AS ENUM('micro', 'small', 'medium');
  CREATE TYPE "public"."enum_contact_messages_industry_type" AS ENUM('trade', 'manufacturing', 'agriculture', 'fisheries', 'services', 'construction', 'transport', 'other');
  CREATE TYPE "public"."enum_contact_messages_topic_type" AS ENUM('information', 'question');
  CREATE TYPE "public"."enum_contact_messages_issue" AS ENUM('atm', 'other');
  CREATE TYPE "public"."enum_contact_messages_issue_detail" AS ENUM('debited-atm', 'other');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'handled');
  CREATE TYPE "public"."enum_contact_messages_locale" AS ENUM('id', 'en');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'publisher', 'treasury', 'customer-care', 'auditor');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendContactCopy', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendContactCopy', 'schedulePublish');
  CREATE TYPE "public"."enum_navigation_right_menu_type" AS ENUM('search', 'bank-access', 'language');
  CREATE TYPE "public"."enum_navigation_footer_left_type" AS ENUM('links', 'social', 'apps');
  CREATE TYPE "public"."enum_navigation_footer_right_type" AS ENUM('links', 'social', 'apps');
  CREATE TYPE "public"."enum__navigation_v_version_right_menu_type" AS ENUM('search', 'bank-access', 'language');
  CREATE TYPE "public"."enum__navigation_v_version_footer_left_type" AS ENUM('links', 'social', 'apps');
  CREATE TYPE "public"."enum__navigation_v_version_footer_right_type" AS ENUM('links', 'social', 'apps');
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"topic" "enum_news_topic" DEFAULT 'company',
  	"published_at" timestamp(3) with time zone,
  	"cover_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "news_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"_status" "enum_news_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_topic" "enum__news_v_version_topic" DEFAULT 'company',
  	"version_published_at" timestamp(3) with time zone,
  	"version_cover_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_news_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decorative" boolean DEFAULT false,
  	"alt_id" varchar,
  	"alt_en" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif480_url" varchar,
  	"sizes_avif480_width" numeric,
  	"sizes_avif480_height" numeric,
  	"sizes_avif480_mime_type" varchar,
  	"sizes_avif480_filesize" numeric,
  	"sizes_avif480_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1600_url" varchar,
  	"sizes_avif1600_width" numeric,
  	"sizes_avif1600_height" numeric,
  	"sizes_avif1600_mime_type" varchar,
  	"sizes_avif1600_filesize" numeric,
  	"sizes_avif1600_filename" varchar,
  	"sizes_webp1600_url" varchar,
  	"sizes_webp1600_width" numeric,
  	"sizes_webp1600_height" numeric,
  	"sizes_webp1600_mime_type" varchar,
  	"sizes_webp1600_filesize" numeric,
  	"sizes_webp1600_filename" varchar
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"customer_type" "enum_contact_messages_customer_type" NOT NULL,
  	"identity_number" varchar,
  	"msme_size" "enum_contact_messages_msme_size",
  	"industry_type" "enum_contact_messages_industry_type",
  	"topic_type" "enum_contact_messages_topic_type" NOT NULL,
  	"issue" "enum_contact_messages_issue" NOT NULL,
  	"issue_detail" "enum_contact_messages_issue_detail",
  	"notes" varchar NOT NULL,
  	"send_copy" boolean,
  	"handling_note" varchar,
  	"status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL,
  	"ticket" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"locale" "enum_contact_messages_locale" NOT NULL,
  	"idempotency_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "scope_revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"scope" varchar NOT NULL,
  	"number" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"news_id" integer,
  	"media_id" integer,
  	"contact_messages_id" integer,
  	"users_id" integer,
  	"scope_revisions_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"bank_name" varchar NOT NULL,
  	"logo_id" integer,
  	"parent_name" varchar NOT NULL,
  	"parent_short_name" varchar NOT NULL,
  	"head_office_phone" varchar NOT NULL,
  	"head_office_email" varchar NOT NULL,
  	"is_demonstration" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_locales" (
  	"tagline" varchar,
  	"description" varchar,
  	"parent_description" varchar,
  	"parent_url" varchar,
  	"head_office_address" varchar,
  	"licence_statement" varchar,
  	"deposit_guarantee_note" varchar,
  	"deposit_guarantee_link_text" varchar,
  	"deposit_guarantee_url" varchar,
  	"login_url" varchar,
  	"register_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_bank_name" varchar NOT NULL,
  	"version_logo_id" integer,
  	"version_parent_name" varchar NOT NULL,
  	"version_parent_short_name" varchar NOT NULL,
  	"version_head_office_phone" varchar NOT NULL,
  	"version_head_office_email" varchar NOT NULL,
  	"version_is_demonstration" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v_locales" (
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_parent_description" varchar,
  	"version_parent_url" varchar,
  	"version_head_office_address" varchar,
  	"version_licence_statement" varchar,
  	"version_deposit_guarantee_note" varchar,
  	"version_deposit_guarantee_link_text" varchar,
  	"version_deposit_guarantee_url" varchar,
  	"version_login_url" varchar,
  	"version_register_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigation_left_menu_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_left_menu_columns_links_locales" (
  	"text" varchar,
  	"url" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_left_menu_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_left_menu_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_left_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_left_menu_locales" (
  	"text" varchar,
  	"url" varchar,
  	"offer_title" varchar,
  	"offer_text" varchar,
  	"offer_url" varchar,
  	"offer_action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_right_menu_sub_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar NOT NULL,
  	"language_code" varchar
  );
  
  CREATE TABLE "navigation_right_menu_sub_types_locales" (
  	"text" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_right_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_navigation_right_menu_type" NOT NULL,
  	"slug" varchar NOT NULL,
  	"icon_width" numeric DEFAULT 20 NOT NULL
  );
  
  CREATE TABLE "navigation_right_menu_locales" (
  	"icon" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_left_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_footer_left_items_locales" (
  	"text" varchar,
  	"url" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_left" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_navigation_footer_left_type" DEFAULT 'links' NOT NULL
  );
  
  CREATE TABLE "navigation_footer_left_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_right_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar
  );
  
  CREATE TABLE "navigation_footer_right_items_locales" (
  	"text" varchar,
  	"url" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_right" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_navigation_footer_right_type" DEFAULT 'links' NOT NULL
  );
  
  CREATE TABLE "navigation_footer_right_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_left_menu_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_left_menu_columns_links_locales" (
  	"text" varchar,
  	"url" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_left_menu_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_left_menu_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_left_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_left_menu_locales" (
  	"text" varchar,
  	"url" varchar,
  	"offer_title" varchar,
  	"offer_text" varchar,
  	"offer_url" varchar,
  	"offer_action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_right_menu_sub_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar NOT NULL,
  	"language_code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_right_menu_sub_types_locales" (
  	"text" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_right_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__navigation_v_version_right_menu_type" NOT NULL,
  	"slug" varchar NOT NULL,
  	"icon_width" numeric DEFAULT 20 NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_right_menu_locales" (
  	"icon" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_left_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_left_items_locales" (
  	"text" varchar,
  	"url" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_left" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__navigation_v_version_footer_left_type" DEFAULT 'links' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_left_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_right_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_right_items_locales" (
  	"text" varchar,
  	"url" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_right" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__navigation_v_version_footer_right_type" DEFAULT 'links' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_right_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "home_highlights_shortcuts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar NOT NULL
  );
  
  CREATE TABLE "home_highlights_shortcuts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_services_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar NOT NULL
  );
  
  CREATE TABLE "home_services_tiles_locales" (
  	"title" varchar,
  	"text" varchar,
  	"url" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_why_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_why_reasons_locales" (
  	"figure" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_consultation_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" varchar NOT NULL
  );
  
  CREATE TABLE "home_consultation_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sample_loan_principal" numeric NOT NULL,
  	"sample_loan_annual_rate_percent" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"hero_eyebrow" varchar,
  	"hero_headline" varchar,
  	"hero_lead" varchar,
  	"hero_primary_text" varchar,
  	"hero_primary_url" varchar,
  	"hero_secondary_text" varchar,
  	"hero_secondary_url" varchar,
  	"sample_loan_title" varchar,
  	"sample_loan_disclaimer" varchar,
  	"services_eyebrow" varchar,
  	"services_title" varchar,
  	"vision_eyebrow" varchar,
  	"vision_sentence" varchar,
  	"vision_highlight" varchar,
  	"consultation_eyebrow" varchar,
  	"consultation_title" varchar,
  	"consultation_text" varchar,
  	"consultation_action_text" varchar,
  	"consultation_action_url" varchar,
  	"news_eyebrow" varchar,
  	"news_title" varchar,
  	"group_text" varchar,
  	"group_action_text" varchar,
  	"group_action_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_home_v_version_highlights_shortcuts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_highlights_shortcuts_locales" (
  	"title" varchar,
  	"text" varchar,
  	"url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_services_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_services_tiles_locales" (
  	"title" varchar,
  	"text" varchar,
  	"url" varchar,
  	"action" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_why_reasons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_why_reasons_locales" (
  	"figure" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_consultation_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_consultation_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_sample_loan_principal" numeric NOT NULL,
  	"version_sample_loan_annual_rate_percent" numeric NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_hero_eyebrow" varchar,
  	"version_hero_headline" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_primary_text" varchar,
  	"version_hero_primary_url" varchar,
  	"version_hero_secondary_text" varchar,
  	"version_hero_secondary_url" varchar,
  	"version_sample_loan_title" varchar,
  	"version_sample_loan_disclaimer" varchar,
  	"version_services_eyebrow" varchar,
  	"version_services_title" varchar,
  	"version_vision_eyebrow" varchar,
  	"version_vision_sentence" varchar,
  	"version_vision_highlight" varchar,
  	"version_consultation_eyebrow" varchar,
  	"version_consultation_title" varchar,
  	"version_consultation_text" varchar,
  	"version_consultation_action_text" varchar,
  	"version_consultation_action_url" varchar,
  	"version_news_eyebrow" varchar,
  	"version_news_title" varchar,
  	"version_group_text" varchar,
  	"version_group_action_text" varchar,
  	"version_group_action_url" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  ALTER TABLE "news" ADD CONSTRAINT "news_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_locales" ADD CONSTRAINT "news_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_locales" ADD CONSTRAINT "_news_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scope_revisions_fk" FOREIGN KEY ("scope_revisions_id") REFERENCES "public"."scope_revisions"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "home_highlights_shortcuts" ADD CONSTRAINT "home_highlights_shortcuts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_highlights_shortcuts_locales" ADD CONSTRAINT "home_highlights_shortcuts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_highlights_shortcuts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_services_tiles" ADD CONSTRAINT "home_services_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_services_tiles_locales" ADD CONSTRAINT "home_services_tiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_services_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_why_reasons" ADD CONSTRAINT "home_why_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_why_reasons_locales" ADD CONSTRAINT "home_why_reasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_why_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_consultation_points" ADD CONSTRAINT "home_consultation_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_consultation_points_locales" ADD CONSTRAINT "home_consultation_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_consultation_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_numbers" ADD CONSTRAINT "home_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_highlights_shortcuts" ADD CONSTRAINT "_home_v_version_highlights_shortcuts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_highlights_shortcuts_locales" ADD CONSTRAINT "_home_v_version_highlights_shortcuts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_highlights_shortcuts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_services_tiles" ADD CONSTRAINT "_home_v_version_services_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_services_tiles_locales" ADD CONSTRAINT "_home_v_version_services_tiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_services_tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_why_reasons" ADD CONSTRAINT "_home_v_version_why_reasons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_why_reasons_locales" ADD CONSTRAINT "_home_v_version_why_reasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_why_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_consultation_points" ADD CONSTRAINT "_home_v_version_consultation_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_consultation_points_locales" ADD CONSTRAINT "_home_v_version_consultation_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_consultation_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_numbers" ADD CONSTRAINT "_home_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "news_slug_idx" ON "news" USING btree ("slug");
  CREATE INDEX "news_published_at_idx" ON "news" USING btree ("published_at");
  CREATE INDEX "news_cover_idx" ON "news" USING btree ("cover_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news__status_idx" ON "news_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "news_locales_locale_parent_id_unique" ON "news_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_slug_idx" ON "_news_v" USING btree ("version_slug");
  CREATE INDEX "_news_v_version_version_published_at_idx" ON "_news_v" USING btree ("version_published_at");
  CREATE INDEX "_news_v_version_version_cover_idx" ON "_news_v" USING btree ("version_cover_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_snapshot_idx" ON "_news_v" USING btree ("snapshot");
  CREATE INDEX "_news_v_published_locale_idx" ON "_news_v" USING btree ("published_locale");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_autosave_idx" ON "_news_v" USING btree ("autosave");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_news_v_locales_locale_parent_id_unique" ON "_news_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif480_sizes_avif480_filename_idx" ON "media" USING btree ("sizes_avif480_filename");
  CREATE INDEX "media_sizes_webp480_sizes_webp480_filename_idx" ON "media" USING btree ("sizes_webp480_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_avif1600_sizes_avif1600_filename_idx" ON "media" USING btree ("sizes_avif1600_filename");
  CREATE INDEX "media_sizes_webp1600_sizes_webp1600_filename_idx" ON "media" USING btree ("sizes_webp1600_filename");
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE UNIQUE INDEX "contact_messages_ticket_idx" ON "contact_messages" USING btree ("ticket");
  CREATE INDEX "contact_messages_received_at_idx" ON "contact_messages" USING btree ("received_at");
  CREATE UNIQUE INDEX "contact_messages_idempotency_key_idx" ON "contact_messages" USING btree ("idempotency_key");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "scope_revisions_scope_idx" ON "scope_revisions" USING btree ("scope");
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
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_scope_revisions_id_idx" ON "payload_locked_documents_rels" USING btree ("scope_revisions_id");
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
  CREATE INDEX "_settings_v_version_version_logo_idx" ON "_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_settings_v_locales_locale_parent_id_unique" ON "_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_left_menu_columns_links_order_idx" ON "navigation_left_menu_columns_links" USING btree ("_order");
  CREATE INDEX "navigation_left_menu_columns_links_parent_id_idx" ON "navigation_left_menu_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_left_menu_columns_links_locales_locale_parent_id_" ON "navigation_left_menu_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_left_menu_columns_order_idx" ON "navigation_left_menu_columns" USING btree ("_order");
  CREATE INDEX "navigation_left_menu_columns_parent_id_idx" ON "navigation_left_menu_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_left_menu_columns_locales_locale_parent_id_unique" ON "navigation_left_menu_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_left_menu_order_idx" ON "navigation_left_menu" USING btree ("_order");
  CREATE INDEX "navigation_left_menu_parent_id_idx" ON "navigation_left_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_left_menu_locales_locale_parent_id_unique" ON "navigation_left_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_right_menu_sub_types_order_idx" ON "navigation_right_menu_sub_types" USING btree ("_order");
  CREATE INDEX "navigation_right_menu_sub_types_parent_id_idx" ON "navigation_right_menu_sub_types" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_right_menu_sub_types_locales_locale_parent_id_uni" ON "navigation_right_menu_sub_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_right_menu_order_idx" ON "navigation_right_menu" USING btree ("_order");
  CREATE INDEX "navigation_right_menu_parent_id_idx" ON "navigation_right_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_right_menu_locales_locale_parent_id_unique" ON "navigation_right_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_left_items_order_idx" ON "navigation_footer_left_items" USING btree ("_order");
  CREATE INDEX "navigation_footer_left_items_parent_id_idx" ON "navigation_footer_left_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_left_items_locales_locale_parent_id_unique" ON "navigation_footer_left_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_left_order_idx" ON "navigation_footer_left" USING btree ("_order");
  CREATE INDEX "navigation_footer_left_parent_id_idx" ON "navigation_footer_left" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_left_locales_locale_parent_id_unique" ON "navigation_footer_left_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_right_items_order_idx" ON "navigation_footer_right_items" USING btree ("_order");
  CREATE INDEX "navigation_footer_right_items_parent_id_idx" ON "navigation_footer_right_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_right_items_locales_locale_parent_id_uniqu" ON "navigation_footer_right_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_right_order_idx" ON "navigation_footer_right" USING btree ("_order");
  CREATE INDEX "navigation_footer_right_parent_id_idx" ON "navigation_footer_right" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_right_locales_locale_parent_id_unique" ON "navigation_footer_right_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_left_menu_columns_links_order_idx" ON "_navigation_v_version_left_menu_columns_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_left_menu_columns_links_parent_id_idx" ON "_navigation_v_version_left_menu_columns_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_left_menu_columns_links_locales_locale" ON "_navigation_v_version_left_menu_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_left_menu_columns_order_idx" ON "_navigation_v_version_left_menu_columns" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_left_menu_columns_parent_id_idx" ON "_navigation_v_version_left_menu_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_left_menu_columns_locales_locale_paren" ON "_navigation_v_version_left_menu_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_left_menu_order_idx" ON "_navigation_v_version_left_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_left_menu_parent_id_idx" ON "_navigation_v_version_left_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_left_menu_locales_locale_parent_id_uni" ON "_navigation_v_version_left_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_right_menu_sub_types_order_idx" ON "_navigation_v_version_right_menu_sub_types" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_right_menu_sub_types_parent_id_idx" ON "_navigation_v_version_right_menu_sub_types" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_right_menu_sub_types_locales_locale_pa" ON "_navigation_v_version_right_menu_sub_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_right_menu_order_idx" ON "_navigation_v_version_right_menu" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_right_menu_parent_id_idx" ON "_navigation_v_version_right_menu" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_right_menu_locales_locale_parent_id_un" ON "_navigation_v_version_right_menu_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_left_items_order_idx" ON "_navigation_v_version_footer_left_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_left_items_parent_id_idx" ON "_navigation_v_version_footer_left_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_left_items_locales_locale_paren" ON "_navigation_v_version_footer_left_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_left_order_idx" ON "_navigation_v_version_footer_left" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_left_parent_id_idx" ON "_navigation_v_version_footer_left" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_left_locales_locale_parent_id_u" ON "_navigation_v_version_footer_left_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_right_items_order_idx" ON "_navigation_v_version_footer_right_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_right_items_parent_id_idx" ON "_navigation_v_version_footer_right_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_right_items_locales_locale_pare" ON "_navigation_v_version_footer_right_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_right_order_idx" ON "_navigation_v_version_footer_right" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_right_parent_id_idx" ON "_navigation_v_version_footer_right" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_right_locales_locale_parent_id_" ON "_navigation_v_version_footer_right_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "home_highlights_shortcuts_order_idx" ON "home_highlights_shortcuts" USING btree ("_order");
  CREATE INDEX "home_highlights_shortcuts_parent_id_idx" ON "home_highlights_shortcuts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_highlights_shortcuts_locales_locale_parent_id_unique" ON "home_highlights_shortcuts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_services_tiles_order_idx" ON "home_services_tiles" USING btree ("_order");
  CREATE INDEX "home_services_tiles_parent_id_idx" ON "home_services_tiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_services_tiles_locales_locale_parent_id_unique" ON "home_services_tiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_why_reasons_order_idx" ON "home_why_reasons" USING btree ("_order");
  CREATE INDEX "home_why_reasons_parent_id_idx" ON "home_why_reasons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_why_reasons_locales_locale_parent_id_unique" ON "home_why_reasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_consultation_points_order_idx" ON "home_consultation_points" USING btree ("_order");
  CREATE INDEX "home_consultation_points_parent_id_idx" ON "home_consultation_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_consultation_points_locales_locale_parent_id_unique" ON "home_consultation_points_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_numbers_order_parent_idx" ON "home_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_home_v_version_highlights_shortcuts_order_idx" ON "_home_v_version_highlights_shortcuts" USING btree ("_order");
  CREATE INDEX "_home_v_version_highlights_shortcuts_parent_id_idx" ON "_home_v_version_highlights_shortcuts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_highlights_shortcuts_locales_locale_parent_i" ON "_home_v_version_highlights_shortcuts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_services_tiles_order_idx" ON "_home_v_version_services_tiles" USING btree ("_order");
  CREATE INDEX "_home_v_version_services_tiles_parent_id_idx" ON "_home_v_version_services_tiles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_services_tiles_locales_locale_parent_id_uniq" ON "_home_v_version_services_tiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_why_reasons_order_idx" ON "_home_v_version_why_reasons" USING btree ("_order");
  CREATE INDEX "_home_v_version_why_reasons_parent_id_idx" ON "_home_v_version_why_reasons" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_why_reasons_locales_locale_parent_id_unique" ON "_home_v_version_why_reasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_consultation_points_order_idx" ON "_home_v_version_consultation_points" USING btree ("_order");
  CREATE INDEX "_home_v_version_consultation_points_parent_id_idx" ON "_home_v_version_consultation_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_consultation_points_locales_locale_parent_id" ON "_home_v_version_consultation_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_numbers_order_parent_idx" ON "_home_v_numbers" USING btree ("order","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "news" CASCADE;
  DROP TABLE "news_locales" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "scope_revisions" CASCADE;
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
  DROP TABLE "home_numbers" CASCADE;
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
  DROP TABLE "_home_v_numbers" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_news_topic";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_topic";
  DROP TYPE "public"."enum__news_v_published_locale";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_contact_messages_customer_type";
  DROP TYPE "public"."enum_contact_messages_msme_size";
  DROP TYPE "public"."enum_contact_messages_industry_type";
  DROP TYPE "public"."enum_contact_messages_topic_type";
  DROP TYPE "public"."enum_contact_messages_issue";
  DROP TYPE "public"."enum_contact_messages_issue_detail";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_contact_messages_locale";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_navigation_right_menu_type";
  DROP TYPE "public"."enum_navigation_footer_left_type";
  DROP TYPE "public"."enum_navigation_footer_right_type";
  DROP TYPE "public"."enum__navigation_v_version_right_menu_type";
  DROP TYPE "public"."enum__navigation_v_version_footer_left_type";
  DROP TYPE "public"."enum__navigation_v_version_footer_right_type";`)
}
