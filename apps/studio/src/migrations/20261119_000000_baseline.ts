import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_specifications_key" AS ENUM('specimen', 'timeToResult', 'method', 'setting', 'packSize', 'storage', 'shelfLife');
  CREATE TYPE "public"."enum_products_works_with_kind" AS ENUM('analyzer', 'test', 'control', 'accessory');
  CREATE TYPE "public"."enum_products_characteristics_key" AS ENUM('limitOfDetection', 'cutOff', 'measuringRange', 'accuracy', 'crossReactivity', 'interferingSubstances', 'ageRange');
  CREATE TYPE "public"."enum_products_analytes_result" AS ENUM('binary', 'ordinal', 'nominal', 'quantitative');
  CREATE TYPE "public"."enum_products_result_guide_outcomes_look" AS ENUM('positive', 'negative', 'none', 'line', 'lighter', 'equal', 'darker', 'grade', 'display');
  CREATE TYPE "public"."enum_products_ordering_sample" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_products_result_guide_reading" AS ENUM('appears', 'disappears', 'compared', 'graded', 'chart', 'value');
  CREATE TYPE "public"."enum_products_result_guide_device" AS ENUM('cassette', 'strip', 'dipstick', 'midstream', 'cup', 'dip-card', 'oral-fluid', 'chart', 'display');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_specifications_key" AS ENUM('specimen', 'timeToResult', 'method', 'setting', 'packSize', 'storage', 'shelfLife');
  CREATE TYPE "public"."enum__products_v_version_works_with_kind" AS ENUM('analyzer', 'test', 'control', 'accessory');
  CREATE TYPE "public"."enum__products_v_version_characteristics_key" AS ENUM('limitOfDetection', 'cutOff', 'measuringRange', 'accuracy', 'crossReactivity', 'interferingSubstances', 'ageRange');
  CREATE TYPE "public"."enum__products_v_version_analytes_result" AS ENUM('binary', 'ordinal', 'nominal', 'quantitative');
  CREATE TYPE "public"."enum__products_v_version_result_guide_outcomes_look" AS ENUM('positive', 'negative', 'none', 'line', 'lighter', 'equal', 'darker', 'grade', 'display');
  CREATE TYPE "public"."enum__products_v_version_ordering_sample" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__products_v_version_result_guide_reading" AS ENUM('appears', 'disappears', 'compared', 'graded', 'chart', 'value');
  CREATE TYPE "public"."enum__products_v_version_result_guide_device" AS ENUM('cassette', 'strip', 'dipstick', 'midstream', 'cup', 'dip-card', 'oral-fluid', 'chart', 'display');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_product_documents_kind" AS ENUM('ifu', 'quick-guide', 'sds', 'declaration', 'certificate', 'letter', 'fact-sheet', 'brochure', 'catalogue');
  CREATE TYPE "public"."enum_revisions_language" AS ENUM('en', 'zh', 'es', 'fr', 'de', 'it', 'pt');
  CREATE TYPE "public"."enum_revisions_state" AS ENUM('draft', 'released', 'superseded', 'withdrawn');
  CREATE TYPE "public"."enum_categories_tint" AS ENUM('teal', 'ochre', 'plum', 'rose', 'slate', 'coral', 'indigo', 'sage', 'sky');
  CREATE TYPE "public"."enum_certifications_given_route" AS ENUM('510k', 'denovo', 'eua', 'ce-ivdr', 'ce-ivdd', 'nmpa', 'other');
  CREATE TYPE "public"."enum_certifications_given_device_class" AS ENUM('I', 'II', 'III', 'A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_certifications_given_setting" AS ENUM('professional', 'near-patient', 'self-test');
  CREATE TYPE "public"."enum_certifications_given_clia" AS ENUM('waived', 'moderate', 'high');
  CREATE TYPE "public"."enum_registrations_settings" AS ENUM('professional', 'near-patient', 'self-test');
  CREATE TYPE "public"."enum_registrations_route" AS ENUM('510k', 'denovo', 'eua', 'ce-ivdr', 'ce-ivdd', 'nmpa', 'other');
  CREATE TYPE "public"."enum_registrations_device_class" AS ENUM('I', 'II', 'III', 'A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum_registrations_clia" AS ENUM('waived', 'moderate', 'high');
  CREATE TYPE "public"."enum_registrations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__registrations_v_version_settings" AS ENUM('professional', 'near-patient', 'self-test');
  CREATE TYPE "public"."enum__registrations_v_version_route" AS ENUM('510k', 'denovo', 'eua', 'ce-ivdr', 'ce-ivdd', 'nmpa', 'other');
  CREATE TYPE "public"."enum__registrations_v_version_device_class" AS ENUM('I', 'II', 'III', 'A', 'B', 'C', 'D');
  CREATE TYPE "public"."enum__registrations_v_version_clia" AS ENUM('waived', 'moderate', 'high');
  CREATE TYPE "public"."enum__registrations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_specimens_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__specimens_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_loinc_codes_scale" AS ENUM('Qn', 'SemiQn', 'Ord', 'OrdQn', 'Nom', 'Nar');
  CREATE TYPE "public"."enum_loinc_codes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__loinc_codes_v_version_scale" AS ENUM('Qn', 'SemiQn', 'Ord', 'OrdQn', 'Nom', 'Nar');
  CREATE TYPE "public"."enum__loinc_codes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_notices_kind" AS ENUM('field-safety', 'product');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_version_kind" AS ENUM('field-safety', 'product');
  CREATE TYPE "public"."enum__notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_articles_kind" AS ENUM('blog', 'press');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_kind" AS ENUM('blog', 'press');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_key" AS ENUM('home', 'supply-chain', 'contract-manufacturing', 'contract-manufacturing-supply-chain', 'about', 'partnering', 'media-room', 'contact', 'search', 'careers', 'careers-apply', 'products', 'resources', 'events', 'culture', 'privacy-policy', 'terms-and-conditions', 'accessibility', 'anti-bribery-policy', 'become-a-distributor', 'free-sample-kit', 'newsletter', 'scientific-strategy-board');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_key" AS ENUM('home', 'supply-chain', 'contract-manufacturing', 'contract-manufacturing-supply-chain', 'about', 'partnering', 'media-room', 'contact', 'search', 'careers', 'careers-apply', 'products', 'resources', 'events', 'culture', 'privacy-policy', 'terms-and-conditions', 'accessibility', 'anti-bribery-policy', 'become-a-distributor', 'free-sample-kit', 'newsletter', 'scientific-strategy-board');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_free_pages_template" AS ENUM('landing', 'campaign', 'launch', 'webinar', 'empty');
  CREATE TYPE "public"."enum_free_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__free_pages_v_version_template" AS ENUM('landing', 'campaign', 'launch', 'webinar', 'empty');
  CREATE TYPE "public"."enum__free_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reusable_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_texts_key" AS ENUM('privacy-policy', 'terms-and-conditions');
  CREATE TYPE "public"."enum_legal_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_texts_v_version_key" AS ENUM('privacy-policy', 'terms-and-conditions');
  CREATE TYPE "public"."enum__legal_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_jobs_employment" AS ENUM('full-time', 'part-time', 'temporary', 'internship');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_employment" AS ENUM('full-time', 'part-time', 'temporary', 'internship');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_board_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__board_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sister_companies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sister_companies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_culture_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__culture_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('product', 'category', 'article', 'event', 'notice', 'page');
  CREATE TYPE "public"."enum_documents_key" AS ENUM('mdsap', 'iso-13485', 'anti-bribery', 'media-kit');
  CREATE TYPE "public"."enum_messages_kind" AS ENUM('message', 'quote', 'sample', 'meeting', 'distributor', 'paper', 'application', 'report', 'signup');
  CREATE TYPE "public"."enum_messages_item_kind" AS ENUM('product', 'event', 'job', 'document');
  CREATE TYPE "public"."enum_messages_stage" AS ENUM('new', 'looked-at', 'shortlisted', 'interview', 'offer', 'declined', 'hired');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'in-progress', 'done', 'spam');
  CREATE TYPE "public"."enum_messages_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('confirmed', 'cancelled', 'unplaced');
  CREATE TYPE "public"."enum_bookings_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_subscribers_state" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_watches_item_kind" AS ENUM('product', 'document');
  CREATE TYPE "public"."enum_watches_state" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_watches_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_problem_reports_class_eu" AS ENUM('to-be-judged', 'days-15', 'days-10', 'days-2', 'not-reportable');
  CREATE TYPE "public"."enum_problem_reports_class_us" AS ENUM('to-be-judged', 'days-30', 'days-5', 'not-reportable');
  CREATE TYPE "public"."enum_problem_reports_harm" AS ENUM('none', 'possible', 'yes', 'unsaid');
  CREATE TYPE "public"."enum_problem_reports_role" AS ENUM('patient', 'professional', 'distributor', 'other');
  CREATE TYPE "public"."enum_problem_reports_state" AS ENUM('received', 'examining', 'closed');
  CREATE TYPE "public"."enum_problem_reports_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_exchanges_kind" AS ENUM('reply', 'received', 'note');
  CREATE TYPE "public"."enum_answer_templates_kinds" AS ENUM('message', 'quote', 'sample', 'meeting', 'distributor', 'paper', 'application', 'report', 'signup');
  CREATE TYPE "public"."enum_mails_status" AS ENUM('waiting', 'sent', 'unsent', 'failed');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'regulatory', 'quality', 'sales', 'recruiter');
  CREATE TYPE "public"."enum_missed_searches_outcome" AS ENUM('missed', 'shown', 'opened');
  CREATE TYPE "public"."enum_proposals_state" AS ENUM('waiting', 'approved', 'refused', 'taken back');
  CREATE TYPE "public"."enum_releases_state" AS ENUM('open', 'scheduled', 'live', 'taken back');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_home_banners_buttons_code" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_banners_buttons_code" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_site_settings_ordering_sample" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__site_settings_v_version_ordering_sample" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_approval_scope" AS ENUM('off', 'documents and notices', 'everything regulated');
  CREATE TABLE "products_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_products_specifications_key",
  	"value" varchar,
  	"value_cn" varchar
  );
  
  CREATE TABLE "products_packs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"gtin" varchar,
  	"case_quantity" numeric,
  	"quantity" varchar,
  	"quantity_cn" varchar
  );
  
  CREATE TABLE "products_works_with" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_works_with_kind",
  	"product_id" integer
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
  
  CREATE TABLE "products_performance_targets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"positive_agreed" numeric,
  	"positive_total" numeric,
  	"positive_percent" numeric,
  	"negative_agreed" numeric,
  	"negative_total" numeric,
  	"negative_percent" numeric,
  	"comparator" varchar,
  	"comparator_cn" varchar,
  	"setting" varchar,
  	"setting_cn" varchar,
  	"population" varchar,
  	"population_cn" varchar
  );
  
  CREATE TABLE "products_characteristics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_products_characteristics_key",
  	"value" varchar,
  	"value_cn" varchar
  );
  
  CREATE TABLE "products_analytes_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"specimen_id" integer,
  	"unit" varchar,
  	"loinc_id" integer
  );
  
  CREATE TABLE "products_analytes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"result" "enum_products_analytes_result",
  	"name" varchar,
  	"name_cn" varchar
  );
  
  CREATE TABLE "products_result_guide_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" numeric,
  	"for" varchar,
  	"for_cn" varchar
  );
  
  CREATE TABLE "products_result_guide_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mark" varchar,
  	"name" varchar,
  	"name_cn" varchar,
  	"strip" numeric
  );
  
  CREATE TABLE "products_result_guide_panel" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar
  );
  
  CREATE TABLE "products_result_guide_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"look" "enum_products_result_guide_outcomes_look",
  	"shows" varchar,
  	"title" varchar,
  	"title_cn" varchar,
  	"next" varchar,
  	"next_cn" varchar
  );
  
  CREATE TABLE "products_result_guide_pads_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"color" varchar,
  	"means" varchar,
  	"means_cn" varchar
  );
  
  CREATE TABLE "products_result_guide_pads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar
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
  	"text_cn" varchar,
  	"picture_id" integer
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
  	"basic_udi_di" varchar,
  	"discontinued_on" timestamp(3) with time zone,
  	"discontinued_last_order_on" timestamp(3) with time zone,
  	"discontinued_successor_id" integer,
  	"ordering_minimum_order" varchar,
  	"ordering_minimum_order_cn" varchar,
  	"ordering_lead_time" varchar,
  	"ordering_lead_time_cn" varchar,
  	"ordering_remaining_shelf_life" varchar,
  	"ordering_remaining_shelf_life_cn" varchar,
  	"ordering_sample" "enum_products_ordering_sample",
  	"transport" varchar,
  	"transport_cn" varchar,
  	"performance_note" varchar,
  	"performance_note_cn" varchar,
  	"result_guide_reading" "enum_products_result_guide_reading",
  	"result_guide_device" "enum_products_result_guide_device" DEFAULT 'cassette',
  	"result_guide_for_home" boolean DEFAULT false,
  	"result_guide_read_until" numeric,
  	"result_guide_compared_with" varchar,
  	"theme_enabled" boolean DEFAULT false,
  	"theme_headline" varchar,
  	"theme_headline_cn" varchar,
  	"theme_result_minutes" numeric,
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
  	"theme_panel_title" varchar,
  	"theme_panel_title_cn" varchar,
  	"theme_scene_picture_id" integer,
  	"theme_scene_caption" varchar,
  	"theme_scene_caption_cn" varchar,
  	"theme_sections" jsonb,
  	"description" varchar,
  	"description_cn" varchar,
  	"keywords" varchar,
  	"keywords_cn" varchar,
  	"translated_from" jsonb,
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
  	"test_types_id" integer,
  	"pictures_id" integer,
  	"films_id" integer
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
  
  CREATE TABLE "_products_v_version_packs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"gtin" varchar,
  	"case_quantity" numeric,
  	"quantity" varchar,
  	"quantity_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_works_with" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_works_with_kind",
  	"product_id" integer,
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
  
  CREATE TABLE "_products_v_version_performance_targets" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
  	"positive_agreed" numeric,
  	"positive_total" numeric,
  	"positive_percent" numeric,
  	"negative_agreed" numeric,
  	"negative_total" numeric,
  	"negative_percent" numeric,
  	"comparator" varchar,
  	"comparator_cn" varchar,
  	"setting" varchar,
  	"setting_cn" varchar,
  	"population" varchar,
  	"population_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_characteristics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum__products_v_version_characteristics_key",
  	"value" varchar,
  	"value_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_analytes_codes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"specimen_id" integer,
  	"unit" varchar,
  	"loinc_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_analytes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"result" "enum__products_v_version_analytes_result",
  	"name" varchar,
  	"name_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_times" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" numeric,
  	"for" varchar,
  	"for_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"mark" varchar,
  	"name" varchar,
  	"name_cn" varchar,
  	"strip" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_panel" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_outcomes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"look" "enum__products_v_version_result_guide_outcomes_look",
  	"shows" varchar,
  	"title" varchar,
  	"title_cn" varchar,
  	"next" varchar,
  	"next_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_pads_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"color" varchar,
  	"means" varchar,
  	"means_cn" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_result_guide_pads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"name_cn" varchar,
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
  	"picture_id" integer,
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
  	"version_basic_udi_di" varchar,
  	"version_discontinued_on" timestamp(3) with time zone,
  	"version_discontinued_last_order_on" timestamp(3) with time zone,
  	"version_discontinued_successor_id" integer,
  	"version_ordering_minimum_order" varchar,
  	"version_ordering_minimum_order_cn" varchar,
  	"version_ordering_lead_time" varchar,
  	"version_ordering_lead_time_cn" varchar,
  	"version_ordering_remaining_shelf_life" varchar,
  	"version_ordering_remaining_shelf_life_cn" varchar,
  	"version_ordering_sample" "enum__products_v_version_ordering_sample",
  	"version_transport" varchar,
  	"version_transport_cn" varchar,
  	"version_performance_note" varchar,
  	"version_performance_note_cn" varchar,
  	"version_result_guide_reading" "enum__products_v_version_result_guide_reading",
  	"version_result_guide_device" "enum__products_v_version_result_guide_device" DEFAULT 'cassette',
  	"version_result_guide_for_home" boolean DEFAULT false,
  	"version_result_guide_read_until" numeric,
  	"version_result_guide_compared_with" varchar,
  	"version_theme_enabled" boolean DEFAULT false,
  	"version_theme_headline" varchar,
  	"version_theme_headline_cn" varchar,
  	"version_theme_result_minutes" numeric,
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
  	"version_theme_panel_title" varchar,
  	"version_theme_panel_title_cn" varchar,
  	"version_theme_scene_picture_id" integer,
  	"version_theme_scene_caption" varchar,
  	"version_theme_scene_caption_cn" varchar,
  	"version_theme_sections" jsonb,
  	"version_description" varchar,
  	"version_description_cn" varchar,
  	"version_keywords" varchar,
  	"version_keywords_cn" varchar,
  	"version_translated_from" jsonb,
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
  	"test_types_id" integer,
  	"pictures_id" integer,
  	"films_id" integer
  );
  
  CREATE TABLE "product_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_cn" varchar,
  	"kind" "enum_product_documents_kind" NOT NULL,
  	"part" varchar,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"document_id" integer NOT NULL,
  	"language" "enum_revisions_language" NOT NULL,
  	"number" numeric,
  	"label" varchar,
  	"effective_on" timestamp(3) with time zone NOT NULL,
  	"changes" varchar,
  	"changes_cn" varchar,
  	"lots_from" varchar,
  	"lots_to" varchar,
  	"state" "enum_revisions_state" DEFAULT 'draft' NOT NULL,
  	"reason" varchar,
  	"reason_cn" varchar,
  	"ended_on" timestamp(3) with time zone,
  	"references" varchar,
  	"sha256" varchar,
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
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"description" varchar,
  	"description_cn" varchar,
  	"picture_id" integer,
  	"slug" varchar NOT NULL,
  	"parent_id" integer,
  	"tint" "enum_categories_tint",
  	"translated_from" jsonb,
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
  	"given_country" varchar,
  	"given_route" "enum_certifications_given_route",
  	"given_device_class" "enum_certifications_given_device_class",
  	"given_setting" "enum_certifications_given_setting",
  	"given_clia" "enum_certifications_given_clia",
  	"mark_id" integer,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "registrations_settings" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_registrations_settings",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"country" varchar,
  	"route" "enum_registrations_route",
  	"number" varchar,
  	"device_class" "enum_registrations_device_class",
  	"holder" varchar,
  	"holder_cn" varchar,
  	"valid_from" timestamp(3) with time zone,
  	"valid_to" timestamp(3) with time zone,
  	"clia" "enum_registrations_clia",
  	"detects" varchar,
  	"detects_cn" varchar,
  	"register_url" varchar,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_registrations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_registrations_v_version_settings" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__registrations_v_version_settings",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_registrations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_product_id" integer,
  	"version_country" varchar,
  	"version_route" "enum__registrations_v_version_route",
  	"version_number" varchar,
  	"version_device_class" "enum__registrations_v_version_device_class",
  	"version_holder" varchar,
  	"version_holder_cn" varchar,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_to" timestamp(3) with time zone,
  	"version_clia" "enum__registrations_v_version_clia",
  	"version_detects" varchar,
  	"version_detects_cn" varchar,
  	"version_register_url" varchar,
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__registrations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "test_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "specimens_systems" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"system" varchar
  );
  
  CREATE TABLE "specimens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"name_cn" varchar,
  	"snomed" varchar,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_specimens_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_specimens_v_version_systems" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"system" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_specimens_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_name_cn" varchar,
  	"version_snomed" varchar,
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__specimens_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "loinc_codes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"name" varchar,
  	"component" varchar,
  	"property" varchar,
  	"time" varchar,
  	"system" varchar,
  	"scale" "enum_loinc_codes_scale",
  	"method" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_loinc_codes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_loinc_codes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_name" varchar,
  	"version_component" varchar,
  	"version_property" varchar,
  	"version_time" varchar,
  	"version_system" varchar,
  	"version_scale" "enum__loinc_codes_v_version_scale",
  	"version_method" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__loinc_codes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "notices_lots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"number" varchar,
  	"kind" "enum_notices_kind" DEFAULT 'product',
  	"published_on" timestamp(3) with time zone,
  	"closed_on" timestamp(3) with time zone,
  	"title" varchar,
  	"title_cn" varchar,
  	"problem" varchar,
  	"problem_cn" varchar,
  	"hazard" varchar,
  	"hazard_cn" varchar,
  	"action" varchar,
  	"action_cn" varchar,
  	"measures" varchar,
  	"measures_cn" varchar,
  	"contact" varchar,
  	"contact_cn" varchar,
  	"letter_id" integer,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_notices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "notices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_notices_v_version_lots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_number" varchar,
  	"version_kind" "enum__notices_v_version_kind" DEFAULT 'product',
  	"version_published_on" timestamp(3) with time zone,
  	"version_closed_on" timestamp(3) with time zone,
  	"version_title" varchar,
  	"version_title_cn" varchar,
  	"version_problem" varchar,
  	"version_problem_cn" varchar,
  	"version_hazard" varchar,
  	"version_hazard_cn" varchar,
  	"version_action" varchar,
  	"version_action_cn" varchar,
  	"version_measures" varchar,
  	"version_measures_cn" varchar,
  	"version_contact" varchar,
  	"version_contact_cn" varchar,
  	"version_letter_id" integer,
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__notices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_notices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "lots" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"lot" varchar NOT NULL,
  	"made_on" timestamp(3) with time zone,
  	"expires_on" timestamp(3) with time zone NOT NULL,
  	"extended_to" timestamp(3) with time zone,
  	"letter_id" integer,
  	"note" varchar,
  	"note_cn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"sections" jsonb,
  	"description" varchar,
  	"description_cn" varchar,
  	"keywords" varchar,
  	"keywords_cn" varchar,
  	"translated_from" jsonb,
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
  	"version_sections" jsonb,
  	"version_description" varchar,
  	"version_description_cn" varchar,
  	"version_keywords" varchar,
  	"version_keywords_cn" varchar,
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "events_meetings_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"from" varchar,
  	"until" varchar,
  	"minutes" numeric DEFAULT 30,
  	"place" varchar,
  	"place_cn" varchar
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
  	"meetings_time_zone" varchar,
  	"sections" jsonb,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_events_v_version_meetings_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"from" varchar,
  	"until" varchar,
  	"minutes" numeric DEFAULT 30,
  	"place" varchar,
  	"place_cn" varchar,
  	"_uuid" varchar
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
  	"version_meetings_time_zone" varchar,
  	"version_sections" jsonb,
  	"version_translated_from" jsonb,
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
  	"translated_from" jsonb,
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
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "free_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"template" "enum_free_pages_template" DEFAULT 'empty',
  	"title" varchar,
  	"title_cn" varchar,
  	"sections" jsonb,
  	"description" varchar,
  	"description_cn" varchar,
  	"keywords" varchar,
  	"keywords_cn" varchar,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_free_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_free_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_template" "enum__free_pages_v_version_template" DEFAULT 'empty',
  	"version_title" varchar,
  	"version_title_cn" varchar,
  	"version_sections" jsonb,
  	"version_description" varchar,
  	"version_description_cn" varchar,
  	"version_keywords" varchar,
  	"version_keywords_cn" varchar,
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__free_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "reusable_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"sections" jsonb,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reusable_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_reusable_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_sections" jsonb,
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reusable_sections_v_version_status" DEFAULT 'draft',
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
  	"translated_from" jsonb,
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
  	"version_translated_from" jsonb,
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
  	"employment" "enum_jobs_employment" DEFAULT 'full-time',
  	"translated_from" jsonb,
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
  	"version_employment" "enum__jobs_v_version_employment" DEFAULT 'full-time',
  	"version_translated_from" jsonb,
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
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "job_locations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"country" varchar,
  	"remote" boolean DEFAULT false,
  	"translated_from" jsonb,
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
  	"translated_from" jsonb,
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
  	"version_translated_from" jsonb,
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
  	"translated_from" jsonb,
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
  	"version_translated_from" jsonb,
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
  	"translated_from" jsonb,
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
  	"version_translated_from" jsonb,
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
  	"translated_from" jsonb,
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
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__culture_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_redirects_kind" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pictures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"alt_cn" varchar,
  	"translated_from" jsonb,
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
  	"sizes_webp480_url" varchar,
  	"sizes_webp480_width" numeric,
  	"sizes_webp480_height" numeric,
  	"sizes_webp480_mime_type" varchar,
  	"sizes_webp480_filesize" numeric,
  	"sizes_webp480_filename" varchar
  );
  
  CREATE TABLE "documents_contents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"line" varchar NOT NULL,
  	"line_cn" varchar
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum_documents_key",
  	"title" varchar NOT NULL,
  	"title_cn" varchar,
  	"summary" varchar,
  	"summary_cn" varchar,
  	"translated_from" jsonb,
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
  
  CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_cn" varchar,
  	"poster_id" integer NOT NULL,
  	"address" varchar,
  	"captions" varchar,
  	"captions_cn" varchar,
  	"translated_from" jsonb,
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
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar,
  	"organization" varchar,
  	"email" varchar,
  	"about" varchar,
  	"opening" varchar,
  	"country" varchar,
  	"kind" "enum_messages_kind" NOT NULL,
  	"reference" varchar NOT NULL,
  	"item_title" varchar,
  	"item_kind" "enum_messages_item_kind",
  	"item_id" numeric,
  	"form" varchar NOT NULL,
  	"fields" jsonb NOT NULL,
  	"lines" jsonb,
  	"resume_id" integer,
  	"stage" "enum_messages_stage",
  	"rating" numeric,
  	"declined_at" timestamp(3) with time zone,
  	"status" "enum_messages_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"follow_up_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"opened_at" timestamp(3) with time zone,
  	"opened_by_id" integer,
  	"received_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"language" "enum_messages_language",
  	"page" varchar,
  	"suspected" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"email" varchar,
  	"event_title" varchar,
  	"time" varchar,
  	"status" "enum_bookings_status" NOT NULL,
  	"reference" varchar,
  	"language" "enum_bookings_language",
  	"key" varchar NOT NULL,
  	"slot" varchar,
  	"event_id" numeric NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"minutes" numeric NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"interests" varchar,
  	"page" varchar,
  	"state" "enum_subscribers_state" NOT NULL,
  	"asked_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"language" "enum_subscribers_language",
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "watches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"item_title" varchar,
  	"item_kind" "enum_watches_item_kind" NOT NULL,
  	"item_id" numeric NOT NULL,
  	"document_language" varchar NOT NULL,
  	"page" varchar,
  	"reference" varchar,
  	"suspected" boolean DEFAULT false,
  	"state" "enum_watches_state" NOT NULL,
  	"asked_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"language" "enum_watches_language",
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "problem_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"class_eu" "enum_problem_reports_class_eu" DEFAULT 'to-be-judged' NOT NULL,
  	"told_eu_at" timestamp(3) with time zone,
  	"class_us" "enum_problem_reports_class_us" DEFAULT 'to-be-judged' NOT NULL,
  	"told_us_at" timestamp(3) with time zone,
  	"conclusion" varchar,
  	"notes" varchar,
  	"device" varchar,
  	"gtin" varchar,
  	"lot" varchar,
  	"expires" varchar,
  	"happened" varchar,
  	"happened_on" varchar,
  	"harm" "enum_problem_reports_harm" DEFAULT 'unsaid',
  	"harm_details" varchar,
  	"name" varchar,
  	"country" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"role" "enum_problem_reports_role" DEFAULT 'other',
  	"state" "enum_problem_reports_state" DEFAULT 'received' NOT NULL,
  	"next_due_at" timestamp(3) with time zone,
  	"assignee_id" integer,
  	"follow_up_at" timestamp(3) with time zone,
  	"answered_at" timestamp(3) with time zone,
  	"opened_at" timestamp(3) with time zone,
  	"opened_by_id" integer,
  	"reference" varchar NOT NULL,
  	"aware_at" timestamp(3) with time zone NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"moved_from" varchar,
  	"language" "enum_problem_reports_language",
  	"page" varchar,
  	"suspected" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "problem_reports_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"report_photos_id" integer
  );
  
  CREATE TABLE "report_photos" (
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
  
  CREATE TABLE "exchanges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"kind" "enum_exchanges_kind" NOT NULL,
  	"subject" varchar,
  	"text" varchar,
  	"author_id" integer,
  	"at" timestamp(3) with time zone NOT NULL,
  	"mail_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "exchanges_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"revisions_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "answer_templates_kinds" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_answer_templates_kinds",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"subject_cn" varchar,
  	"text" varchar NOT NULL,
  	"text_cn" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_mails_status" DEFAULT 'waiting' NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"unsubscribe_link" varchar,
  	"reference" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"key" varchar,
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
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "second_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"secret" varchar NOT NULL,
  	"last_step" numeric NOT NULL,
  	"recovery_codes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  CREATE TABLE "missed_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"outcome" "enum_missed_searches_outcome" DEFAULT 'missed' NOT NULL,
  	"searches" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "delivered" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "told_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"change" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "unsaved_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"item" varchar NOT NULL,
  	"saved_at" varchar,
  	"changes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"submissions" numeric NOT NULL,
  	"by_id" integer,
  	"on_site" numeric,
  	"done_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "erasures_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"item" numeric NOT NULL,
  	"title" varchar NOT NULL,
  	"is_new" boolean DEFAULT false,
  	"values" jsonb NOT NULL,
  	"changes" jsonb NOT NULL,
  	"proposer" numeric NOT NULL,
  	"proposer_name" varchar NOT NULL,
  	"state" "enum_proposals_state" NOT NULL,
  	"comment" varchar,
  	"decided_by" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"note" varchar,
  	"state" "enum_releases_state" DEFAULT 'open' NOT NULL,
  	"items" jsonb NOT NULL,
  	"problems" jsonb,
  	"checked_at" timestamp(3) with time zone,
  	"maker" numeric NOT NULL,
  	"maker_name" varchar NOT NULL,
  	"approver" numeric,
  	"approver_name" varchar,
  	"approved_at" timestamp(3) with time zone,
  	"at" timestamp(3) with time zone,
  	"time_zone" varchar,
  	"planner" numeric,
  	"planner_name" varchar,
  	"failure" varchar,
  	"live_at" timestamp(3) with time zone,
  	"live_by" varchar,
  	"taken_back_at" timestamp(3) with time zone,
  	"taken_back_by" varchar,
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
  
  CREATE TABLE "home_standing_notice_links" (
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
  	"picture_id" integer,
  	"line" boolean DEFAULT false
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice_text" varchar,
  	"notice_text_cn" varchar,
  	"notice_code" varchar,
  	"notice_from" timestamp(3) with time zone,
  	"notice_until" timestamp(3) with time zone,
  	"standing_notice_text" varchar,
  	"standing_notice_text_cn" varchar,
  	"translated_from" jsonb,
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
  
  CREATE TABLE "_home_v_version_standing_notice_links" (
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
  	"line" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_notice_text" varchar,
  	"version_notice_text_cn" varchar,
  	"version_notice_code" varchar,
  	"version_notice_from" timestamp(3) with time zone,
  	"version_notice_until" timestamp(3) with time zone,
  	"version_standing_notice_text" varchar,
  	"version_standing_notice_text_cn" varchar,
  	"version_translated_from" jsonb,
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
  	"url" varchar,
  	"page_id" integer
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"name_cn" varchar,
  	"url" varchar,
  	"page_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "synonyms_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"typed" varchar NOT NULL,
  	"means" varchar NOT NULL
  );
  
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"translated_from" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_synonyms_v_version_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"typed" varchar NOT NULL,
  	"means" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_synonyms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_translated_from" jsonb,
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
  
  CREATE TABLE "site_settings_video_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar NOT NULL,
  	"phone_cn" varchar,
  	"email" varchar NOT NULL,
  	"privacy_email" varchar NOT NULL,
  	"hours" varchar,
  	"hours_cn" varchar,
  	"links_university" varchar NOT NULL,
  	"links_university_cn" varchar,
  	"links_university_news" varchar NOT NULL,
  	"links_university_news_cn" varchar,
  	"links_shop" varchar NOT NULL,
  	"links_shop_cn" varchar,
  	"links_retailer_one" varchar NOT NULL,
  	"links_retailer_one_cn" varchar,
  	"links_retailer_two" varchar NOT NULL,
  	"links_retailer_two_cn" varchar,
  	"links_fertility_shop" varchar NOT NULL,
  	"links_fertility_shop_cn" varchar,
  	"links_event_page" varchar NOT NULL,
  	"links_event_page_cn" varchar,
  	"links_quote_form" varchar NOT NULL,
  	"links_quote_form_cn" varchar,
  	"links_distributor_form" varchar NOT NULL,
  	"links_distributor_form_cn" varchar,
  	"links_sample_kit_form" varchar NOT NULL,
  	"links_sample_kit_form_cn" varchar,
  	"links_newsletter_form" varchar NOT NULL,
  	"links_newsletter_form_cn" varchar,
  	"links_video" varchar NOT NULL,
  	"links_video_cn" varchar,
  	"social_professional" varchar NOT NULL,
  	"social_professional_cn" varchar,
  	"social_microblog" varchar NOT NULL,
  	"social_microblog_cn" varchar,
  	"social_short_video" varchar NOT NULL,
  	"social_short_video_cn" varchar,
  	"social_video" varchar NOT NULL,
  	"social_video_cn" varchar,
  	"share_en_facebook" varchar,
  	"share_en_x" varchar,
  	"share_en_linkedin" varchar,
  	"share_en_weibo" varchar,
  	"share_en_wechat" boolean,
  	"share_cn_facebook" varchar,
  	"share_cn_x" varchar,
  	"share_cn_linkedin" varchar,
  	"share_cn_weibo" varchar,
  	"share_cn_wechat" boolean,
  	"ordering_minimum_order" varchar,
  	"ordering_minimum_order_cn" varchar,
  	"ordering_lead_time" varchar,
  	"ordering_lead_time_cn" varchar,
  	"ordering_remaining_shelf_life" varchar,
  	"ordering_remaining_shelf_life_cn" varchar,
  	"ordering_sample" "enum_site_settings_ordering_sample",
  	"ordering_transport" varchar,
  	"ordering_transport_cn" varchar,
  	"loinc_version" varchar,
  	"tag_manager_container" varchar,
  	"tag_manager_script" varchar,
  	"translated_from" jsonb,
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
  
  CREATE TABLE "_site_settings_v_version_video_hosts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_phone" varchar NOT NULL,
  	"version_phone_cn" varchar,
  	"version_email" varchar NOT NULL,
  	"version_privacy_email" varchar NOT NULL,
  	"version_hours" varchar,
  	"version_hours_cn" varchar,
  	"version_links_university" varchar NOT NULL,
  	"version_links_university_cn" varchar,
  	"version_links_university_news" varchar NOT NULL,
  	"version_links_university_news_cn" varchar,
  	"version_links_shop" varchar NOT NULL,
  	"version_links_shop_cn" varchar,
  	"version_links_retailer_one" varchar NOT NULL,
  	"version_links_retailer_one_cn" varchar,
  	"version_links_retailer_two" varchar NOT NULL,
  	"version_links_retailer_two_cn" varchar,
  	"version_links_fertility_shop" varchar NOT NULL,
  	"version_links_fertility_shop_cn" varchar,
  	"version_links_event_page" varchar NOT NULL,
  	"version_links_event_page_cn" varchar,
  	"version_links_quote_form" varchar NOT NULL,
  	"version_links_quote_form_cn" varchar,
  	"version_links_distributor_form" varchar NOT NULL,
  	"version_links_distributor_form_cn" varchar,
  	"version_links_sample_kit_form" varchar NOT NULL,
  	"version_links_sample_kit_form_cn" varchar,
  	"version_links_newsletter_form" varchar NOT NULL,
  	"version_links_newsletter_form_cn" varchar,
  	"version_links_video" varchar NOT NULL,
  	"version_links_video_cn" varchar,
  	"version_social_professional" varchar NOT NULL,
  	"version_social_professional_cn" varchar,
  	"version_social_microblog" varchar NOT NULL,
  	"version_social_microblog_cn" varchar,
  	"version_social_short_video" varchar NOT NULL,
  	"version_social_short_video_cn" varchar,
  	"version_social_video" varchar NOT NULL,
  	"version_social_video_cn" varchar,
  	"version_share_en_facebook" varchar,
  	"version_share_en_x" varchar,
  	"version_share_en_linkedin" varchar,
  	"version_share_en_weibo" varchar,
  	"version_share_en_wechat" boolean,
  	"version_share_cn_facebook" varchar,
  	"version_share_cn_x" varchar,
  	"version_share_cn_linkedin" varchar,
  	"version_share_cn_weibo" varchar,
  	"version_share_cn_wechat" boolean,
  	"version_ordering_minimum_order" varchar,
  	"version_ordering_minimum_order_cn" varchar,
  	"version_ordering_lead_time" varchar,
  	"version_ordering_lead_time_cn" varchar,
  	"version_ordering_remaining_shelf_life" varchar,
  	"version_ordering_remaining_shelf_life_cn" varchar,
  	"version_ordering_sample" "enum__site_settings_v_version_ordering_sample",
  	"version_ordering_transport" varchar,
  	"version_ordering_transport_cn" varchar,
  	"version_loinc_version" varchar,
  	"version_tag_manager_container" varchar,
  	"version_tag_manager_script" varchar,
  	"version_translated_from" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reply_to" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message" numeric DEFAULT 24 NOT NULL,
  	"quote" numeric DEFAULT 36 NOT NULL,
  	"sample" numeric DEFAULT 24 NOT NULL,
  	"meeting" numeric DEFAULT 24 NOT NULL,
  	"distributor" numeric DEFAULT 24 NOT NULL,
  	"paper" numeric DEFAULT 12 NOT NULL,
  	"application" numeric DEFAULT 12 NOT NULL,
  	"signup" numeric DEFAULT 24 NOT NULL,
  	"declined" numeric DEFAULT 6 NOT NULL,
  	"spam" numeric DEFAULT 1 NOT NULL,
  	"trash" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "desk" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message" numeric DEFAULT 3 NOT NULL,
  	"quote" numeric DEFAULT 2 NOT NULL,
  	"sample" numeric DEFAULT 3 NOT NULL,
  	"meeting" numeric DEFAULT 2 NOT NULL,
  	"distributor" numeric DEFAULT 5 NOT NULL,
  	"paper" numeric DEFAULT 5 NOT NULL,
  	"application" numeric DEFAULT 10 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "approval" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"scope" "enum_approval_scope" DEFAULT 'off' NOT NULL,
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
  ALTER TABLE "products_packs" ADD CONSTRAINT "products_packs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_works_with" ADD CONSTRAINT "products_works_with_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_works_with" ADD CONSTRAINT "products_works_with_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_resources" ADD CONSTRAINT "products_resources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_performance_targets" ADD CONSTRAINT "products_performance_targets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_characteristics" ADD CONSTRAINT "products_characteristics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_analytes_codes" ADD CONSTRAINT "products_analytes_codes_specimen_id_specimens_id_fk" FOREIGN KEY ("specimen_id") REFERENCES "public"."specimens"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_analytes_codes" ADD CONSTRAINT "products_analytes_codes_loinc_id_loinc_codes_id_fk" FOREIGN KEY ("loinc_id") REFERENCES "public"."loinc_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_analytes_codes" ADD CONSTRAINT "products_analytes_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_analytes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_analytes" ADD CONSTRAINT "products_analytes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_times" ADD CONSTRAINT "products_result_guide_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_lines" ADD CONSTRAINT "products_result_guide_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_panel" ADD CONSTRAINT "products_result_guide_panel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_outcomes" ADD CONSTRAINT "products_result_guide_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_pads_fields" ADD CONSTRAINT "products_result_guide_pads_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_result_guide_pads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_result_guide_pads" ADD CONSTRAINT "products_result_guide_pads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_theme_benefits" ADD CONSTRAINT "products_theme_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_theme_cpt_codes" ADD CONSTRAINT "products_theme_cpt_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_theme_panel_rows" ADD CONSTRAINT "products_theme_panel_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_theme_steps" ADD CONSTRAINT "products_theme_steps_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_theme_steps" ADD CONSTRAINT "products_theme_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_discontinued_successor_id_products_id_fk" FOREIGN KEY ("discontinued_successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_theme_control_kit_picture_id_pictures_id_fk" FOREIGN KEY ("theme_control_kit_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_theme_scene_picture_id_pictures_id_fk" FOREIGN KEY ("theme_scene_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_certifications_fk" FOREIGN KEY ("certifications_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_test_types_fk" FOREIGN KEY ("test_types_id") REFERENCES "public"."test_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_pictures_fk" FOREIGN KEY ("pictures_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_specifications" ADD CONSTRAINT "_products_v_version_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_packs" ADD CONSTRAINT "_products_v_version_packs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_works_with" ADD CONSTRAINT "_products_v_version_works_with_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_works_with" ADD CONSTRAINT "_products_v_version_works_with_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_resources" ADD CONSTRAINT "_products_v_version_resources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_performance_targets" ADD CONSTRAINT "_products_v_version_performance_targets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_characteristics" ADD CONSTRAINT "_products_v_version_characteristics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_analytes_codes" ADD CONSTRAINT "_products_v_version_analytes_codes_specimen_id_specimens_id_fk" FOREIGN KEY ("specimen_id") REFERENCES "public"."specimens"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_analytes_codes" ADD CONSTRAINT "_products_v_version_analytes_codes_loinc_id_loinc_codes_id_fk" FOREIGN KEY ("loinc_id") REFERENCES "public"."loinc_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_analytes_codes" ADD CONSTRAINT "_products_v_version_analytes_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_analytes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_analytes" ADD CONSTRAINT "_products_v_version_analytes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_times" ADD CONSTRAINT "_products_v_version_result_guide_times_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_lines" ADD CONSTRAINT "_products_v_version_result_guide_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_panel" ADD CONSTRAINT "_products_v_version_result_guide_panel_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_outcomes" ADD CONSTRAINT "_products_v_version_result_guide_outcomes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_pads_fields" ADD CONSTRAINT "_products_v_version_result_guide_pads_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_result_guide_pads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_result_guide_pads" ADD CONSTRAINT "_products_v_version_result_guide_pads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_benefits" ADD CONSTRAINT "_products_v_version_theme_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_cpt_codes" ADD CONSTRAINT "_products_v_version_theme_cpt_codes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_panel_rows" ADD CONSTRAINT "_products_v_version_theme_panel_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_steps" ADD CONSTRAINT "_products_v_version_theme_steps_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_theme_steps" ADD CONSTRAINT "_products_v_version_theme_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_picture_id_pictures_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_discontinued_successor_id_products_id_fk" FOREIGN KEY ("version_discontinued_successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_theme_control_kit_picture_id_pictures_id_fk" FOREIGN KEY ("version_theme_control_kit_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_theme_scene_picture_id_pictures_id_fk" FOREIGN KEY ("version_theme_scene_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_certifications_fk" FOREIGN KEY ("certifications_id") REFERENCES "public"."certifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_test_types_fk" FOREIGN KEY ("test_types_id") REFERENCES "public"."test_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_pictures_fk" FOREIGN KEY ("pictures_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_documents_rels" ADD CONSTRAINT "product_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_documents_rels" ADD CONSTRAINT "product_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "revisions" ADD CONSTRAINT "revisions_document_id_product_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."product_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certifications" ADD CONSTRAINT "certifications_parent_id_certifications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certifications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certifications" ADD CONSTRAINT "certifications_mark_id_pictures_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "registrations_settings" ADD CONSTRAINT "registrations_settings_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "registrations" ADD CONSTRAINT "registrations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_registrations_v_version_settings" ADD CONSTRAINT "_registrations_v_version_settings_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_registrations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_registrations_v" ADD CONSTRAINT "_registrations_v_parent_id_registrations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_registrations_v" ADD CONSTRAINT "_registrations_v_version_product_id_products_id_fk" FOREIGN KEY ("version_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "specimens_systems" ADD CONSTRAINT "specimens_systems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."specimens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_specimens_v_version_systems" ADD CONSTRAINT "_specimens_v_version_systems_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_specimens_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_specimens_v" ADD CONSTRAINT "_specimens_v_parent_id_specimens_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."specimens"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_loinc_codes_v" ADD CONSTRAINT "_loinc_codes_v_parent_id_loinc_codes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."loinc_codes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices_lots" ADD CONSTRAINT "notices_lots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_letter_id_documents_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_version_lots" ADD CONSTRAINT "_notices_v_version_lots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_version_letter_id_documents_id_fk" FOREIGN KEY ("version_letter_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lots" ADD CONSTRAINT "lots_letter_id_documents_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_id_pictures_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_meetings_sessions" ADD CONSTRAINT "events_meetings_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_version_meetings_sessions" ADD CONSTRAINT "_events_v_version_meetings_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_picture_id_pictures_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_free_pages_v" ADD CONSTRAINT "_free_pages_v_parent_id_free_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."free_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_sections_v" ADD CONSTRAINT "_reusable_sections_v_parent_id_reusable_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_sections"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "documents_contents" ADD CONSTRAINT "documents_contents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_poster_id_pictures_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "problem_reports_rels" ADD CONSTRAINT "problem_reports_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."problem_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "problem_reports_rels" ADD CONSTRAINT "problem_reports_rels_report_photos_fk" FOREIGN KEY ("report_photos_id") REFERENCES "public"."report_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exchanges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_revisions_fk" FOREIGN KEY ("revisions_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answer_templates_kinds" ADD CONSTRAINT "answer_templates_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "erasures" ADD CONSTRAINT "erasures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "erasures_texts" ADD CONSTRAINT "erasures_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_notice_links" ADD CONSTRAINT "home_notice_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_standing_notice_links" ADD CONSTRAINT "home_standing_notice_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_banners_buttons" ADD CONSTRAINT "home_banners_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_banners" ADD CONSTRAINT "home_banners_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_banners" ADD CONSTRAINT "home_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_notice_links" ADD CONSTRAINT "_home_v_version_notice_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_standing_notice_links" ADD CONSTRAINT "_home_v_version_standing_notice_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_banners_buttons" ADD CONSTRAINT "_home_v_version_banners_buttons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_banners" ADD CONSTRAINT "_home_v_version_banners_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_banners" ADD CONSTRAINT "_home_v_version_banners_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_page_id_free_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."free_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_items" ADD CONSTRAINT "navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_page_id_free_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."free_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_items" ADD CONSTRAINT "_navigation_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "synonyms_lines" ADD CONSTRAINT "synonyms_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_synonyms_v_version_lines" ADD CONSTRAINT "_synonyms_v_version_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_synonyms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_address" ADD CONSTRAINT "site_settings_address_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_video_hosts" ADD CONSTRAINT "site_settings_video_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_address" ADD CONSTRAINT "_site_settings_v_version_address_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_video_hosts" ADD CONSTRAINT "_site_settings_v_version_video_hosts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_specifications_order_idx" ON "products_specifications" USING btree ("_order");
  CREATE INDEX "products_specifications_parent_id_idx" ON "products_specifications" USING btree ("_parent_id");
  CREATE INDEX "products_packs_order_idx" ON "products_packs" USING btree ("_order");
  CREATE INDEX "products_packs_parent_id_idx" ON "products_packs" USING btree ("_parent_id");
  CREATE INDEX "products_works_with_order_idx" ON "products_works_with" USING btree ("_order");
  CREATE INDEX "products_works_with_parent_id_idx" ON "products_works_with" USING btree ("_parent_id");
  CREATE INDEX "products_works_with_product_idx" ON "products_works_with" USING btree ("product_id");
  CREATE INDEX "products_resources_order_idx" ON "products_resources" USING btree ("_order");
  CREATE INDEX "products_resources_parent_id_idx" ON "products_resources" USING btree ("_parent_id");
  CREATE INDEX "products_performance_targets_order_idx" ON "products_performance_targets" USING btree ("_order");
  CREATE INDEX "products_performance_targets_parent_id_idx" ON "products_performance_targets" USING btree ("_parent_id");
  CREATE INDEX "products_characteristics_order_idx" ON "products_characteristics" USING btree ("_order");
  CREATE INDEX "products_characteristics_parent_id_idx" ON "products_characteristics" USING btree ("_parent_id");
  CREATE INDEX "products_analytes_codes_order_idx" ON "products_analytes_codes" USING btree ("_order");
  CREATE INDEX "products_analytes_codes_parent_id_idx" ON "products_analytes_codes" USING btree ("_parent_id");
  CREATE INDEX "products_analytes_codes_specimen_idx" ON "products_analytes_codes" USING btree ("specimen_id");
  CREATE INDEX "products_analytes_codes_loinc_idx" ON "products_analytes_codes" USING btree ("loinc_id");
  CREATE INDEX "products_analytes_order_idx" ON "products_analytes" USING btree ("_order");
  CREATE INDEX "products_analytes_parent_id_idx" ON "products_analytes" USING btree ("_parent_id");
  CREATE INDEX "products_result_guide_times_order_idx" ON "products_result_guide_times" USING btree ("_order");
  CREATE INDEX "products_result_guide_times_parent_id_idx" ON "products_result_guide_times" USING btree ("_parent_id");
  CREATE INDEX "products_result_guide_lines_order_idx" ON "products_result_guide_lines" USING btree ("_order");
  CREATE INDEX "products_result_guide_lines_parent_id_idx" ON "products_result_guide_lines" USING btree ("_parent_id");
  CREATE INDEX "products_result_guide_panel_order_idx" ON "products_result_guide_panel" USING btree ("_order");
  CREATE INDEX "products_result_guide_panel_parent_id_idx" ON "products_result_guide_panel" USING btree ("_parent_id");
  CREATE INDEX "products_result_guide_outcomes_order_idx" ON "products_result_guide_outcomes" USING btree ("_order");
  CREATE INDEX "products_result_guide_outcomes_parent_id_idx" ON "products_result_guide_outcomes" USING btree ("_parent_id");
  CREATE INDEX "products_result_guide_pads_fields_order_idx" ON "products_result_guide_pads_fields" USING btree ("_order");
  CREATE INDEX "products_result_guide_pads_fields_parent_id_idx" ON "products_result_guide_pads_fields" USING btree ("_parent_id");
  CREATE INDEX "products_result_guide_pads_order_idx" ON "products_result_guide_pads" USING btree ("_order");
  CREATE INDEX "products_result_guide_pads_parent_id_idx" ON "products_result_guide_pads" USING btree ("_parent_id");
  CREATE INDEX "products_theme_benefits_order_idx" ON "products_theme_benefits" USING btree ("_order");
  CREATE INDEX "products_theme_benefits_parent_id_idx" ON "products_theme_benefits" USING btree ("_parent_id");
  CREATE INDEX "products_theme_cpt_codes_order_idx" ON "products_theme_cpt_codes" USING btree ("_order");
  CREATE INDEX "products_theme_cpt_codes_parent_id_idx" ON "products_theme_cpt_codes" USING btree ("_parent_id");
  CREATE INDEX "products_theme_panel_rows_order_idx" ON "products_theme_panel_rows" USING btree ("_order");
  CREATE INDEX "products_theme_panel_rows_parent_id_idx" ON "products_theme_panel_rows" USING btree ("_parent_id");
  CREATE INDEX "products_theme_steps_order_idx" ON "products_theme_steps" USING btree ("_order");
  CREATE INDEX "products_theme_steps_parent_id_idx" ON "products_theme_steps" USING btree ("_parent_id");
  CREATE INDEX "products_theme_steps_picture_idx" ON "products_theme_steps" USING btree ("picture_id");
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE UNIQUE INDEX "products_reference_idx" ON "products" USING btree ("reference");
  CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id");
  CREATE INDEX "products_picture_idx" ON "products" USING btree ("picture_id");
  CREATE INDEX "products_discontinued_discontinued_successor_idx" ON "products" USING btree ("discontinued_successor_id");
  CREATE INDEX "products_theme_control_kit_theme_control_kit_picture_idx" ON "products" USING btree ("theme_control_kit_picture_id");
  CREATE INDEX "products_theme_scene_theme_scene_picture_idx" ON "products" USING btree ("theme_scene_picture_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_certifications_id_idx" ON "products_rels" USING btree ("certifications_id");
  CREATE INDEX "products_rels_test_types_id_idx" ON "products_rels" USING btree ("test_types_id");
  CREATE INDEX "products_rels_pictures_id_idx" ON "products_rels" USING btree ("pictures_id");
  CREATE INDEX "products_rels_films_id_idx" ON "products_rels" USING btree ("films_id");
  CREATE INDEX "_products_v_version_specifications_order_idx" ON "_products_v_version_specifications" USING btree ("_order");
  CREATE INDEX "_products_v_version_specifications_parent_id_idx" ON "_products_v_version_specifications" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_packs_order_idx" ON "_products_v_version_packs" USING btree ("_order");
  CREATE INDEX "_products_v_version_packs_parent_id_idx" ON "_products_v_version_packs" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_works_with_order_idx" ON "_products_v_version_works_with" USING btree ("_order");
  CREATE INDEX "_products_v_version_works_with_parent_id_idx" ON "_products_v_version_works_with" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_works_with_product_idx" ON "_products_v_version_works_with" USING btree ("product_id");
  CREATE INDEX "_products_v_version_resources_order_idx" ON "_products_v_version_resources" USING btree ("_order");
  CREATE INDEX "_products_v_version_resources_parent_id_idx" ON "_products_v_version_resources" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_performance_targets_order_idx" ON "_products_v_version_performance_targets" USING btree ("_order");
  CREATE INDEX "_products_v_version_performance_targets_parent_id_idx" ON "_products_v_version_performance_targets" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_characteristics_order_idx" ON "_products_v_version_characteristics" USING btree ("_order");
  CREATE INDEX "_products_v_version_characteristics_parent_id_idx" ON "_products_v_version_characteristics" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_analytes_codes_order_idx" ON "_products_v_version_analytes_codes" USING btree ("_order");
  CREATE INDEX "_products_v_version_analytes_codes_parent_id_idx" ON "_products_v_version_analytes_codes" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_analytes_codes_specimen_idx" ON "_products_v_version_analytes_codes" USING btree ("specimen_id");
  CREATE INDEX "_products_v_version_analytes_codes_loinc_idx" ON "_products_v_version_analytes_codes" USING btree ("loinc_id");
  CREATE INDEX "_products_v_version_analytes_order_idx" ON "_products_v_version_analytes" USING btree ("_order");
  CREATE INDEX "_products_v_version_analytes_parent_id_idx" ON "_products_v_version_analytes" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_times_order_idx" ON "_products_v_version_result_guide_times" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_times_parent_id_idx" ON "_products_v_version_result_guide_times" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_lines_order_idx" ON "_products_v_version_result_guide_lines" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_lines_parent_id_idx" ON "_products_v_version_result_guide_lines" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_panel_order_idx" ON "_products_v_version_result_guide_panel" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_panel_parent_id_idx" ON "_products_v_version_result_guide_panel" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_outcomes_order_idx" ON "_products_v_version_result_guide_outcomes" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_outcomes_parent_id_idx" ON "_products_v_version_result_guide_outcomes" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_pads_fields_order_idx" ON "_products_v_version_result_guide_pads_fields" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_pads_fields_parent_id_idx" ON "_products_v_version_result_guide_pads_fields" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_result_guide_pads_order_idx" ON "_products_v_version_result_guide_pads" USING btree ("_order");
  CREATE INDEX "_products_v_version_result_guide_pads_parent_id_idx" ON "_products_v_version_result_guide_pads" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_benefits_order_idx" ON "_products_v_version_theme_benefits" USING btree ("_order");
  CREATE INDEX "_products_v_version_theme_benefits_parent_id_idx" ON "_products_v_version_theme_benefits" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_cpt_codes_order_idx" ON "_products_v_version_theme_cpt_codes" USING btree ("_order");
  CREATE INDEX "_products_v_version_theme_cpt_codes_parent_id_idx" ON "_products_v_version_theme_cpt_codes" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_panel_rows_order_idx" ON "_products_v_version_theme_panel_rows" USING btree ("_order");
  CREATE INDEX "_products_v_version_theme_panel_rows_parent_id_idx" ON "_products_v_version_theme_panel_rows" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_steps_order_idx" ON "_products_v_version_theme_steps" USING btree ("_order");
  CREATE INDEX "_products_v_version_theme_steps_parent_id_idx" ON "_products_v_version_theme_steps" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_theme_steps_picture_idx" ON "_products_v_version_theme_steps" USING btree ("picture_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version__order_idx" ON "_products_v" USING btree ("version__order");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_reference_idx" ON "_products_v" USING btree ("version_reference");
  CREATE INDEX "_products_v_version_version_category_idx" ON "_products_v" USING btree ("version_category_id");
  CREATE INDEX "_products_v_version_version_picture_idx" ON "_products_v" USING btree ("version_picture_id");
  CREATE INDEX "_products_v_version_discontinued_version_discontinued_su_idx" ON "_products_v" USING btree ("version_discontinued_successor_id");
  CREATE INDEX "_products_v_version_theme_control_kit_version_theme_cont_idx" ON "_products_v" USING btree ("version_theme_control_kit_picture_id");
  CREATE INDEX "_products_v_version_theme_scene_version_theme_scene_pict_idx" ON "_products_v" USING btree ("version_theme_scene_picture_id");
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
  CREATE INDEX "_products_v_rels_pictures_id_idx" ON "_products_v_rels" USING btree ("pictures_id");
  CREATE INDEX "_products_v_rels_films_id_idx" ON "_products_v_rels" USING btree ("films_id");
  CREATE INDEX "product_documents_updated_at_idx" ON "product_documents" USING btree ("updated_at");
  CREATE INDEX "product_documents_created_at_idx" ON "product_documents" USING btree ("created_at");
  CREATE INDEX "product_documents_rels_order_idx" ON "product_documents_rels" USING btree ("order");
  CREATE INDEX "product_documents_rels_parent_idx" ON "product_documents_rels" USING btree ("parent_id");
  CREATE INDEX "product_documents_rels_path_idx" ON "product_documents_rels" USING btree ("path");
  CREATE INDEX "product_documents_rels_products_id_idx" ON "product_documents_rels" USING btree ("products_id");
  CREATE INDEX "revisions_document_idx" ON "revisions" USING btree ("document_id");
  CREATE INDEX "revisions_effective_on_idx" ON "revisions" USING btree ("effective_on");
  CREATE INDEX "revisions_updated_at_idx" ON "revisions" USING btree ("updated_at");
  CREATE INDEX "revisions_created_at_idx" ON "revisions" USING btree ("created_at");
  CREATE UNIQUE INDEX "revisions_filename_idx" ON "revisions" USING btree ("filename");
  CREATE UNIQUE INDEX "document_language_number_idx" ON "revisions" USING btree ("document_id","language","number");
  CREATE INDEX "categories__order_idx" ON "categories" USING btree ("_order");
  CREATE INDEX "categories_picture_idx" ON "categories" USING btree ("picture_id");
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
  CREATE INDEX "registrations_settings_order_idx" ON "registrations_settings" USING btree ("order");
  CREATE INDEX "registrations_settings_parent_idx" ON "registrations_settings" USING btree ("parent_id");
  CREATE INDEX "registrations_product_idx" ON "registrations" USING btree ("product_id");
  CREATE INDEX "registrations_valid_from_idx" ON "registrations" USING btree ("valid_from");
  CREATE INDEX "registrations_updated_at_idx" ON "registrations" USING btree ("updated_at");
  CREATE INDEX "registrations_created_at_idx" ON "registrations" USING btree ("created_at");
  CREATE INDEX "registrations_deleted_at_idx" ON "registrations" USING btree ("deleted_at");
  CREATE INDEX "registrations__status_idx" ON "registrations" USING btree ("_status");
  CREATE INDEX "_registrations_v_version_settings_order_idx" ON "_registrations_v_version_settings" USING btree ("order");
  CREATE INDEX "_registrations_v_version_settings_parent_idx" ON "_registrations_v_version_settings" USING btree ("parent_id");
  CREATE INDEX "_registrations_v_parent_idx" ON "_registrations_v" USING btree ("parent_id");
  CREATE INDEX "_registrations_v_version_version_product_idx" ON "_registrations_v" USING btree ("version_product_id");
  CREATE INDEX "_registrations_v_version_version_valid_from_idx" ON "_registrations_v" USING btree ("version_valid_from");
  CREATE INDEX "_registrations_v_version_version_updated_at_idx" ON "_registrations_v" USING btree ("version_updated_at");
  CREATE INDEX "_registrations_v_version_version_created_at_idx" ON "_registrations_v" USING btree ("version_created_at");
  CREATE INDEX "_registrations_v_version_version_deleted_at_idx" ON "_registrations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_registrations_v_version_version__status_idx" ON "_registrations_v" USING btree ("version__status");
  CREATE INDEX "_registrations_v_created_at_idx" ON "_registrations_v" USING btree ("created_at");
  CREATE INDEX "_registrations_v_updated_at_idx" ON "_registrations_v" USING btree ("updated_at");
  CREATE INDEX "_registrations_v_latest_idx" ON "_registrations_v" USING btree ("latest");
  CREATE INDEX "test_types__order_idx" ON "test_types" USING btree ("_order");
  CREATE INDEX "test_types_updated_at_idx" ON "test_types" USING btree ("updated_at");
  CREATE INDEX "test_types_created_at_idx" ON "test_types" USING btree ("created_at");
  CREATE INDEX "test_types_deleted_at_idx" ON "test_types" USING btree ("deleted_at");
  CREATE INDEX "specimens_systems_order_idx" ON "specimens_systems" USING btree ("_order");
  CREATE INDEX "specimens_systems_parent_id_idx" ON "specimens_systems" USING btree ("_parent_id");
  CREATE INDEX "specimens__order_idx" ON "specimens" USING btree ("_order");
  CREATE INDEX "specimens_updated_at_idx" ON "specimens" USING btree ("updated_at");
  CREATE INDEX "specimens_created_at_idx" ON "specimens" USING btree ("created_at");
  CREATE INDEX "specimens_deleted_at_idx" ON "specimens" USING btree ("deleted_at");
  CREATE INDEX "specimens__status_idx" ON "specimens" USING btree ("_status");
  CREATE INDEX "_specimens_v_version_systems_order_idx" ON "_specimens_v_version_systems" USING btree ("_order");
  CREATE INDEX "_specimens_v_version_systems_parent_id_idx" ON "_specimens_v_version_systems" USING btree ("_parent_id");
  CREATE INDEX "_specimens_v_parent_idx" ON "_specimens_v" USING btree ("parent_id");
  CREATE INDEX "_specimens_v_version_version__order_idx" ON "_specimens_v" USING btree ("version__order");
  CREATE INDEX "_specimens_v_version_version_updated_at_idx" ON "_specimens_v" USING btree ("version_updated_at");
  CREATE INDEX "_specimens_v_version_version_created_at_idx" ON "_specimens_v" USING btree ("version_created_at");
  CREATE INDEX "_specimens_v_version_version_deleted_at_idx" ON "_specimens_v" USING btree ("version_deleted_at");
  CREATE INDEX "_specimens_v_version_version__status_idx" ON "_specimens_v" USING btree ("version__status");
  CREATE INDEX "_specimens_v_created_at_idx" ON "_specimens_v" USING btree ("created_at");
  CREATE INDEX "_specimens_v_updated_at_idx" ON "_specimens_v" USING btree ("updated_at");
  CREATE INDEX "_specimens_v_latest_idx" ON "_specimens_v" USING btree ("latest");
  CREATE UNIQUE INDEX "loinc_codes_code_idx" ON "loinc_codes" USING btree ("code");
  CREATE INDEX "loinc_codes_updated_at_idx" ON "loinc_codes" USING btree ("updated_at");
  CREATE INDEX "loinc_codes_created_at_idx" ON "loinc_codes" USING btree ("created_at");
  CREATE INDEX "loinc_codes_deleted_at_idx" ON "loinc_codes" USING btree ("deleted_at");
  CREATE INDEX "loinc_codes__status_idx" ON "loinc_codes" USING btree ("_status");
  CREATE INDEX "_loinc_codes_v_parent_idx" ON "_loinc_codes_v" USING btree ("parent_id");
  CREATE INDEX "_loinc_codes_v_version_version_code_idx" ON "_loinc_codes_v" USING btree ("version_code");
  CREATE INDEX "_loinc_codes_v_version_version_updated_at_idx" ON "_loinc_codes_v" USING btree ("version_updated_at");
  CREATE INDEX "_loinc_codes_v_version_version_created_at_idx" ON "_loinc_codes_v" USING btree ("version_created_at");
  CREATE INDEX "_loinc_codes_v_version_version_deleted_at_idx" ON "_loinc_codes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_loinc_codes_v_version_version__status_idx" ON "_loinc_codes_v" USING btree ("version__status");
  CREATE INDEX "_loinc_codes_v_created_at_idx" ON "_loinc_codes_v" USING btree ("created_at");
  CREATE INDEX "_loinc_codes_v_updated_at_idx" ON "_loinc_codes_v" USING btree ("updated_at");
  CREATE INDEX "_loinc_codes_v_latest_idx" ON "_loinc_codes_v" USING btree ("latest");
  CREATE INDEX "notices_lots_order_idx" ON "notices_lots" USING btree ("_order");
  CREATE INDEX "notices_lots_parent_id_idx" ON "notices_lots" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "notices_slug_idx" ON "notices" USING btree ("slug");
  CREATE UNIQUE INDEX "notices_number_idx" ON "notices" USING btree ("number");
  CREATE INDEX "notices_published_on_idx" ON "notices" USING btree ("published_on");
  CREATE INDEX "notices_letter_idx" ON "notices" USING btree ("letter_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices__status_idx" ON "notices" USING btree ("_status");
  CREATE INDEX "notices_rels_order_idx" ON "notices_rels" USING btree ("order");
  CREATE INDEX "notices_rels_parent_idx" ON "notices_rels" USING btree ("parent_id");
  CREATE INDEX "notices_rels_path_idx" ON "notices_rels" USING btree ("path");
  CREATE INDEX "notices_rels_products_id_idx" ON "notices_rels" USING btree ("products_id");
  CREATE INDEX "_notices_v_version_lots_order_idx" ON "_notices_v_version_lots" USING btree ("_order");
  CREATE INDEX "_notices_v_version_lots_parent_id_idx" ON "_notices_v_version_lots" USING btree ("_parent_id");
  CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_version_slug_idx" ON "_notices_v" USING btree ("version_slug");
  CREATE INDEX "_notices_v_version_version_number_idx" ON "_notices_v" USING btree ("version_number");
  CREATE INDEX "_notices_v_version_version_published_on_idx" ON "_notices_v" USING btree ("version_published_on");
  CREATE INDEX "_notices_v_version_version_letter_idx" ON "_notices_v" USING btree ("version_letter_id");
  CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v" USING btree ("version__status");
  CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" USING btree ("created_at");
  CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" USING btree ("updated_at");
  CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" USING btree ("latest");
  CREATE INDEX "_notices_v_rels_order_idx" ON "_notices_v_rels" USING btree ("order");
  CREATE INDEX "_notices_v_rels_parent_idx" ON "_notices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_notices_v_rels_path_idx" ON "_notices_v_rels" USING btree ("path");
  CREATE INDEX "_notices_v_rels_products_id_idx" ON "_notices_v_rels" USING btree ("products_id");
  CREATE INDEX "lots_lot_idx" ON "lots" USING btree ("lot");
  CREATE INDEX "lots_expires_on_idx" ON "lots" USING btree ("expires_on");
  CREATE INDEX "lots_letter_idx" ON "lots" USING btree ("letter_id");
  CREATE INDEX "lots_updated_at_idx" ON "lots" USING btree ("updated_at");
  CREATE INDEX "lots_created_at_idx" ON "lots" USING btree ("created_at");
  CREATE UNIQUE INDEX "reference_lot_idx" ON "lots" USING btree ("reference","lot");
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
  CREATE INDEX "events_meetings_sessions_order_idx" ON "events_meetings_sessions" USING btree ("_order");
  CREATE INDEX "events_meetings_sessions_parent_id_idx" ON "events_meetings_sessions" USING btree ("_parent_id");
  CREATE INDEX "events_meetings_sessions_day_idx" ON "events_meetings_sessions" USING btree ("day");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_starts_on_idx" ON "events" USING btree ("starts_on");
  CREATE INDEX "events_ends_on_idx" ON "events" USING btree ("ends_on");
  CREATE INDEX "events_picture_idx" ON "events" USING btree ("picture_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "_events_v_version_meetings_sessions_order_idx" ON "_events_v_version_meetings_sessions" USING btree ("_order");
  CREATE INDEX "_events_v_version_meetings_sessions_parent_id_idx" ON "_events_v_version_meetings_sessions" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_meetings_sessions_day_idx" ON "_events_v_version_meetings_sessions" USING btree ("day");
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
  CREATE UNIQUE INDEX "free_pages_slug_idx" ON "free_pages" USING btree ("slug");
  CREATE INDEX "free_pages_updated_at_idx" ON "free_pages" USING btree ("updated_at");
  CREATE INDEX "free_pages_created_at_idx" ON "free_pages" USING btree ("created_at");
  CREATE INDEX "free_pages_deleted_at_idx" ON "free_pages" USING btree ("deleted_at");
  CREATE INDEX "free_pages__status_idx" ON "free_pages" USING btree ("_status");
  CREATE INDEX "_free_pages_v_parent_idx" ON "_free_pages_v" USING btree ("parent_id");
  CREATE INDEX "_free_pages_v_version_version_slug_idx" ON "_free_pages_v" USING btree ("version_slug");
  CREATE INDEX "_free_pages_v_version_version_updated_at_idx" ON "_free_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_free_pages_v_version_version_created_at_idx" ON "_free_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_free_pages_v_version_version_deleted_at_idx" ON "_free_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_free_pages_v_version_version__status_idx" ON "_free_pages_v" USING btree ("version__status");
  CREATE INDEX "_free_pages_v_created_at_idx" ON "_free_pages_v" USING btree ("created_at");
  CREATE INDEX "_free_pages_v_updated_at_idx" ON "_free_pages_v" USING btree ("updated_at");
  CREATE INDEX "_free_pages_v_latest_idx" ON "_free_pages_v" USING btree ("latest");
  CREATE INDEX "reusable_sections_updated_at_idx" ON "reusable_sections" USING btree ("updated_at");
  CREATE INDEX "reusable_sections_created_at_idx" ON "reusable_sections" USING btree ("created_at");
  CREATE INDEX "reusable_sections_deleted_at_idx" ON "reusable_sections" USING btree ("deleted_at");
  CREATE INDEX "reusable_sections__status_idx" ON "reusable_sections" USING btree ("_status");
  CREATE INDEX "_reusable_sections_v_parent_idx" ON "_reusable_sections_v" USING btree ("parent_id");
  CREATE INDEX "_reusable_sections_v_version_version_updated_at_idx" ON "_reusable_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_reusable_sections_v_version_version_created_at_idx" ON "_reusable_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_reusable_sections_v_version_version_deleted_at_idx" ON "_reusable_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reusable_sections_v_version_version__status_idx" ON "_reusable_sections_v" USING btree ("version__status");
  CREATE INDEX "_reusable_sections_v_created_at_idx" ON "_reusable_sections_v" USING btree ("created_at");
  CREATE INDEX "_reusable_sections_v_updated_at_idx" ON "_reusable_sections_v" USING btree ("updated_at");
  CREATE INDEX "_reusable_sections_v_latest_idx" ON "_reusable_sections_v" USING btree ("latest");
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
  CREATE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_idx" ON "redirects" USING btree ("to");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "pictures_updated_at_idx" ON "pictures" USING btree ("updated_at");
  CREATE INDEX "pictures_created_at_idx" ON "pictures" USING btree ("created_at");
  CREATE UNIQUE INDEX "pictures_filename_idx" ON "pictures" USING btree ("filename");
  CREATE INDEX "pictures_sizes_webp480_sizes_webp480_filename_idx" ON "pictures" USING btree ("sizes_webp480_filename");
  CREATE INDEX "documents_contents_order_idx" ON "documents_contents" USING btree ("_order");
  CREATE INDEX "documents_contents_parent_id_idx" ON "documents_contents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "documents_key_idx" ON "documents" USING btree ("key");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "films_poster_idx" ON "films" USING btree ("poster_id");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE INDEX "messages_who_idx" ON "messages" USING btree ("who");
  CREATE INDEX "messages_email_idx" ON "messages" USING btree ("email");
  CREATE UNIQUE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  CREATE INDEX "messages_item_title_idx" ON "messages" USING btree ("item_title");
  CREATE INDEX "messages_item_id_idx" ON "messages" USING btree ("item_id");
  CREATE INDEX "messages_resume_idx" ON "messages" USING btree ("resume_id");
  CREATE INDEX "messages_stage_idx" ON "messages" USING btree ("stage");
  CREATE INDEX "messages_declined_at_idx" ON "messages" USING btree ("declined_at");
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_assignee_idx" ON "messages" USING btree ("assignee_id");
  CREATE INDEX "messages_follow_up_at_idx" ON "messages" USING btree ("follow_up_at");
  CREATE INDEX "messages_answered_at_idx" ON "messages" USING btree ("answered_at");
  CREATE INDEX "messages_opened_by_idx" ON "messages" USING btree ("opened_by_id");
  CREATE INDEX "messages_received_at_idx" ON "messages" USING btree ("received_at");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "messages_deleted_at_idx" ON "messages" USING btree ("deleted_at");
  CREATE INDEX "receivedAt_reference_idx" ON "messages" USING btree ("received_at","reference");
  CREATE INDEX "kind_status_assignee_followUpAt_deletedAt_idx" ON "messages" USING btree ("kind","status","assignee_id","follow_up_at","deleted_at");
  CREATE INDEX "itemKind_itemId_itemTitle_kind_deletedAt_idx" ON "messages" USING btree ("item_kind","item_id","item_title","kind","deleted_at");
  CREATE INDEX "country_kind_deletedAt_idx" ON "messages" USING btree ("country","kind","deleted_at");
  CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");
  CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status");
  CREATE INDEX "bookings_reference_idx" ON "bookings" USING btree ("reference");
  CREATE UNIQUE INDEX "bookings_key_idx" ON "bookings" USING btree ("key");
  CREATE UNIQUE INDEX "bookings_slot_idx" ON "bookings" USING btree ("slot");
  CREATE INDEX "bookings_event_id_idx" ON "bookings" USING btree ("event_id");
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_state_idx" ON "subscribers" USING btree ("state");
  CREATE INDEX "subscribers_asked_at_idx" ON "subscribers" USING btree ("asked_at");
  CREATE INDEX "subscribers_confirmed_at_idx" ON "subscribers" USING btree ("confirmed_at");
  CREATE INDEX "subscribers_unsubscribed_at_idx" ON "subscribers" USING btree ("unsubscribed_at");
  CREATE UNIQUE INDEX "subscribers_key_idx" ON "subscribers" USING btree ("key");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "watches_email_idx" ON "watches" USING btree ("email");
  CREATE INDEX "watches_item_id_idx" ON "watches" USING btree ("item_id");
  CREATE INDEX "watches_state_idx" ON "watches" USING btree ("state");
  CREATE INDEX "watches_asked_at_idx" ON "watches" USING btree ("asked_at");
  CREATE INDEX "watches_confirmed_at_idx" ON "watches" USING btree ("confirmed_at");
  CREATE INDEX "watches_unsubscribed_at_idx" ON "watches" USING btree ("unsubscribed_at");
  CREATE UNIQUE INDEX "watches_key_idx" ON "watches" USING btree ("key");
  CREATE INDEX "watches_updated_at_idx" ON "watches" USING btree ("updated_at");
  CREATE INDEX "watches_created_at_idx" ON "watches" USING btree ("created_at");
  CREATE UNIQUE INDEX "email_itemKind_itemId_documentLanguage_idx" ON "watches" USING btree ("email","item_kind","item_id","document_language");
  CREATE UNIQUE INDEX "resumes_upload_id_idx" ON "resumes" USING btree ("upload_id");
  CREATE INDEX "resumes_updated_at_idx" ON "resumes" USING btree ("updated_at");
  CREATE INDEX "resumes_created_at_idx" ON "resumes" USING btree ("created_at");
  CREATE UNIQUE INDEX "resumes_filename_idx" ON "resumes" USING btree ("filename");
  CREATE INDEX "problem_reports_email_idx" ON "problem_reports" USING btree ("email");
  CREATE INDEX "problem_reports_state_idx" ON "problem_reports" USING btree ("state");
  CREATE INDEX "problem_reports_next_due_at_idx" ON "problem_reports" USING btree ("next_due_at");
  CREATE INDEX "problem_reports_assignee_idx" ON "problem_reports" USING btree ("assignee_id");
  CREATE INDEX "problem_reports_follow_up_at_idx" ON "problem_reports" USING btree ("follow_up_at");
  CREATE INDEX "problem_reports_answered_at_idx" ON "problem_reports" USING btree ("answered_at");
  CREATE INDEX "problem_reports_opened_by_idx" ON "problem_reports" USING btree ("opened_by_id");
  CREATE UNIQUE INDEX "problem_reports_reference_idx" ON "problem_reports" USING btree ("reference");
  CREATE INDEX "problem_reports_aware_at_idx" ON "problem_reports" USING btree ("aware_at");
  CREATE INDEX "problem_reports_received_at_idx" ON "problem_reports" USING btree ("received_at");
  CREATE INDEX "problem_reports_updated_at_idx" ON "problem_reports" USING btree ("updated_at");
  CREATE INDEX "problem_reports_created_at_idx" ON "problem_reports" USING btree ("created_at");
  CREATE INDEX "receivedAt_reference_1_idx" ON "problem_reports" USING btree ("received_at","reference");
  CREATE INDEX "problem_reports_rels_order_idx" ON "problem_reports_rels" USING btree ("order");
  CREATE INDEX "problem_reports_rels_parent_idx" ON "problem_reports_rels" USING btree ("parent_id");
  CREATE INDEX "problem_reports_rels_path_idx" ON "problem_reports_rels" USING btree ("path");
  CREATE INDEX "problem_reports_rels_report_photos_id_idx" ON "problem_reports_rels" USING btree ("report_photos_id");
  CREATE UNIQUE INDEX "report_photos_upload_id_idx" ON "report_photos" USING btree ("upload_id");
  CREATE INDEX "report_photos_updated_at_idx" ON "report_photos" USING btree ("updated_at");
  CREATE INDEX "report_photos_created_at_idx" ON "report_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "report_photos_filename_idx" ON "report_photos" USING btree ("filename");
  CREATE INDEX "exchanges_reference_idx" ON "exchanges" USING btree ("reference");
  CREATE INDEX "exchanges_kind_idx" ON "exchanges" USING btree ("kind");
  CREATE INDEX "exchanges_author_idx" ON "exchanges" USING btree ("author_id");
  CREATE INDEX "exchanges_at_idx" ON "exchanges" USING btree ("at");
  CREATE INDEX "exchanges_mail_idx" ON "exchanges" USING btree ("mail_id");
  CREATE INDEX "exchanges_updated_at_idx" ON "exchanges" USING btree ("updated_at");
  CREATE INDEX "exchanges_created_at_idx" ON "exchanges" USING btree ("created_at");
  CREATE INDEX "exchanges_rels_order_idx" ON "exchanges_rels" USING btree ("order");
  CREATE INDEX "exchanges_rels_parent_idx" ON "exchanges_rels" USING btree ("parent_id");
  CREATE INDEX "exchanges_rels_path_idx" ON "exchanges_rels" USING btree ("path");
  CREATE INDEX "exchanges_rels_revisions_id_idx" ON "exchanges_rels" USING btree ("revisions_id");
  CREATE INDEX "exchanges_rels_users_id_idx" ON "exchanges_rels" USING btree ("users_id");
  CREATE INDEX "answer_templates_kinds_order_idx" ON "answer_templates_kinds" USING btree ("order");
  CREATE INDEX "answer_templates_kinds_parent_idx" ON "answer_templates_kinds" USING btree ("parent_id");
  CREATE UNIQUE INDEX "answer_templates_name_idx" ON "answer_templates" USING btree ("name");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_reference_idx" ON "mails" USING btree ("reference");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");
  CREATE INDEX "second_factors_updated_at_idx" ON "second_factors" USING btree ("updated_at");
  CREATE INDEX "second_factors_created_at_idx" ON "second_factors" USING btree ("created_at");
  CREATE UNIQUE INDEX "product_views_batch_idx" ON "product_views" USING btree ("batch");
  CREATE INDEX "product_views_day_idx" ON "product_views" USING btree ("day");
  CREATE INDEX "product_views_updated_at_idx" ON "product_views" USING btree ("updated_at");
  CREATE INDEX "product_views_created_at_idx" ON "product_views" USING btree ("created_at");
  CREATE UNIQUE INDEX "missed_searches_batch_idx" ON "missed_searches" USING btree ("batch");
  CREATE INDEX "missed_searches_day_idx" ON "missed_searches" USING btree ("day");
  CREATE INDEX "missed_searches_updated_at_idx" ON "missed_searches" USING btree ("updated_at");
  CREATE INDEX "missed_searches_created_at_idx" ON "missed_searches" USING btree ("created_at");
  CREATE UNIQUE INDEX "delivered_reference_idx" ON "delivered" USING btree ("reference");
  CREATE INDEX "delivered_updated_at_idx" ON "delivered" USING btree ("updated_at");
  CREATE INDEX "delivered_created_at_idx" ON "delivered" USING btree ("created_at");
  CREATE UNIQUE INDEX "told_changes_change_idx" ON "told_changes" USING btree ("change");
  CREATE INDEX "told_changes_updated_at_idx" ON "told_changes" USING btree ("updated_at");
  CREATE INDEX "told_changes_created_at_idx" ON "told_changes" USING btree ("created_at");
  CREATE INDEX "unsaved_changes_person_idx" ON "unsaved_changes" USING btree ("person");
  CREATE INDEX "unsaved_changes_updated_at_idx" ON "unsaved_changes" USING btree ("updated_at");
  CREATE INDEX "unsaved_changes_created_at_idx" ON "unsaved_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "person_kind_item_idx" ON "unsaved_changes" USING btree ("person","kind","item");
  CREATE INDEX "erasures_by_idx" ON "erasures" USING btree ("by_id");
  CREATE INDEX "erasures_done_at_idx" ON "erasures" USING btree ("done_at");
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE INDEX "erasures_texts_order_parent" ON "erasures_texts" USING btree ("order","parent_id");
  CREATE INDEX "proposals_kind_idx" ON "proposals" USING btree ("kind");
  CREATE INDEX "proposals_item_idx" ON "proposals" USING btree ("item");
  CREATE INDEX "proposals_state_idx" ON "proposals" USING btree ("state");
  CREATE INDEX "proposals_updated_at_idx" ON "proposals" USING btree ("updated_at");
  CREATE INDEX "proposals_created_at_idx" ON "proposals" USING btree ("created_at");
  CREATE INDEX "releases_state_idx" ON "releases" USING btree ("state");
  CREATE INDEX "releases_at_idx" ON "releases" USING btree ("at");
  CREATE INDEX "releases_updated_at_idx" ON "releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "releases" USING btree ("created_at");
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
  CREATE INDEX "home_standing_notice_links_order_idx" ON "home_standing_notice_links" USING btree ("_order");
  CREATE INDEX "home_standing_notice_links_parent_id_idx" ON "home_standing_notice_links" USING btree ("_parent_id");
  CREATE INDEX "home_banners_buttons_order_idx" ON "home_banners_buttons" USING btree ("_order");
  CREATE INDEX "home_banners_buttons_parent_id_idx" ON "home_banners_buttons" USING btree ("_parent_id");
  CREATE INDEX "home_banners_order_idx" ON "home_banners" USING btree ("_order");
  CREATE INDEX "home_banners_parent_id_idx" ON "home_banners" USING btree ("_parent_id");
  CREATE INDEX "home_banners_picture_idx" ON "home_banners" USING btree ("picture_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE INDEX "_home_v_version_notice_links_order_idx" ON "_home_v_version_notice_links" USING btree ("_order");
  CREATE INDEX "_home_v_version_notice_links_parent_id_idx" ON "_home_v_version_notice_links" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_standing_notice_links_order_idx" ON "_home_v_version_standing_notice_links" USING btree ("_order");
  CREATE INDEX "_home_v_version_standing_notice_links_parent_id_idx" ON "_home_v_version_standing_notice_links" USING btree ("_parent_id");
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
  CREATE INDEX "navigation_items_page_idx" ON "navigation_items" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_items_order_idx" ON "_navigation_v_version_items" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_items_parent_id_idx" ON "_navigation_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_items_page_idx" ON "_navigation_v_version_items" USING btree ("page_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "synonyms_lines_order_idx" ON "synonyms_lines" USING btree ("_order");
  CREATE INDEX "synonyms_lines_parent_id_idx" ON "synonyms_lines" USING btree ("_parent_id");
  CREATE INDEX "_synonyms_v_version_lines_order_idx" ON "_synonyms_v_version_lines" USING btree ("_order");
  CREATE INDEX "_synonyms_v_version_lines_parent_id_idx" ON "_synonyms_v_version_lines" USING btree ("_parent_id");
  CREATE INDEX "_synonyms_v_created_at_idx" ON "_synonyms_v" USING btree ("created_at");
  CREATE INDEX "_synonyms_v_updated_at_idx" ON "_synonyms_v" USING btree ("updated_at");
  CREATE INDEX "site_settings_address_order_idx" ON "site_settings_address" USING btree ("_order");
  CREATE INDEX "site_settings_address_parent_id_idx" ON "site_settings_address" USING btree ("_parent_id");
  CREATE INDEX "site_settings_video_hosts_order_idx" ON "site_settings_video_hosts" USING btree ("_order");
  CREATE INDEX "site_settings_video_hosts_parent_id_idx" ON "site_settings_video_hosts" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_address_order_idx" ON "_site_settings_v_version_address" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_address_parent_id_idx" ON "_site_settings_v_version_address" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_video_hosts_order_idx" ON "_site_settings_v_version_video_hosts" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_video_hosts_parent_id_idx" ON "_site_settings_v_version_video_hosts" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_specifications" CASCADE;
  DROP TABLE "products_packs" CASCADE;
  DROP TABLE "products_works_with" CASCADE;
  DROP TABLE "products_resources" CASCADE;
  DROP TABLE "products_performance_targets" CASCADE;
  DROP TABLE "products_characteristics" CASCADE;
  DROP TABLE "products_analytes_codes" CASCADE;
  DROP TABLE "products_analytes" CASCADE;
  DROP TABLE "products_result_guide_times" CASCADE;
  DROP TABLE "products_result_guide_lines" CASCADE;
  DROP TABLE "products_result_guide_panel" CASCADE;
  DROP TABLE "products_result_guide_outcomes" CASCADE;
  DROP TABLE "products_result_guide_pads_fields" CASCADE;
  DROP TABLE "products_result_guide_pads" CASCADE;
  DROP TABLE "products_theme_benefits" CASCADE;
  DROP TABLE "products_theme_cpt_codes" CASCADE;
  DROP TABLE "products_theme_panel_rows" CASCADE;
  DROP TABLE "products_theme_steps" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_specifications" CASCADE;
  DROP TABLE "_products_v_version_packs" CASCADE;
  DROP TABLE "_products_v_version_works_with" CASCADE;
  DROP TABLE "_products_v_version_resources" CASCADE;
  DROP TABLE "_products_v_version_performance_targets" CASCADE;
  DROP TABLE "_products_v_version_characteristics" CASCADE;
  DROP TABLE "_products_v_version_analytes_codes" CASCADE;
  DROP TABLE "_products_v_version_analytes" CASCADE;
  DROP TABLE "_products_v_version_result_guide_times" CASCADE;
  DROP TABLE "_products_v_version_result_guide_lines" CASCADE;
  DROP TABLE "_products_v_version_result_guide_panel" CASCADE;
  DROP TABLE "_products_v_version_result_guide_outcomes" CASCADE;
  DROP TABLE "_products_v_version_result_guide_pads_fields" CASCADE;
  DROP TABLE "_products_v_version_result_guide_pads" CASCADE;
  DROP TABLE "_products_v_version_theme_benefits" CASCADE;
  DROP TABLE "_products_v_version_theme_cpt_codes" CASCADE;
  DROP TABLE "_products_v_version_theme_panel_rows" CASCADE;
  DROP TABLE "_products_v_version_theme_steps" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "product_documents" CASCADE;
  DROP TABLE "product_documents_rels" CASCADE;
  DROP TABLE "revisions" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "certifications" CASCADE;
  DROP TABLE "registrations_settings" CASCADE;
  DROP TABLE "registrations" CASCADE;
  DROP TABLE "_registrations_v_version_settings" CASCADE;
  DROP TABLE "_registrations_v" CASCADE;
  DROP TABLE "test_types" CASCADE;
  DROP TABLE "specimens_systems" CASCADE;
  DROP TABLE "specimens" CASCADE;
  DROP TABLE "_specimens_v_version_systems" CASCADE;
  DROP TABLE "_specimens_v" CASCADE;
  DROP TABLE "loinc_codes" CASCADE;
  DROP TABLE "_loinc_codes_v" CASCADE;
  DROP TABLE "notices_lots" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "notices_rels" CASCADE;
  DROP TABLE "_notices_v_version_lots" CASCADE;
  DROP TABLE "_notices_v" CASCADE;
  DROP TABLE "_notices_v_rels" CASCADE;
  DROP TABLE "lots" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "events_meetings_sessions" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "_events_v_version_meetings_sessions" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "free_pages" CASCADE;
  DROP TABLE "_free_pages_v" CASCADE;
  DROP TABLE "reusable_sections" CASCADE;
  DROP TABLE "_reusable_sections_v" CASCADE;
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
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "pictures" CASCADE;
  DROP TABLE "documents_contents" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "films" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "watches" CASCADE;
  DROP TABLE "resumes" CASCADE;
  DROP TABLE "problem_reports" CASCADE;
  DROP TABLE "problem_reports_rels" CASCADE;
  DROP TABLE "report_photos" CASCADE;
  DROP TABLE "exchanges" CASCADE;
  DROP TABLE "exchanges_rels" CASCADE;
  DROP TABLE "answer_templates_kinds" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "second_factors" CASCADE;
  DROP TABLE "product_views" CASCADE;
  DROP TABLE "missed_searches" CASCADE;
  DROP TABLE "delivered" CASCADE;
  DROP TABLE "told_changes" CASCADE;
  DROP TABLE "unsaved_changes" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "erasures_texts" CASCADE;
  DROP TABLE "proposals" CASCADE;
  DROP TABLE "releases" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_notice_links" CASCADE;
  DROP TABLE "home_standing_notice_links" CASCADE;
  DROP TABLE "home_banners_buttons" CASCADE;
  DROP TABLE "home_banners" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "_home_v_version_notice_links" CASCADE;
  DROP TABLE "_home_v_version_standing_notice_links" CASCADE;
  DROP TABLE "_home_v_version_banners_buttons" CASCADE;
  DROP TABLE "_home_v_version_banners" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "navigation_items" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_items" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "synonyms_lines" CASCADE;
  DROP TABLE "synonyms" CASCADE;
  DROP TABLE "_synonyms_v_version_lines" CASCADE;
  DROP TABLE "_synonyms_v" CASCADE;
  DROP TABLE "site_settings_address" CASCADE;
  DROP TABLE "site_settings_video_hosts" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "_site_settings_v_version_address" CASCADE;
  DROP TABLE "_site_settings_v_version_video_hosts" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "mail_settings" CASCADE;
  DROP TABLE "retention" CASCADE;
  DROP TABLE "desk" CASCADE;
  DROP TABLE "approval" CASCADE;
  DROP TABLE "studio_state" CASCADE;
  DROP TYPE "public"."enum_products_specifications_key";
  DROP TYPE "public"."enum_products_works_with_kind";
  DROP TYPE "public"."enum_products_characteristics_key";
  DROP TYPE "public"."enum_products_analytes_result";
  DROP TYPE "public"."enum_products_result_guide_outcomes_look";
  DROP TYPE "public"."enum_products_ordering_sample";
  DROP TYPE "public"."enum_products_result_guide_reading";
  DROP TYPE "public"."enum_products_result_guide_device";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_specifications_key";
  DROP TYPE "public"."enum__products_v_version_works_with_kind";
  DROP TYPE "public"."enum__products_v_version_characteristics_key";
  DROP TYPE "public"."enum__products_v_version_analytes_result";
  DROP TYPE "public"."enum__products_v_version_result_guide_outcomes_look";
  DROP TYPE "public"."enum__products_v_version_ordering_sample";
  DROP TYPE "public"."enum__products_v_version_result_guide_reading";
  DROP TYPE "public"."enum__products_v_version_result_guide_device";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_product_documents_kind";
  DROP TYPE "public"."enum_revisions_language";
  DROP TYPE "public"."enum_revisions_state";
  DROP TYPE "public"."enum_categories_tint";
  DROP TYPE "public"."enum_certifications_given_route";
  DROP TYPE "public"."enum_certifications_given_device_class";
  DROP TYPE "public"."enum_certifications_given_setting";
  DROP TYPE "public"."enum_certifications_given_clia";
  DROP TYPE "public"."enum_registrations_settings";
  DROP TYPE "public"."enum_registrations_route";
  DROP TYPE "public"."enum_registrations_device_class";
  DROP TYPE "public"."enum_registrations_clia";
  DROP TYPE "public"."enum_registrations_status";
  DROP TYPE "public"."enum__registrations_v_version_settings";
  DROP TYPE "public"."enum__registrations_v_version_route";
  DROP TYPE "public"."enum__registrations_v_version_device_class";
  DROP TYPE "public"."enum__registrations_v_version_clia";
  DROP TYPE "public"."enum__registrations_v_version_status";
  DROP TYPE "public"."enum_specimens_status";
  DROP TYPE "public"."enum__specimens_v_version_status";
  DROP TYPE "public"."enum_loinc_codes_scale";
  DROP TYPE "public"."enum_loinc_codes_status";
  DROP TYPE "public"."enum__loinc_codes_v_version_scale";
  DROP TYPE "public"."enum__loinc_codes_v_version_status";
  DROP TYPE "public"."enum_notices_kind";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum__notices_v_version_kind";
  DROP TYPE "public"."enum__notices_v_version_status";
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
  DROP TYPE "public"."enum_free_pages_template";
  DROP TYPE "public"."enum_free_pages_status";
  DROP TYPE "public"."enum__free_pages_v_version_template";
  DROP TYPE "public"."enum__free_pages_v_version_status";
  DROP TYPE "public"."enum_reusable_sections_status";
  DROP TYPE "public"."enum__reusable_sections_v_version_status";
  DROP TYPE "public"."enum_legal_texts_key";
  DROP TYPE "public"."enum_legal_texts_status";
  DROP TYPE "public"."enum__legal_texts_v_version_key";
  DROP TYPE "public"."enum__legal_texts_v_version_status";
  DROP TYPE "public"."enum_jobs_employment";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_employment";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum_board_members_status";
  DROP TYPE "public"."enum__board_members_v_version_status";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_sister_companies_status";
  DROP TYPE "public"."enum__sister_companies_v_version_status";
  DROP TYPE "public"."enum_culture_pages_status";
  DROP TYPE "public"."enum__culture_pages_v_version_status";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_documents_key";
  DROP TYPE "public"."enum_messages_kind";
  DROP TYPE "public"."enum_messages_item_kind";
  DROP TYPE "public"."enum_messages_stage";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum_messages_language";
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_bookings_language";
  DROP TYPE "public"."enum_subscribers_state";
  DROP TYPE "public"."enum_subscribers_language";
  DROP TYPE "public"."enum_watches_item_kind";
  DROP TYPE "public"."enum_watches_state";
  DROP TYPE "public"."enum_watches_language";
  DROP TYPE "public"."enum_problem_reports_class_eu";
  DROP TYPE "public"."enum_problem_reports_class_us";
  DROP TYPE "public"."enum_problem_reports_harm";
  DROP TYPE "public"."enum_problem_reports_role";
  DROP TYPE "public"."enum_problem_reports_state";
  DROP TYPE "public"."enum_problem_reports_language";
  DROP TYPE "public"."enum_exchanges_kind";
  DROP TYPE "public"."enum_answer_templates_kinds";
  DROP TYPE "public"."enum_mails_status";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_missed_searches_outcome";
  DROP TYPE "public"."enum_proposals_state";
  DROP TYPE "public"."enum_releases_state";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_banners_buttons_code";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_banners_buttons_code";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum_site_settings_ordering_sample";
  DROP TYPE "public"."enum__site_settings_v_version_ordering_sample";
  DROP TYPE "public"."enum_approval_scope";`)
}
