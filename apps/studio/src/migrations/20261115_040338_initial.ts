import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_specifications_key" AS ENUM('specimen', 'timeToResult', 'method', 'setting', 'packSize', 'storage', 'shelfLife');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_specifications_key" AS ENUM('specimen', 'timeToResult', 'method', 'setting', 'packSize', 'storage', 'shelfLife');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_kind" AS ENUM('blog', 'press');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_kind" AS ENUM('blog', 'press');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_key" AS ENUM('home', 'supply-chain', 'contract-manufacturing', 'contract-manufacturing-supply-chain', 'about', 'partnering', 'media-room', 'contact', 'search', 'careers', 'careers-apply', 'products', 'resources', 'events', 'culture', 'privacy-policy', 'terms-and-conditions', 'anti-bribery-policy', 'become-a-distributor', 'free-sample-kit', 'newsletter', 'scientific-strategy-board');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_key" AS ENUM('home', 'supply-chain', 'contract-manufacturing', 'contract-manufacturing-supply-chain', 'about', 'partnering', 'media-room', 'contact', 'search', 'careers', 'careers-apply', 'products', 'resources', 'events', 'culture', 'privacy-policy', 'terms-and-conditions', 'anti-bribery-policy', 'become-a-distributor', 'free-sample-kit', 'newsletter', 'scientific-strategy-board');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_texts_key" AS ENUM('privacy-policy', 'terms-and-conditions');
  CREATE TYPE "public"."enum_legal_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_texts_v_version_key" AS ENUM('privacy-policy', 'terms-and-conditions');
  CREATE TYPE "public"."enum__legal_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_board_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__board_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sister_companies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sister_companies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_culture_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__culture_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_documents_key" AS ENUM('mdsap', 'iso-13485', 'anti-bribery', 'media-kit');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'in-progress', 'done', 'spam');
  CREATE TYPE "public"."enum_contact_messages_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_quote_requests_status" AS ENUM('new', 'in-progress', 'done', 'spam');
  CREATE TYPE "public"."enum_quote_requests_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_sign_ups_status" AS ENUM('new', 'in-progress', 'done', 'spam');
  CREATE TYPE "public"."enum_sign_ups_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'in-progress', 'done', 'spam');
  CREATE TYPE "public"."enum_applications_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('waiting', 'sent', 'unsent', 'failed');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'sales', 'recruiter');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_banners_buttons_code" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_banners_buttons_code" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "products_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_products_specifications_key",
  	"value" varchar,
  	"value_cn" varchar
  );
  
  CREATE TABLE "products_resources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"title_cn" varchar,
  	"content" jsonb,
  	"content_cn" jsonb
  );
  
  CREATE TABLE "products_theme_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"title_cn" varchar,
  	"text" varchar,
  	"text_cn" varchar
  );
  
  CREATE TABLE "products_theme_cpt_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"covers" varchar,
  	"covers_cn" varchar
  );
  
  CREATE TABLE "products_theme_performance_targets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"ppa" numeric,
  	"npa" numeric
  );
  
  CREATE TABLE "products_theme_panel_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"code" varchar,
  	"cutoff" varchar
  );
  
  CREATE TABLE "products_theme_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"title_cn" varchar,
  	"text" varchar,
  	"text_cn" varchar
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"slug" varchar,
  	"reference" varchar,
  	"category_id" integer,
  	"buy_url" varchar,
  	"title" varchar,
  	"title_cn" varchar,
  	"picture_id" integer,
  	"content" jsonb,
  	"content_cn" jsonb,
  	"theme_enabled" boolean DEFAULT false,
  	"theme_headline" varchar,
  	"theme_headline_cn" varchar,
  	"theme_result_minutes" numeric,
  	"theme_shelf_life_months" numeric,
  	"theme_trust_title" varchar,
  	"theme_trust_title_cn" varchar,
  	"theme_trust_text" varchar,
  	"theme_trust_text_cn" varchar,
  	"theme_control_kit_title" varchar,
  	"theme_control_kit_title_cn" varchar,
  	"theme_control_kit_text" varchar,
  	"theme_control_kit_text_cn" varchar,
  	"theme_control_kit_picture_id" integer,
  	"theme_control_kit_positive_swabs" numeric,
  	"theme_control_kit_negative_swabs" numeric,
  	"theme_performance_note" varchar,
  	"theme_performance_note_cn" varchar,
  	"theme_panel_title" varchar,
  	"theme_panel_title_cn" varchar,
  	"description" varchar,
  	"description_cn" varchar,
  	"keywords" varchar,
  	"keywords_cn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"certifications_id" integer,
  	"test_types_id" integer
  );
  
  CREATE TABLE "_products_v_version_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum__products_v_version_specifications_key",
  	"value" varchar,
  	"value_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_resources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"title_cn" varchar,
  	"content" jsonb,
  	"content_cn" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_theme_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"title_cn" varchar,
  	"text" varchar,
  	"text_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_theme_cpt_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"covers" varchar,
  	"covers_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_theme_performance_targets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"ppa" numeric,
  	"npa" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_theme_panel_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"code" varchar,
  	"cutoff" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_theme_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"title_cn" varchar,
  	"text" varchar,
  	"text_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_slug" varchar,
  	"version_reference" varchar,
  	"version_category_id" integer,
  	"version_buy_url" varchar,
  	"version_title" varchar,
  	"version_title_cn" varchar,
  	"version_picture_id" integer,
  	"version_content" jsonb,
  	"version_content_cn" jsonb,
  	"version_theme_enabled" boolean DEFAULT false,
  	"version_theme_headline" varchar,
  	"version_theme_headline_cn" varchar,
  	"version_theme_result_minutes" numeric,
  	"version_theme_shelf_life_months" numeric,
  	"version_theme_trust_title" varchar,
  	"version_theme_trust_title_cn" varchar,
  	"version_theme_trust_text" varchar,
  	"version_theme_trust_text_cn" varchar,
  	"version_theme_control_kit_title" varchar,
  	"version_theme_control_kit_title_cn" varchar,
  	"version_theme_control_kit_text" varchar,
  	"version_theme_control_kit_text_cn" varchar,
  	"version_theme_control_kit_picture_id" integer,
  	"version_theme_control_kit_positive_swabs" numeric,
  	"version_theme_control_kit_negative_swabs" numeric,
  	"version_theme_performance_note" varchar,
  	"version_theme_performance_note_cn" varchar,
  	"version_theme_panel_title" varchar,
  	"version_theme_panel_title_cn" varchar,
  	"version_description" varchar,
  	"version_description_cn" varchar,
  	"version_keywords" varchar,
  	"version_keywords_cn" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"certifications_id" integer,
  	"test_types_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"description" varchar,
  	"description_cn" varchar,
  	"slug" varchar NOT NULL,
  	"parent_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "certifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"parent_id" integer,
  	"mark_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "test_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"kind" "enum_articles_kind" DEFAULT 'blog',
  	"is_article" boolean DEFAULT false,
  	"published_on" timestamp(3) with time zone,
  	"title" varchar,
  	"title_cn" varchar,
  	"picture_id" integer,
  	"content" jsonb,
  	"content_cn" jsonb,
  	"description" varchar,
  	"description_cn" varchar,
  	"keywords" varchar,
  	"keywords_cn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_kind" "enum__articles_v_version_kind" DEFAULT 'blog',
  	"version_is_article" boolean DEFAULT false,
  	"version_published_on" timestamp(3) with time zone,
  	"version_title" varchar,
  	"version_title_cn" varchar,
  	"version_picture_id" integer,
  	"version_content" jsonb,
  	"version_content_cn" jsonb,
  	"version_description" varchar,
  	"version_description_cn" varchar,
  	"version_keywords" varchar,
  	"version_keywords_cn" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"title_cn" varchar,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"address" varchar,
  	"address_cn" varchar,
  	"booth" varchar,
  	"picture_id" integer,
  	"url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_title_cn" varchar,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_address" varchar,
  	"version_address_cn" varchar,
  	"version_booth" varchar,
  	"version_picture_id" integer,
  	"version_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_pages_key",
  	"sections" jsonb,
  	"title" varchar,
  	"title_cn" varchar,
  	"description" varchar,
  	"description_cn" varchar,
  	"keywords" varchar,
  	"keywords_cn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__pages_v_version_key",
  	"version_sections" jsonb,
  	"version_title" varchar,
  	"version_title_cn" varchar,
  	"version_description" varchar,
  	"version_description_cn" varchar,
  	"version_keywords" varchar,
  	"version_keywords_cn" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "legal_texts_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"title_cn" varchar,
  	"body" jsonb,
  	"body_cn" jsonb
  );
  
  CREATE TABLE "legal_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_legal_texts_key",
  	"updated_on" timestamp(3) with time zone,
  	"intro" jsonb,
  	"intro_cn" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_legal_texts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_legal_texts_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"title_cn" varchar,
  	"body" jsonb,
  	"body_cn" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" "enum__legal_texts_v_version_key",
  	"version_updated_on" timestamp(3) with time zone,
  	"version_intro" jsonb,
  	"version_intro_cn" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_texts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"title_cn" varchar,
  	"content" jsonb,
  	"content_cn" jsonb,
  	"category_id" integer,
  	"posted_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"job_locations_id" integer
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_title_cn" varchar,
  	"version_content" jsonb,
  	"version_content_cn" jsonb,
  	"version_category_id" integer,
  	"version_posted_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_jobs_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"job_locations_id" integer
  );
  
  CREATE TABLE "job_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "job_locations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "board_members_publications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"citation" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "board_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar,
  	"name" varchar,
  	"name_cn" varchar,
  	"role" varchar,
  	"role_cn" varchar,
  	"portrait_id" integer,
  	"line_one" varchar,
  	"line_one_cn" varchar,
  	"line_two" varchar,
  	"line_two_cn" varchar,
  	"line_three" varchar,
  	"line_three_cn" varchar,
  	"biography" jsonb,
  	"biography_cn" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_board_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_board_members_v_version_publications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"citation" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_board_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_key" varchar,
  	"version_name" varchar,
  	"version_name_cn" varchar,
  	"version_role" varchar,
  	"version_role_cn" varchar,
  	"version_portrait_id" integer,
  	"version_line_one" varchar,
  	"version_line_one_cn" varchar,
  	"version_line_two" varchar,
  	"version_line_two_cn" varchar,
  	"version_line_three" varchar,
  	"version_line_three_cn" varchar,
  	"version_biography" jsonb,
  	"version_biography_cn" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__board_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"logo_id" integer,
  	"text" varchar,
  	"text_cn" varchar,
  	"to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_logo_id" integer,
  	"version_text" varchar,
  	"version_text_cn" varchar,
  	"version_to" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "sister_companies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"logo_id" integer,
  	"text" varchar,
  	"text_cn" varchar,
  	"to" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sister_companies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sister_companies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_logo_id" integer,
  	"version_text" varchar,
  	"version_text_cn" varchar,
  	"version_to" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sister_companies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "culture_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"slug" varchar,
  	"title" varchar,
  	"title_cn" varchar,
  	"summary" varchar,
  	"summary_cn" varchar,
  	"picture_id" integer,
  	"content" jsonb,
  	"content_cn" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_culture_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_culture_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_title_cn" varchar,
  	"version_summary" varchar,
  	"version_summary_cn" varchar,
  	"version_picture_id" integer,
  	"version_content" jsonb,
  	"version_content_cn" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__culture_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "pictures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"alt_cn" varchar,
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
  	"sizes_avif768_url" varchar,
  	"sizes_avif768_width" numeric,
  	"sizes_avif768_height" numeric,
  	"sizes_avif768_mime_type" varchar,
  	"sizes_avif768_filesize" numeric,
  	"sizes_avif768_filename" varchar,
  	"sizes_avif1200_url" varchar,
  	"sizes_avif1200_width" numeric,
  	"sizes_avif1200_height" numeric,
  	"sizes_avif1200_mime_type" varchar,
  	"sizes_avif1200_filesize" numeric,
  	"sizes_avif1200_filename" varchar,
  	"sizes_avif1920_url" varchar,
  	"sizes_avif1920_width" numeric,
  	"sizes_avif1920_height" numeric,
  	"sizes_avif1920_mime_type" varchar,
  	"sizes_avif1920_filesize" numeric,
  	"sizes_avif1920_filename" varchar,
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar,
  	"sizes_webp768_url" varchar,
  	"sizes_webp768_width" numeric,
  	"sizes_webp768_height" numeric,
  	"sizes_webp768_mime_type" varchar,
  	"sizes_webp768_filesize" numeric,
  	"sizes_webp768_filename" varchar,
  	"sizes_webp1200_url" varchar,
  	"sizes_webp1200_width" numeric,
  	"sizes_webp1200_height" numeric,
  	"sizes_webp1200_mime_type" varchar,
  	"sizes_webp1200_filesize" numeric,
  	"sizes_webp1200_filename" varchar,
  	"sizes_webp1920_url" varchar,
  	"sizes_webp1920_width" numeric,
  	"sizes_webp1920_height" numeric,
  	"sizes_webp1920_mime_type" varchar,
  	"sizes_webp1920_filesize" numeric,
  	"sizes_webp1920_filename" varchar,
  	"sizes_share_jpeg_url" varchar,
  	"sizes_share_jpeg_width" numeric,
  	"sizes_share_jpeg_height" numeric,
  	"sizes_share_jpeg_mime_type" varchar,
  	"sizes_share_jpeg_filesize" numeric,
  	"sizes_share_jpeg_filename" varchar,
  	"sizes_share_webp_url" varchar,
  	"sizes_share_webp_width" numeric,
  	"sizes_share_webp_height" numeric,
  	"sizes_share_webp_mime_type" varchar,
  	"sizes_share_webp_filesize" numeric,
  	"sizes_share_webp_filename" varchar
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_documents_key" NOT NULL,
  	"title" varchar NOT NULL,
  	"title_cn" varchar,
  	"summary" varchar,
  	"summary_cn" varchar,
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
  	"focal_y" numeric
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"organization" varchar,
  	"job_title" varchar,
  	"message" varchar,
  	"source" varchar,
  	"type" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"notes" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"language" "enum_contact_messages_language",
  	"page" varchar,
  	"suspected" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "quote_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_name" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"organization" varchar,
  	"job_title" varchar,
  	"message" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_quote_requests_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"notes" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"language" "enum_quote_requests_language",
  	"page" varchar,
  	"suspected" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "sign_ups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"source" varchar,
  	"type" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_sign_ups_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"notes" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"language" "enum_sign_ups_language",
  	"page" varchar,
  	"suspected" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job" varchar,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"city" varchar,
  	"state" varchar,
  	"postal_code" varchar,
  	"resume_id" integer,
  	"cover_letter" varchar,
  	"work_authorization" varchar,
  	"references" varchar,
  	"start_date" timestamp(3) with time zone,
  	"source" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_applications_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"notes" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"language" "enum_applications_language",
  	"page" varchar,
  	"suspected" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "resumes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"upload_id" varchar NOT NULL,
  	"original_name" varchar,
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
  	"focal_y" numeric
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_mails_status" DEFAULT 'waiting' NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"sent_at" timestamp(3) with time zone,
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
  
  CREATE TABLE "product_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"product_id" numeric NOT NULL,
  	"day" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"views" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "delivered" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"products_id" integer,
  	"categories_id" integer,
  	"certifications_id" integer,
  	"test_types_id" integer,
  	"articles_id" integer,
  	"events_id" integer,
  	"pages_id" integer,
  	"legal_texts_id" integer,
  	"jobs_id" integer,
  	"job_categories_id" integer,
  	"job_locations_id" integer,
  	"board_members_id" integer,
  	"partners_id" integer,
  	"sister_companies_id" integer,
  	"culture_pages_id" integer,
  	"pictures_id" integer,
  	"documents_id" integer,
  	"contact_messages_id" integer,
  	"quote_requests_id" integer,
  	"sign_ups_id" integer,
  	"applications_id" integer,
  	"resumes_id" integer,
  	"mails_id" integer,
  	"users_id" integer,
  	"product_views_id" integer,
  	"delivered_id" integer
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
  
  CREATE TABLE "home_notice_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"label_cn" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "home_banners_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"label_cn" varchar,
  	"code" "enum_home_banners_buttons_code"
  );
  
  CREATE TABLE "home_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"eyebrow_cn" varchar,
  	"title" varchar,
  	"title_cn" varchar,
  	"text" varchar,
  	"text_cn" varchar,
  	"picture_id" integer
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice_text" varchar,
  	"notice_text_cn" varchar,
  	"notice_code" varchar,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_home_v_version_notice_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"label_cn" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_banners_buttons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"label_cn" varchar,
  	"code" "enum__home_v_version_banners_buttons_code",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_banners" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"eyebrow" varchar,
  	"eyebrow_cn" varchar,
  	"title" varchar,
  	"title_cn" varchar,
  	"text" varchar,
  	"text_cn" varchar,
  	"picture_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_notice_text" varchar,
  	"version_notice_text_cn" varchar,
  	"version_notice_code" varchar,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_address" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"line" varchar NOT NULL,
  	"line_cn" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"privacy_email" varchar NOT NULL,
  	"hours" varchar,
  	"hours_cn" varchar,
  	"links_university" varchar NOT NULL,
  	"links_university_news" varchar NOT NULL,
  	"links_shop" varchar NOT NULL,
  	"links_retailer_one" varchar NOT NULL,
  	"links_retailer_two" varchar NOT NULL,
  	"links_fertility_shop" varchar NOT NULL,
  	"links_event_page" varchar NOT NULL,
  	"links_quote_form" varchar NOT NULL,
  	"links_distributor_form" varchar NOT NULL,
  	"links_sample_kit_form" varchar NOT NULL,
  	"links_newsletter_form" varchar NOT NULL,
  	"links_video" varchar NOT NULL,
  	"social_professional" varchar NOT NULL,
  	"social_microblog" varchar NOT NULL,
  	"social_short_video" varchar NOT NULL,
  	"social_video" varchar NOT NULL,
  	"tag_manager_container" varchar,
  	"tag_manager_script" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_settings_v_version_address" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"line" varchar NOT NULL,
  	"line_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phone" varchar NOT NULL,
  	"version_email" varchar NOT NULL,
  	"version_privacy_email" varchar NOT NULL,
  	"version_hours" varchar,
  	"version_hours_cn" varchar,
  	"version_links_university" varchar NOT NULL,
  	"version_links_university_news" varchar NOT NULL,
  	"version_links_shop" varchar NOT NULL,
  	"version_links_retailer_one" varchar NOT NULL,
  	"version_links_retailer_two" varchar NOT NULL,
  	"version_links_fertility_shop" varchar NOT NULL,
  	"version_links_event_page" varchar NOT NULL,
  	"version_links_quote_form" varchar NOT NULL,
  	"version_links_distributor_form" varchar NOT NULL,
  	"version_links_sample_kit_form" varchar NOT NULL,
  	"version_links_newsletter_form" varchar NOT NULL,
  	"version_links_video" varchar NOT NULL,
  	"version_social_professional" varchar NOT NULL,
  	"version_social_microblog" varchar NOT NULL,
  	"version_social_short_video" varchar NOT NULL,
  	"version_social_video" varchar NOT NULL,
  	"version_tag_manager_container" varchar,
  	"version_tag_manager_script" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_messages" numeric DEFAULT 24 NOT NULL,
  	"quote_requests" numeric DEFAULT 36 NOT NULL,
  	"sign_ups" numeric DEFAULT 24 NOT NULL,
  	"applications" numeric DEFAULT 12 NOT NULL,
  	"spam" numeric DEFAULT 1 NOT NULL,
  	"trash" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio_state" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seeded_at" timestamp(3) with time zone,
  	"name" varchar,
  	"company" varchar,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "products_specifications" ADD CONSTRAINT "products_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_resources" ADD CONSTRAINT "products_resources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_theme_benefits" ADD CONSTRAINT "products_theme_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_theme_cpt_codes" ADD CONSTRAINT "products_theme_cpt_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_theme_performance_targets" ADD CONSTRAINT "products_theme_performance_targets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_theme_panel_rows" ADD CONSTRAINT "products_theme_panel_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_theme_steps" ADD CONSTRAINT "products_theme_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_theme_control_kit_picture_id_pictures_id_fk" FOREIGN KEY ("theme_control_kit_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_certifications_fk" FOREIGN KEY ("certifications_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_test_types_fk" FOREIGN KEY ("test_types_id") REFERENCES "public"."test_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specifications" ADD CONSTRAINT "_products_v_version_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_resources" ADD CONSTRAINT "_products_v_version_resources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_benefits" ADD CONSTRAINT "_products_v_version_theme_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_cpt_codes" ADD CONSTRAINT "_products_v_version_theme_cpt_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_performance_targets" ADD CONSTRAINT "_products_v_version_theme_performance_targets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_panel_rows" ADD CONSTRAINT "_products_v_version_theme_panel_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_steps" ADD CONSTRAINT "_products_v_version_theme_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_picture_id_pictures_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_theme_control_kit_picture_id_pictures_id_fk" FOREIGN KEY ("version_theme_control_kit_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_certifications_fk" FOREIGN KEY ("certifications_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_test_types_fk" FOREIGN KEY ("test_types_id") REFERENCES "public"."test_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certifications" ADD CONSTRAINT "certifications_parent_id_certifications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certifications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certifications" ADD CONSTRAINT "certifications_mark_id_pictures_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_id_pictures_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_picture_id_pictures_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_texts_sections" ADD CONSTRAINT "legal_texts_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_texts_v_version_sections" ADD CONSTRAINT "_legal_texts_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_texts_v" ADD CONSTRAINT "_legal_texts_v_parent_id_legal_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_category_id_job_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."job_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_rels" ADD CONSTRAINT "jobs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_rels" ADD CONSTRAINT "jobs_rels_job_locations_fk" FOREIGN KEY ("job_locations_id") REFERENCES "public"."job_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_category_id_job_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."job_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_rels" ADD CONSTRAINT "_jobs_v_rels_job_locations_fk" FOREIGN KEY ("job_locations_id") REFERENCES "public"."job_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "board_members_publications" ADD CONSTRAINT "board_members_publications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."board_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "board_members" ADD CONSTRAINT "board_members_portrait_id_pictures_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_board_members_v_version_publications" ADD CONSTRAINT "_board_members_v_version_publications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_board_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_board_members_v" ADD CONSTRAINT "_board_members_v_parent_id_board_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."board_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_board_members_v" ADD CONSTRAINT "_board_members_v_version_portrait_id_pictures_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_pictures_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_pictures_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sister_companies" ADD CONSTRAINT "sister_companies_logo_id_pictures_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sister_companies_v" ADD CONSTRAINT "_sister_companies_v_parent_id_sister_companies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sister_companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sister_companies_v" ADD CONSTRAINT "_sister_companies_v_version_logo_id_pictures_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "culture_pages" ADD CONSTRAINT "culture_pages_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_culture_pages_v" ADD CONSTRAINT "_culture_pages_v_parent_id_culture_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."culture_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_culture_pages_v" ADD CONSTRAINT "_culture_pages_v_version_picture_id_pictures_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certifications_fk" FOREIGN KEY ("certifications_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_test_types_fk" FOREIGN KEY ("test_types_id") REFERENCES "public"."test_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_texts_fk" FOREIGN KEY ("legal_texts_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_categories_fk" FOREIGN KEY ("job_categories_id") REFERENCES "public"."job_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_locations_fk" FOREIGN KEY ("job_locations_id") REFERENCES "public"."job_locations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_board_members_fk" FOREIGN KEY ("board_members_id") REFERENCES "public"."board_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sister_companies_fk" FOREIGN KEY ("sister_companies_id") REFERENCES "public"."sister_companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_culture_pages_fk" FOREIGN KEY ("culture_pages_id") REFERENCES "public"."culture_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pictures_fk" FOREIGN KEY ("pictures_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_requests_fk" FOREIGN KEY ("quote_requests_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_ups_fk" FOREIGN KEY ("sign_ups_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resumes_fk" FOREIGN KEY ("resumes_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_views_fk" FOREIGN KEY ("product_views_id") REFERENCES "public"."product_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivered_fk" FOREIGN KEY ("delivered_id") REFERENCES "public"."delivered"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_notice_links" ADD CONSTRAINT "home_notice_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_banners_buttons" ADD CONSTRAINT "home_banners_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_banners" ADD CONSTRAINT "home_banners_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_banners" ADD CONSTRAINT "home_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_notice_links" ADD CONSTRAINT "_home_v_version_notice_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_banners_buttons" ADD CONSTRAINT "_home_v_version_banners_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_banners" ADD CONSTRAINT "_home_v_version_banners_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_banners" ADD CONSTRAINT "_home_v_version_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_address" ADD CONSTRAINT "site_settings_address_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_address" ADD CONSTRAINT "_site_settings_v_version_address_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_specifications_order_idx" ON "products_specifications" USING btree ("_order");
  CREATE INDEX "products_specifications_parent_id_idx" ON "products_specifications" USING btree ("_parent_id");
  CREATE INDEX "products_resources_order_idx" ON "products_resources" USING btree ("_order");
  CREATE INDEX "products_resources_parent_id_idx" ON "products_resources" USING btree ("_parent_id");
  CREATE INDEX "products_theme_benefits_order_idx" ON "products_theme_benefits" USING btree ("_order");
  CREATE INDEX "products_theme_benefits_parent_id_idx" ON "products_theme_benefits" USING btree ("_parent_id");
  CREATE INDEX "products_theme_cpt_codes_order_idx" ON "products_theme_cpt_codes" USING btree ("_order");
  CREATE INDEX "products_theme_cpt_codes_parent_id_idx" ON "products_theme_cpt_codes" USING btree ("_parent_id");
  CREATE INDEX "products_theme_performance_targets_order_idx" ON "products_theme_performance_targets" USING btree ("_order");
  CREATE INDEX "products_theme_performance_targets_parent_id_idx" ON "products_theme_performance_targets" USING btree ("_parent_id");
  CREATE INDEX "products_theme_panel_rows_order_idx" ON "products_theme_panel_rows" USING btree ("_order");
  CREATE INDEX "products_theme_panel_rows_parent_id_idx" ON "products_theme_panel_rows" USING btree ("_parent_id");
  CREATE INDEX "products_theme_steps_order_idx" ON "products_theme_steps" USING btree ("_order");
  CREATE INDEX "products_theme_steps_parent_id_idx" ON "products_theme_steps" USING btree ("_parent_id");
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE UNIQUE INDEX "products_reference_idx" ON "products" USING btree ("reference");
  CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id");
  CREATE INDEX "products_picture_idx" ON "products" USING btree ("picture_id");
  CREATE INDEX "products_theme_control_kit_theme_control_kit_picture_idx" ON "products" USING btree ("theme_control_kit_picture_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_certifications_id_idx" ON "products_rels" USING btree ("certifications_id");
  CREATE INDEX "products_rels_test_types_id_idx" ON "products_rels" USING btree ("test_types_id");
  CREATE INDEX "_products_v_version_specifications_order_idx" ON "_products_v_version_specifications" USING btree ("_order");
  CREATE INDEX "_products_v_version_specifications_parent_id_idx" ON "_products_v_version_specifications" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_resources_order_idx" ON "_products_v_version_resources" USING btree ("_order");
  CREATE INDEX "_products_v_version_resources_parent_id_idx" ON "_products_v_version_resources" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_benefits_order_idx" ON "_products_v_version_theme_benefits" USING btree ("_order");
  CREATE INDEX "_products_v_version_theme_benefits_parent_id_idx" ON "_products_v_version_theme_benefits" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_cpt_codes_order_idx" ON "_products_v_version_theme_cpt_codes" USING btree ("_order");
  CREATE INDEX "_products_v_version_theme_cpt_codes_parent_id_idx" ON "_products_v_version_theme_cpt_codes" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_performance_targets_order_idx" ON "_products_v_version_theme_performance_targets" USING btree ("_order");
  CREATE INDEX "_products_v_version_theme_performance_targets_parent_id_idx" ON "_products_v_version_theme_performance_targets" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_panel_rows_order_idx" ON "_products_v_version_theme_panel_rows" USING btree ("_order");
  CREATE INDEX "_products_v_version_theme_panel_rows_parent_id_idx" ON "_products_v_version_theme_panel_rows" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_steps_order_idx" ON "_products_v_version_theme_steps" USING btree ("_order");
  CREATE INDEX "_products_v_version_theme_steps_parent_id_idx" ON "_products_v_version_theme_steps" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version__order_idx" ON "_products_v" USING btree ("version__order");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_reference_idx" ON "_products_v" USING btree ("version_reference");
  CREATE INDEX "_products_v_version_version_category_idx" ON "_products_v" USING btree ("version_category_id");
  CREATE INDEX "_products_v_version_version_picture_idx" ON "_products_v" USING btree ("version_picture_id");
  CREATE INDEX "_products_v_version_theme_control_kit_version_theme_cont_idx" ON "_products_v" USING btree ("version_theme_control_kit_picture_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_certifications_id_idx" ON "_products_v_rels" USING btree ("certifications_id");
  CREATE INDEX "_products_v_rels_test_types_id_idx" ON "_products_v_rels" USING btree ("test_types_id");
  CREATE INDEX "categories__order_idx" ON "categories" USING btree ("_order");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "certifications__order_idx" ON "certifications" USING btree ("_order");
  CREATE INDEX "certifications_parent_idx" ON "certifications" USING btree ("parent_id");
  CREATE INDEX "certifications_mark_idx" ON "certifications" USING btree ("mark_id");
  CREATE INDEX "certifications_updated_at_idx" ON "certifications" USING btree ("updated_at");
  CREATE INDEX "certifications_created_at_idx" ON "certifications" USING btree ("created_at");
  CREATE INDEX "certifications_deleted_at_idx" ON "certifications" USING btree ("deleted_at");
  CREATE INDEX "test_types__order_idx" ON "test_types" USING btree ("_order");
  CREATE INDEX "test_types_updated_at_idx" ON "test_types" USING btree ("updated_at");
  CREATE INDEX "test_types_created_at_idx" ON "test_types" USING btree ("created_at");
  CREATE INDEX "test_types_deleted_at_idx" ON "test_types" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_published_on_idx" ON "articles" USING btree ("published_on");
  CREATE INDEX "articles_picture_idx" ON "articles" USING btree ("picture_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_published_on_idx" ON "_articles_v" USING btree ("version_published_on");
  CREATE INDEX "_articles_v_version_version_picture_idx" ON "_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_starts_on_idx" ON "events" USING btree ("starts_on");
  CREATE INDEX "events_ends_on_idx" ON "events" USING btree ("ends_on");
  CREATE INDEX "events_picture_idx" ON "events" USING btree ("picture_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_starts_on_idx" ON "_events_v" USING btree ("version_starts_on");
  CREATE INDEX "_events_v_version_version_ends_on_idx" ON "_events_v" USING btree ("version_ends_on");
  CREATE INDEX "_events_v_version_version_picture_idx" ON "_events_v" USING btree ("version_picture_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE UNIQUE INDEX "pages_key_idx" ON "pages" USING btree ("key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_key_idx" ON "_pages_v" USING btree ("version_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "legal_texts_sections_order_idx" ON "legal_texts_sections" USING btree ("_order");
  CREATE INDEX "legal_texts_sections_parent_id_idx" ON "legal_texts_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "legal_texts_key_idx" ON "legal_texts" USING btree ("key");
  CREATE INDEX "legal_texts_updated_on_idx" ON "legal_texts" USING btree ("updated_on");
  CREATE INDEX "legal_texts_updated_at_idx" ON "legal_texts" USING btree ("updated_at");
  CREATE INDEX "legal_texts_created_at_idx" ON "legal_texts" USING btree ("created_at");
  CREATE INDEX "legal_texts_deleted_at_idx" ON "legal_texts" USING btree ("deleted_at");
  CREATE INDEX "legal_texts__status_idx" ON "legal_texts" USING btree ("_status");
  CREATE INDEX "_legal_texts_v_version_sections_order_idx" ON "_legal_texts_v_version_sections" USING btree ("_order");
  CREATE INDEX "_legal_texts_v_version_sections_parent_id_idx" ON "_legal_texts_v_version_sections" USING btree ("_parent_id");
  CREATE INDEX "_legal_texts_v_parent_idx" ON "_legal_texts_v" USING btree ("parent_id");
  CREATE INDEX "_legal_texts_v_version_version_key_idx" ON "_legal_texts_v" USING btree ("version_key");
  CREATE INDEX "_legal_texts_v_version_version_updated_on_idx" ON "_legal_texts_v" USING btree ("version_updated_on");
  CREATE INDEX "_legal_texts_v_version_version_updated_at_idx" ON "_legal_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_texts_v_version_version_created_at_idx" ON "_legal_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_texts_v_version_version_deleted_at_idx" ON "_legal_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_texts_v_version_version__status_idx" ON "_legal_texts_v" USING btree ("version__status");
  CREATE INDEX "_legal_texts_v_created_at_idx" ON "_legal_texts_v" USING btree ("created_at");
  CREATE INDEX "_legal_texts_v_updated_at_idx" ON "_legal_texts_v" USING btree ("updated_at");
  CREATE INDEX "_legal_texts_v_latest_idx" ON "_legal_texts_v" USING btree ("latest");
  CREATE INDEX "jobs_category_idx" ON "jobs" USING btree ("category_id");
  CREATE INDEX "jobs_posted_on_idx" ON "jobs" USING btree ("posted_on");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE INDEX "jobs_rels_order_idx" ON "jobs_rels" USING btree ("order");
  CREATE INDEX "jobs_rels_parent_idx" ON "jobs_rels" USING btree ("parent_id");
  CREATE INDEX "jobs_rels_path_idx" ON "jobs_rels" USING btree ("path");
  CREATE INDEX "jobs_rels_job_locations_id_idx" ON "jobs_rels" USING btree ("job_locations_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_category_idx" ON "_jobs_v" USING btree ("version_category_id");
  CREATE INDEX "_jobs_v_version_version_posted_on_idx" ON "_jobs_v" USING btree ("version_posted_on");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE INDEX "_jobs_v_rels_order_idx" ON "_jobs_v_rels" USING btree ("order");
  CREATE INDEX "_jobs_v_rels_parent_idx" ON "_jobs_v_rels" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_rels_path_idx" ON "_jobs_v_rels" USING btree ("path");
  CREATE INDEX "_jobs_v_rels_job_locations_id_idx" ON "_jobs_v_rels" USING btree ("job_locations_id");
  CREATE INDEX "job_categories__order_idx" ON "job_categories" USING btree ("_order");
  CREATE INDEX "job_categories_updated_at_idx" ON "job_categories" USING btree ("updated_at");
  CREATE INDEX "job_categories_created_at_idx" ON "job_categories" USING btree ("created_at");
  CREATE INDEX "job_categories_deleted_at_idx" ON "job_categories" USING btree ("deleted_at");
  CREATE INDEX "job_locations__order_idx" ON "job_locations" USING btree ("_order");
  CREATE INDEX "job_locations_updated_at_idx" ON "job_locations" USING btree ("updated_at");
  CREATE INDEX "job_locations_created_at_idx" ON "job_locations" USING btree ("created_at");
  CREATE INDEX "job_locations_deleted_at_idx" ON "job_locations" USING btree ("deleted_at");
  CREATE INDEX "board_members_publications_order_idx" ON "board_members_publications" USING btree ("_order");
  CREATE INDEX "board_members_publications_parent_id_idx" ON "board_members_publications" USING btree ("_parent_id");
  CREATE INDEX "board_members__order_idx" ON "board_members" USING btree ("_order");
  CREATE UNIQUE INDEX "board_members_key_idx" ON "board_members" USING btree ("key");
  CREATE INDEX "board_members_portrait_idx" ON "board_members" USING btree ("portrait_id");
  CREATE INDEX "board_members_updated_at_idx" ON "board_members" USING btree ("updated_at");
  CREATE INDEX "board_members_created_at_idx" ON "board_members" USING btree ("created_at");
  CREATE INDEX "board_members_deleted_at_idx" ON "board_members" USING btree ("deleted_at");
  CREATE INDEX "board_members__status_idx" ON "board_members" USING btree ("_status");
  CREATE INDEX "_board_members_v_version_publications_order_idx" ON "_board_members_v_version_publications" USING btree ("_order");
  CREATE INDEX "_board_members_v_version_publications_parent_id_idx" ON "_board_members_v_version_publications" USING btree ("_parent_id");
  CREATE INDEX "_board_members_v_parent_idx" ON "_board_members_v" USING btree ("parent_id");
  CREATE INDEX "_board_members_v_version_version__order_idx" ON "_board_members_v" USING btree ("version__order");
  CREATE INDEX "_board_members_v_version_version_key_idx" ON "_board_members_v" USING btree ("version_key");
  CREATE INDEX "_board_members_v_version_version_portrait_idx" ON "_board_members_v" USING btree ("version_portrait_id");
  CREATE INDEX "_board_members_v_version_version_updated_at_idx" ON "_board_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_board_members_v_version_version_created_at_idx" ON "_board_members_v" USING btree ("version_created_at");
  CREATE INDEX "_board_members_v_version_version_deleted_at_idx" ON "_board_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "_board_members_v_version_version__status_idx" ON "_board_members_v" USING btree ("version__status");
  CREATE INDEX "_board_members_v_created_at_idx" ON "_board_members_v" USING btree ("created_at");
  CREATE INDEX "_board_members_v_updated_at_idx" ON "_board_members_v" USING btree ("updated_at");
  CREATE INDEX "_board_members_v_latest_idx" ON "_board_members_v" USING btree ("latest");
  CREATE INDEX "partners__order_idx" ON "partners" USING btree ("_order");
  CREATE INDEX "partners_logo_idx" ON "partners" USING btree ("logo_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version__order_idx" ON "_partners_v" USING btree ("version__order");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "sister_companies__order_idx" ON "sister_companies" USING btree ("_order");
  CREATE INDEX "sister_companies_logo_idx" ON "sister_companies" USING btree ("logo_id");
  CREATE INDEX "sister_companies_updated_at_idx" ON "sister_companies" USING btree ("updated_at");
  CREATE INDEX "sister_companies_created_at_idx" ON "sister_companies" USING btree ("created_at");
  CREATE INDEX "sister_companies_deleted_at_idx" ON "sister_companies" USING btree ("deleted_at");
  CREATE INDEX "sister_companies__status_idx" ON "sister_companies" USING btree ("_status");
  CREATE INDEX "_sister_companies_v_parent_idx" ON "_sister_companies_v" USING btree ("parent_id");
  CREATE INDEX "_sister_companies_v_version_version__order_idx" ON "_sister_companies_v" USING btree ("version__order");
  CREATE INDEX "_sister_companies_v_version_version_logo_idx" ON "_sister_companies_v" USING btree ("version_logo_id");
  CREATE INDEX "_sister_companies_v_version_version_updated_at_idx" ON "_sister_companies_v" USING btree ("version_updated_at");
  CREATE INDEX "_sister_companies_v_version_version_created_at_idx" ON "_sister_companies_v" USING btree ("version_created_at");
  CREATE INDEX "_sister_companies_v_version_version_deleted_at_idx" ON "_sister_companies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sister_companies_v_version_version__status_idx" ON "_sister_companies_v" USING btree ("version__status");
  CREATE INDEX "_sister_companies_v_created_at_idx" ON "_sister_companies_v" USING btree ("created_at");
  CREATE INDEX "_sister_companies_v_updated_at_idx" ON "_sister_companies_v" USING btree ("updated_at");
  CREATE INDEX "_sister_companies_v_latest_idx" ON "_sister_companies_v" USING btree ("latest");
  CREATE INDEX "culture_pages__order_idx" ON "culture_pages" USING btree ("_order");
  CREATE UNIQUE INDEX "culture_pages_slug_idx" ON "culture_pages" USING btree ("slug");
  CREATE INDEX "culture_pages_picture_idx" ON "culture_pages" USING btree ("picture_id");
  CREATE INDEX "culture_pages_updated_at_idx" ON "culture_pages" USING btree ("updated_at");
  CREATE INDEX "culture_pages_created_at_idx" ON "culture_pages" USING btree ("created_at");
  CREATE INDEX "culture_pages_deleted_at_idx" ON "culture_pages" USING btree ("deleted_at");
  CREATE INDEX "culture_pages__status_idx" ON "culture_pages" USING btree ("_status");
  CREATE INDEX "_culture_pages_v_parent_idx" ON "_culture_pages_v" USING btree ("parent_id");
  CREATE INDEX "_culture_pages_v_version_version__order_idx" ON "_culture_pages_v" USING btree ("version__order");
  CREATE INDEX "_culture_pages_v_version_version_slug_idx" ON "_culture_pages_v" USING btree ("version_slug");
  CREATE INDEX "_culture_pages_v_version_version_picture_idx" ON "_culture_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_culture_pages_v_version_version_updated_at_idx" ON "_culture_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_culture_pages_v_version_version_created_at_idx" ON "_culture_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_culture_pages_v_version_version_deleted_at_idx" ON "_culture_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_culture_pages_v_version_version__status_idx" ON "_culture_pages_v" USING btree ("version__status");
  CREATE INDEX "_culture_pages_v_created_at_idx" ON "_culture_pages_v" USING btree ("created_at");
  CREATE INDEX "_culture_pages_v_updated_at_idx" ON "_culture_pages_v" USING btree ("updated_at");
  CREATE INDEX "_culture_pages_v_latest_idx" ON "_culture_pages_v" USING btree ("latest");
  CREATE INDEX "pictures_updated_at_idx" ON "pictures" USING btree ("updated_at");
  CREATE INDEX "pictures_created_at_idx" ON "pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "pictures_filename_idx" ON "pictures" USING btree ("filename");
  CREATE INDEX "pictures_sizes_avif480_sizes_avif480_filename_idx" ON "pictures" USING btree ("sizes_avif480_filename");
  CREATE INDEX "pictures_sizes_avif768_sizes_avif768_filename_idx" ON "pictures" USING btree ("sizes_avif768_filename");
  CREATE INDEX "pictures_sizes_avif1200_sizes_avif1200_filename_idx" ON "pictures" USING btree ("sizes_avif1200_filename");
  CREATE INDEX "pictures_sizes_avif1920_sizes_avif1920_filename_idx" ON "pictures" USING btree ("sizes_avif1920_filename");
  CREATE INDEX "pictures_sizes_webp480_sizes_webp480_filename_idx" ON "pictures" USING btree ("sizes_webp480_filename");
  CREATE INDEX "pictures_sizes_webp768_sizes_webp768_filename_idx" ON "pictures" USING btree ("sizes_webp768_filename");
  CREATE INDEX "pictures_sizes_webp1200_sizes_webp1200_filename_idx" ON "pictures" USING btree ("sizes_webp1200_filename");
  CREATE INDEX "pictures_sizes_webp1920_sizes_webp1920_filename_idx" ON "pictures" USING btree ("sizes_webp1920_filename");
  CREATE INDEX "pictures_sizes_share_jpeg_sizes_share_jpeg_filename_idx" ON "pictures" USING btree ("sizes_share_jpeg_filename");
  CREATE INDEX "pictures_sizes_share_webp_sizes_share_webp_filename_idx" ON "pictures" USING btree ("sizes_share_webp_filename");
  CREATE UNIQUE INDEX "documents_key_idx" ON "documents" USING btree ("key");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
  CREATE UNIQUE INDEX "contact_messages_reference_idx" ON "contact_messages" USING btree ("reference");
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "contact_messages_received_at_idx" ON "contact_messages" USING btree ("received_at");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "contact_messages_deleted_at_idx" ON "contact_messages" USING btree ("deleted_at");
  CREATE INDEX "quote_requests_email_idx" ON "quote_requests" USING btree ("email");
  CREATE UNIQUE INDEX "quote_requests_reference_idx" ON "quote_requests" USING btree ("reference");
  CREATE INDEX "quote_requests_status_idx" ON "quote_requests" USING btree ("status");
  CREATE INDEX "quote_requests_assignee_idx" ON "quote_requests" USING btree ("assignee_id");
  CREATE INDEX "quote_requests_received_at_idx" ON "quote_requests" USING btree ("received_at");
  CREATE INDEX "quote_requests_updated_at_idx" ON "quote_requests" USING btree ("updated_at");
  CREATE INDEX "quote_requests_created_at_idx" ON "quote_requests" USING btree ("created_at");
  CREATE INDEX "quote_requests_deleted_at_idx" ON "quote_requests" USING btree ("deleted_at");
  CREATE INDEX "sign_ups_email_idx" ON "sign_ups" USING btree ("email");
  CREATE UNIQUE INDEX "sign_ups_reference_idx" ON "sign_ups" USING btree ("reference");
  CREATE INDEX "sign_ups_status_idx" ON "sign_ups" USING btree ("status");
  CREATE INDEX "sign_ups_assignee_idx" ON "sign_ups" USING btree ("assignee_id");
  CREATE INDEX "sign_ups_received_at_idx" ON "sign_ups" USING btree ("received_at");
  CREATE INDEX "sign_ups_updated_at_idx" ON "sign_ups" USING btree ("updated_at");
  CREATE INDEX "sign_ups_created_at_idx" ON "sign_ups" USING btree ("created_at");
  CREATE INDEX "sign_ups_deleted_at_idx" ON "sign_ups" USING btree ("deleted_at");
  CREATE INDEX "applications_email_idx" ON "applications" USING btree ("email");
  CREATE INDEX "applications_resume_idx" ON "applications" USING btree ("resume_id");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id");
  CREATE INDEX "applications_received_at_idx" ON "applications" USING btree ("received_at");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "applications_deleted_at_idx" ON "applications" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "resumes_upload_id_idx" ON "resumes" USING btree ("upload_id");
  CREATE INDEX "resumes_updated_at_idx" ON "resumes" USING btree ("updated_at");
  CREATE INDEX "resumes_created_at_idx" ON "resumes" USING btree ("created_at");
  CREATE UNIQUE INDEX "resumes_filename_idx" ON "resumes" USING btree ("filename");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_reference_idx" ON "mails" USING btree ("reference");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "product_views_batch_idx" ON "product_views" USING btree ("batch");
  CREATE INDEX "product_views_day_idx" ON "product_views" USING btree ("day");
  CREATE INDEX "product_views_updated_at_idx" ON "product_views" USING btree ("updated_at");
  CREATE INDEX "product_views_created_at_idx" ON "product_views" USING btree ("created_at");
  CREATE UNIQUE INDEX "delivered_reference_idx" ON "delivered" USING btree ("reference");
  CREATE INDEX "delivered_updated_at_idx" ON "delivered" USING btree ("updated_at");
  CREATE INDEX "delivered_created_at_idx" ON "delivered" USING btree ("created_at");
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
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_certifications_id_idx" ON "payload_locked_documents_rels" USING btree ("certifications_id");
  CREATE INDEX "payload_locked_documents_rels_test_types_id_idx" ON "payload_locked_documents_rels" USING btree ("test_types_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_legal_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_texts_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_job_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("job_categories_id");
  CREATE INDEX "payload_locked_documents_rels_job_locations_id_idx" ON "payload_locked_documents_rels" USING btree ("job_locations_id");
  CREATE INDEX "payload_locked_documents_rels_board_members_id_idx" ON "payload_locked_documents_rels" USING btree ("board_members_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_sister_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("sister_companies_id");
  CREATE INDEX "payload_locked_documents_rels_culture_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("culture_pages_id");
  CREATE INDEX "payload_locked_documents_rels_pictures_id_idx" ON "payload_locked_documents_rels" USING btree ("pictures_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_quote_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("quote_requests_id");
  CREATE INDEX "payload_locked_documents_rels_sign_ups_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_ups_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_resumes_id_idx" ON "payload_locked_documents_rels" USING btree ("resumes_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_product_views_id_idx" ON "payload_locked_documents_rels" USING btree ("product_views_id");
  CREATE INDEX "payload_locked_documents_rels_delivered_id_idx" ON "payload_locked_documents_rels" USING btree ("delivered_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "home_notice_links_order_idx" ON "home_notice_links" USING btree ("_order");
  CREATE INDEX "home_notice_links_parent_id_idx" ON "home_notice_links" USING btree ("_parent_id");
  CREATE INDEX "home_banners_buttons_order_idx" ON "home_banners_buttons" USING btree ("_order");
  CREATE INDEX "home_banners_buttons_parent_id_idx" ON "home_banners_buttons" USING btree ("_parent_id");
  CREATE INDEX "home_banners_order_idx" ON "home_banners" USING btree ("_order");
  CREATE INDEX "home_banners_parent_id_idx" ON "home_banners" USING btree ("_parent_id");
  CREATE INDEX "home_banners_picture_idx" ON "home_banners" USING btree ("picture_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_notice_links_order_idx" ON "_home_v_version_notice_links" USING btree ("_order");
  CREATE INDEX "_home_v_version_notice_links_parent_id_idx" ON "_home_v_version_notice_links" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_banners_buttons_order_idx" ON "_home_v_version_banners_buttons" USING btree ("_order");
  CREATE INDEX "_home_v_version_banners_buttons_parent_id_idx" ON "_home_v_version_banners_buttons" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_banners_order_idx" ON "_home_v_version_banners" USING btree ("_order");
  CREATE INDEX "_home_v_version_banners_parent_id_idx" ON "_home_v_version_banners" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_banners_picture_idx" ON "_home_v_version_banners" USING btree ("picture_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE INDEX "navigation_items_order_idx" ON "navigation_items" USING btree ("_order");
  CREATE INDEX "navigation_items_parent_id_idx" ON "navigation_items" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_items_order_idx" ON "_navigation_v_version_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_items_parent_id_idx" ON "_navigation_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "site_settings_address_order_idx" ON "site_settings_address" USING btree ("_order");
  CREATE INDEX "site_settings_address_parent_id_idx" ON "site_settings_address" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_address_order_idx" ON "_site_settings_v_version_address" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_address_parent_id_idx" ON "_site_settings_v_version_address" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_specifications" CASCADE;
  DROP TABLE "products_resources" CASCADE;
  DROP TABLE "products_theme_benefits" CASCADE;
  DROP TABLE "products_theme_cpt_codes" CASCADE;
  DROP TABLE "products_theme_performance_targets" CASCADE;
  DROP TABLE "products_theme_panel_rows" CASCADE;
  DROP TABLE "products_theme_steps" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_specifications" CASCADE;
  DROP TABLE "_products_v_version_resources" CASCADE;
  DROP TABLE "_products_v_version_theme_benefits" CASCADE;
  DROP TABLE "_products_v_version_theme_cpt_codes" CASCADE;
  DROP TABLE "_products_v_version_theme_performance_targets" CASCADE;
  DROP TABLE "_products_v_version_theme_panel_rows" CASCADE;
  DROP TABLE "_products_v_version_theme_steps" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "certifications" CASCADE;
  DROP TABLE "test_types" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "legal_texts_sections" CASCADE;
  DROP TABLE "legal_texts" CASCADE;
  DROP TABLE "_legal_texts_v_version_sections" CASCADE;
  DROP TABLE "_legal_texts_v" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_rels" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_rels" CASCADE;
  DROP TABLE "job_categories" CASCADE;
  DROP TABLE "job_locations" CASCADE;
  DROP TABLE "board_members_publications" CASCADE;
  DROP TABLE "board_members" CASCADE;
  DROP TABLE "_board_members_v_version_publications" CASCADE;
  DROP TABLE "_board_members_v" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "sister_companies" CASCADE;
  DROP TABLE "_sister_companies_v" CASCADE;
  DROP TABLE "culture_pages" CASCADE;
  DROP TABLE "_culture_pages_v" CASCADE;
  DROP TABLE "pictures" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "quote_requests" CASCADE;
  DROP TABLE "sign_ups" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "resumes" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "product_views" CASCADE;
  DROP TABLE "delivered" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_notice_links" CASCADE;
  DROP TABLE "home_banners_buttons" CASCADE;
  DROP TABLE "home_banners" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_notice_links" CASCADE;
  DROP TABLE "_home_v_version_banners_buttons" CASCADE;
  DROP TABLE "_home_v_version_banners" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "navigation_items" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_items" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "site_settings_address" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_address" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "retention" CASCADE;
  DROP TABLE "studio_state" CASCADE;
  DROP TYPE "public"."enum_products_specifications_key";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_specifications_key";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_articles_kind";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_kind";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_pages_key";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_key";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_legal_texts_key";
  DROP TYPE "public"."enum_legal_texts_status";
  DROP TYPE "public"."enum__legal_texts_v_version_key";
  DROP TYPE "public"."enum__legal_texts_v_version_status";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum_board_members_status";
  DROP TYPE "public"."enum__board_members_v_version_status";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_sister_companies_status";
  DROP TYPE "public"."enum__sister_companies_v_version_status";
  DROP TYPE "public"."enum_culture_pages_status";
  DROP TYPE "public"."enum__culture_pages_v_version_status";
  DROP TYPE "public"."enum_documents_key";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_contact_messages_language";
  DROP TYPE "public"."enum_quote_requests_status";
  DROP TYPE "public"."enum_quote_requests_language";
  DROP TYPE "public"."enum_sign_ups_status";
  DROP TYPE "public"."enum_sign_ups_language";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum_applications_language";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_banners_buttons_code";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_banners_buttons_code";
  DROP TYPE "public"."enum__home_v_version_status";`)
}
