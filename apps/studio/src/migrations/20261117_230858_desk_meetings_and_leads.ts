import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_messages_facility" AS ENUM('clinic', 'laboratory', 'other');
  CREATE TYPE "public"."enum_contact_messages_turnover" AS ENUM('under-1m', '1m-5m', '5m-20m', 'over-20m', 'unsaid');
  CREATE TYPE "public"."enum_bookings_status" AS ENUM('confirmed', 'cancelled', 'unplaced');
  CREATE TYPE "public"."enum_bookings_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_applications_stage" AS ENUM('new', 'looked-at', 'shortlisted', 'interview', 'offer', 'declined', 'hired');
  CREATE TYPE "public"."enum_exchanges_kind" AS ENUM('reply', 'received', 'note');
  CREATE TYPE "public"."enum_answer_templates_kinds" AS ENUM('contact-messages', 'quote-requests', 'sign-ups', 'paper-requests', 'applications', 'problem-reports');
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
  
  CREATE TABLE "quote_requests_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"quantity" numeric,
  	"reference" varchar,
  	"name" varchar,
  	"discontinued" boolean DEFAULT false
  );
  
  CREATE TABLE "exchanges" (
  	"id" serial PRIMARY KEY NOT NULL,
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
  	"contact_messages_id" integer,
  	"quote_requests_id" integer,
  	"sign_ups_id" integer,
  	"paper_requests_id" integer,
  	"applications_id" integer,
  	"problem_reports_id" integer,
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
  
  CREATE TABLE "mail_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reply_to" varchar,
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
  
  ALTER TABLE "events" ADD COLUMN "meetings_time_zone" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_meetings_time_zone" varchar;
  ALTER TABLE "contact_messages_lines" ADD COLUMN "discontinued" boolean DEFAULT false;
  ALTER TABLE "contact_messages" ADD COLUMN "products" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "facility" "enum_contact_messages_facility";
  ALTER TABLE "contact_messages" ADD COLUMN "country" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "clia" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "territory" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "further" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "turnover" "enum_contact_messages_turnover";
  ALTER TABLE "contact_messages" ADD COLUMN "sells" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "interests" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "follow_up_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "opened_by_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "done_at" timestamp(3) with time zone;
  ALTER TABLE "quote_requests" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "quote_requests" ADD COLUMN "follow_up_at" timestamp(3) with time zone;
  ALTER TABLE "quote_requests" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "quote_requests" ADD COLUMN "opened_by_id" integer;
  ALTER TABLE "quote_requests" ADD COLUMN "done_at" timestamp(3) with time zone;
  ALTER TABLE "sign_ups" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "sign_ups" ADD COLUMN "follow_up_at" timestamp(3) with time zone;
  ALTER TABLE "sign_ups" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "sign_ups" ADD COLUMN "opened_by_id" integer;
  ALTER TABLE "sign_ups" ADD COLUMN "done_at" timestamp(3) with time zone;
  ALTER TABLE "subscribers" ADD COLUMN "interests" varchar;
  ALTER TABLE "paper_requests" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "paper_requests" ADD COLUMN "follow_up_at" timestamp(3) with time zone;
  ALTER TABLE "paper_requests" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "paper_requests" ADD COLUMN "opened_by_id" integer;
  ALTER TABLE "paper_requests" ADD COLUMN "done_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "stage" "enum_applications_stage" DEFAULT 'new';
  ALTER TABLE "applications" ADD COLUMN "rating" numeric;
  ALTER TABLE "applications" ADD COLUMN "declined_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "follow_up_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "opened_by_id" integer;
  ALTER TABLE "applications" ADD COLUMN "done_at" timestamp(3) with time zone;
  ALTER TABLE "problem_reports" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "problem_reports" ADD COLUMN "follow_up_at" timestamp(3) with time zone;
  ALTER TABLE "problem_reports" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "problem_reports" ADD COLUMN "opened_by_id" integer;
  ALTER TABLE "mails" ADD COLUMN "key" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bookings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "exchanges_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answer_templates_id" integer;
  ALTER TABLE "retention" ADD COLUMN "declined_applications" numeric DEFAULT 6 NOT NULL;
  ALTER TABLE "events_meetings_sessions" ADD CONSTRAINT "events_meetings_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_meetings_sessions" ADD CONSTRAINT "_events_v_version_meetings_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "quote_requests_lines" ADD CONSTRAINT "quote_requests_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."exchanges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_quote_requests_fk" FOREIGN KEY ("quote_requests_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_sign_ups_fk" FOREIGN KEY ("sign_ups_id") REFERENCES "public"."sign_ups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_paper_requests_fk" FOREIGN KEY ("paper_requests_id") REFERENCES "public"."paper_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_problem_reports_fk" FOREIGN KEY ("problem_reports_id") REFERENCES "public"."problem_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_revisions_fk" FOREIGN KEY ("revisions_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "exchanges_rels" ADD CONSTRAINT "exchanges_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answer_templates_kinds" ADD CONSTRAINT "answer_templates_kinds_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "events_meetings_sessions_order_idx" ON "events_meetings_sessions" USING btree ("_order");
  CREATE INDEX "events_meetings_sessions_parent_id_idx" ON "events_meetings_sessions" USING btree ("_parent_id");
  CREATE INDEX "events_meetings_sessions_day_idx" ON "events_meetings_sessions" USING btree ("day");
  CREATE INDEX "_events_v_version_meetings_sessions_order_idx" ON "_events_v_version_meetings_sessions" USING btree ("_order");
  CREATE INDEX "_events_v_version_meetings_sessions_parent_id_idx" ON "_events_v_version_meetings_sessions" USING btree ("_parent_id");
  CREATE INDEX "_events_v_version_meetings_sessions_day_idx" ON "_events_v_version_meetings_sessions" USING btree ("day");
  CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");
  CREATE INDEX "bookings_status_idx" ON "bookings" USING btree ("status");
  CREATE INDEX "bookings_reference_idx" ON "bookings" USING btree ("reference");
  CREATE UNIQUE INDEX "bookings_key_idx" ON "bookings" USING btree ("key");
  CREATE UNIQUE INDEX "bookings_slot_idx" ON "bookings" USING btree ("slot");
  CREATE INDEX "bookings_event_id_idx" ON "bookings" USING btree ("event_id");
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "quote_requests_lines_order_idx" ON "quote_requests_lines" USING btree ("_order");
  CREATE INDEX "quote_requests_lines_parent_id_idx" ON "quote_requests_lines" USING btree ("_parent_id");
  CREATE INDEX "exchanges_kind_idx" ON "exchanges" USING btree ("kind");
  CREATE INDEX "exchanges_author_idx" ON "exchanges" USING btree ("author_id");
  CREATE INDEX "exchanges_at_idx" ON "exchanges" USING btree ("at");
  CREATE INDEX "exchanges_mail_idx" ON "exchanges" USING btree ("mail_id");
  CREATE INDEX "exchanges_updated_at_idx" ON "exchanges" USING btree ("updated_at");
  CREATE INDEX "exchanges_created_at_idx" ON "exchanges" USING btree ("created_at");
  CREATE INDEX "exchanges_rels_order_idx" ON "exchanges_rels" USING btree ("order");
  CREATE INDEX "exchanges_rels_parent_idx" ON "exchanges_rels" USING btree ("parent_id");
  CREATE INDEX "exchanges_rels_path_idx" ON "exchanges_rels" USING btree ("path");
  CREATE INDEX "exchanges_rels_contact_messages_id_idx" ON "exchanges_rels" USING btree ("contact_messages_id");
  CREATE INDEX "exchanges_rels_quote_requests_id_idx" ON "exchanges_rels" USING btree ("quote_requests_id");
  CREATE INDEX "exchanges_rels_sign_ups_id_idx" ON "exchanges_rels" USING btree ("sign_ups_id");
  CREATE INDEX "exchanges_rels_paper_requests_id_idx" ON "exchanges_rels" USING btree ("paper_requests_id");
  CREATE INDEX "exchanges_rels_applications_id_idx" ON "exchanges_rels" USING btree ("applications_id");
  CREATE INDEX "exchanges_rels_problem_reports_id_idx" ON "exchanges_rels" USING btree ("problem_reports_id");
  CREATE INDEX "exchanges_rels_revisions_id_idx" ON "exchanges_rels" USING btree ("revisions_id");
  CREATE INDEX "exchanges_rels_users_id_idx" ON "exchanges_rels" USING btree ("users_id");
  CREATE INDEX "answer_templates_kinds_order_idx" ON "answer_templates_kinds" USING btree ("order");
  CREATE INDEX "answer_templates_kinds_parent_idx" ON "answer_templates_kinds" USING btree ("parent_id");
  CREATE UNIQUE INDEX "answer_templates_name_idx" ON "answer_templates" USING btree ("name");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "paper_requests" ADD CONSTRAINT "paper_requests_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exchanges_fk" FOREIGN KEY ("exchanges_id") REFERENCES "public"."exchanges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_answered_at_idx" ON "contact_messages" USING btree ("answered_at");
  CREATE INDEX "contact_messages_follow_up_at_idx" ON "contact_messages" USING btree ("follow_up_at");
  CREATE INDEX "contact_messages_opened_by_idx" ON "contact_messages" USING btree ("opened_by_id");
  CREATE INDEX "quote_requests_answered_at_idx" ON "quote_requests" USING btree ("answered_at");
  CREATE INDEX "quote_requests_follow_up_at_idx" ON "quote_requests" USING btree ("follow_up_at");
  CREATE INDEX "quote_requests_opened_by_idx" ON "quote_requests" USING btree ("opened_by_id");
  CREATE INDEX "sign_ups_answered_at_idx" ON "sign_ups" USING btree ("answered_at");
  CREATE INDEX "sign_ups_follow_up_at_idx" ON "sign_ups" USING btree ("follow_up_at");
  CREATE INDEX "sign_ups_opened_by_idx" ON "sign_ups" USING btree ("opened_by_id");
  CREATE INDEX "paper_requests_answered_at_idx" ON "paper_requests" USING btree ("answered_at");
  CREATE INDEX "paper_requests_follow_up_at_idx" ON "paper_requests" USING btree ("follow_up_at");
  CREATE INDEX "paper_requests_opened_by_idx" ON "paper_requests" USING btree ("opened_by_id");
  CREATE INDEX "applications_stage_idx" ON "applications" USING btree ("stage");
  CREATE INDEX "applications_declined_at_idx" ON "applications" USING btree ("declined_at");
  CREATE INDEX "applications_answered_at_idx" ON "applications" USING btree ("answered_at");
  CREATE INDEX "applications_follow_up_at_idx" ON "applications" USING btree ("follow_up_at");
  CREATE INDEX "applications_opened_by_idx" ON "applications" USING btree ("opened_by_id");
  CREATE INDEX "problem_reports_answered_at_idx" ON "problem_reports" USING btree ("answered_at");
  CREATE INDEX "problem_reports_follow_up_at_idx" ON "problem_reports" USING btree ("follow_up_at");
  CREATE INDEX "problem_reports_opened_by_idx" ON "problem_reports" USING btree ("opened_by_id");
  CREATE UNIQUE INDEX "mails_key_idx" ON "mails" USING btree ("key");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_exchanges_id_idx" ON "payload_locked_documents_rels" USING btree ("exchanges_id");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events_meetings_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_meetings_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "quote_requests_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "exchanges" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "exchanges_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates_kinds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "desk" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "events_meetings_sessions" CASCADE;
  DROP TABLE "_events_v_version_meetings_sessions" CASCADE;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "quote_requests_lines" CASCADE;
  DROP TABLE "exchanges" CASCADE;
  DROP TABLE "exchanges_rels" CASCADE;
  DROP TABLE "answer_templates_kinds" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "mail_settings" CASCADE;
  DROP TABLE "desk" CASCADE;
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_opened_by_id_users_id_fk";
  
  ALTER TABLE "quote_requests" DROP CONSTRAINT "quote_requests_opened_by_id_users_id_fk";
  
  ALTER TABLE "sign_ups" DROP CONSTRAINT "sign_ups_opened_by_id_users_id_fk";
  
  ALTER TABLE "paper_requests" DROP CONSTRAINT "paper_requests_opened_by_id_users_id_fk";
  
  ALTER TABLE "applications" DROP CONSTRAINT "applications_opened_by_id_users_id_fk";
  
  ALTER TABLE "problem_reports" DROP CONSTRAINT "problem_reports_opened_by_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bookings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_exchanges_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answer_templates_fk";
  
  DROP INDEX "contact_messages_answered_at_idx";
  DROP INDEX "contact_messages_follow_up_at_idx";
  DROP INDEX "contact_messages_opened_by_idx";
  DROP INDEX "quote_requests_answered_at_idx";
  DROP INDEX "quote_requests_follow_up_at_idx";
  DROP INDEX "quote_requests_opened_by_idx";
  DROP INDEX "sign_ups_answered_at_idx";
  DROP INDEX "sign_ups_follow_up_at_idx";
  DROP INDEX "sign_ups_opened_by_idx";
  DROP INDEX "paper_requests_answered_at_idx";
  DROP INDEX "paper_requests_follow_up_at_idx";
  DROP INDEX "paper_requests_opened_by_idx";
  DROP INDEX "applications_stage_idx";
  DROP INDEX "applications_declined_at_idx";
  DROP INDEX "applications_answered_at_idx";
  DROP INDEX "applications_follow_up_at_idx";
  DROP INDEX "applications_opened_by_idx";
  DROP INDEX "problem_reports_answered_at_idx";
  DROP INDEX "problem_reports_follow_up_at_idx";
  DROP INDEX "problem_reports_opened_by_idx";
  DROP INDEX "mails_key_idx";
  DROP INDEX "payload_locked_documents_rels_bookings_id_idx";
  DROP INDEX "payload_locked_documents_rels_exchanges_id_idx";
  DROP INDEX "payload_locked_documents_rels_answer_templates_id_idx";
  ALTER TABLE "events" DROP COLUMN "meetings_time_zone";
  ALTER TABLE "_events_v" DROP COLUMN "version_meetings_time_zone";
  ALTER TABLE "contact_messages_lines" DROP COLUMN "discontinued";
  ALTER TABLE "contact_messages" DROP COLUMN "products";
  ALTER TABLE "contact_messages" DROP COLUMN "facility";
  ALTER TABLE "contact_messages" DROP COLUMN "country";
  ALTER TABLE "contact_messages" DROP COLUMN "clia";
  ALTER TABLE "contact_messages" DROP COLUMN "territory";
  ALTER TABLE "contact_messages" DROP COLUMN "further";
  ALTER TABLE "contact_messages" DROP COLUMN "turnover";
  ALTER TABLE "contact_messages" DROP COLUMN "sells";
  ALTER TABLE "contact_messages" DROP COLUMN "interests";
  ALTER TABLE "contact_messages" DROP COLUMN "answered_at";
  ALTER TABLE "contact_messages" DROP COLUMN "follow_up_at";
  ALTER TABLE "contact_messages" DROP COLUMN "opened_at";
  ALTER TABLE "contact_messages" DROP COLUMN "opened_by_id";
  ALTER TABLE "contact_messages" DROP COLUMN "done_at";
  ALTER TABLE "quote_requests" DROP COLUMN "answered_at";
  ALTER TABLE "quote_requests" DROP COLUMN "follow_up_at";
  ALTER TABLE "quote_requests" DROP COLUMN "opened_at";
  ALTER TABLE "quote_requests" DROP COLUMN "opened_by_id";
  ALTER TABLE "quote_requests" DROP COLUMN "done_at";
  ALTER TABLE "sign_ups" DROP COLUMN "answered_at";
  ALTER TABLE "sign_ups" DROP COLUMN "follow_up_at";
  ALTER TABLE "sign_ups" DROP COLUMN "opened_at";
  ALTER TABLE "sign_ups" DROP COLUMN "opened_by_id";
  ALTER TABLE "sign_ups" DROP COLUMN "done_at";
  ALTER TABLE "subscribers" DROP COLUMN "interests";
  ALTER TABLE "paper_requests" DROP COLUMN "answered_at";
  ALTER TABLE "paper_requests" DROP COLUMN "follow_up_at";
  ALTER TABLE "paper_requests" DROP COLUMN "opened_at";
  ALTER TABLE "paper_requests" DROP COLUMN "opened_by_id";
  ALTER TABLE "paper_requests" DROP COLUMN "done_at";
  ALTER TABLE "applications" DROP COLUMN "stage";
  ALTER TABLE "applications" DROP COLUMN "rating";
  ALTER TABLE "applications" DROP COLUMN "declined_at";
  ALTER TABLE "applications" DROP COLUMN "answered_at";
  ALTER TABLE "applications" DROP COLUMN "follow_up_at";
  ALTER TABLE "applications" DROP COLUMN "opened_at";
  ALTER TABLE "applications" DROP COLUMN "opened_by_id";
  ALTER TABLE "applications" DROP COLUMN "done_at";
  ALTER TABLE "problem_reports" DROP COLUMN "answered_at";
  ALTER TABLE "problem_reports" DROP COLUMN "follow_up_at";
  ALTER TABLE "problem_reports" DROP COLUMN "opened_at";
  ALTER TABLE "problem_reports" DROP COLUMN "opened_by_id";
  ALTER TABLE "mails" DROP COLUMN "key";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bookings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "exchanges_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answer_templates_id";
  ALTER TABLE "retention" DROP COLUMN "declined_applications";
  DROP TYPE "public"."enum_contact_messages_facility";
  DROP TYPE "public"."enum_contact_messages_turnover";
  DROP TYPE "public"."enum_bookings_status";
  DROP TYPE "public"."enum_bookings_language";
  DROP TYPE "public"."enum_applications_stage";
  DROP TYPE "public"."enum_exchanges_kind";
  DROP TYPE "public"."enum_answer_templates_kinds";`)
}
