import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_watches_item_kind" AS ENUM('product', 'document');
  CREATE TYPE "public"."enum_watches_state" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_watches_language" AS ENUM('en', 'cn');
  CREATE TYPE "public"."enum_paper_requests_item_kind" AS ENUM('product', 'event', 'job', 'document');
  CREATE TYPE "public"."enum_paper_requests_status" AS ENUM('new', 'in-progress', 'done', 'spam');
  CREATE TYPE "public"."enum_paper_requests_language" AS ENUM('en', 'cn');
  ALTER TYPE "public"."enum_contact_messages_item_kind" ADD VALUE 'document';
  ALTER TYPE "public"."enum_quote_requests_item_kind" ADD VALUE 'document';
  ALTER TYPE "public"."enum_sign_ups_item_kind" ADD VALUE 'document';
  ALTER TYPE "public"."enum_applications_item_kind" ADD VALUE 'document';
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
  
  CREATE TABLE "paper_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document_name" varchar,
  	"document_language" varchar,
  	"copies" numeric,
  	"first_name" varchar,
  	"last_name" varchar,
  	"organization" varchar,
  	"email" varchar,
  	"address" varchar,
  	"reference" varchar NOT NULL,
  	"item_title" varchar,
  	"item_kind" "enum_paper_requests_item_kind",
  	"item_id" numeric,
  	"status" "enum_paper_requests_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"notes" varchar,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"language" "enum_paper_requests_language",
  	"page" varchar,
  	"suspected" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "told_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"change" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "watches_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "paper_requests_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "told_changes_id" integer;
  ALTER TABLE "retention" ADD COLUMN "paper_requests" numeric DEFAULT 12 NOT NULL;
  ALTER TABLE "paper_requests" ADD CONSTRAINT "paper_requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "paper_requests_email_idx" ON "paper_requests" USING btree ("email");
  CREATE UNIQUE INDEX "paper_requests_reference_idx" ON "paper_requests" USING btree ("reference");
  CREATE INDEX "paper_requests_item_title_idx" ON "paper_requests" USING btree ("item_title");
  CREATE INDEX "paper_requests_item_id_idx" ON "paper_requests" USING btree ("item_id");
  CREATE INDEX "paper_requests_status_idx" ON "paper_requests" USING btree ("status");
  CREATE INDEX "paper_requests_assignee_idx" ON "paper_requests" USING btree ("assignee_id");
  CREATE INDEX "paper_requests_received_at_idx" ON "paper_requests" USING btree ("received_at");
  CREATE INDEX "paper_requests_updated_at_idx" ON "paper_requests" USING btree ("updated_at");
  CREATE INDEX "paper_requests_created_at_idx" ON "paper_requests" USING btree ("created_at");
  CREATE INDEX "paper_requests_deleted_at_idx" ON "paper_requests" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "told_changes_change_idx" ON "told_changes" USING btree ("change");
  CREATE INDEX "told_changes_updated_at_idx" ON "told_changes" USING btree ("updated_at");
  CREATE INDEX "told_changes_created_at_idx" ON "told_changes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_watches_fk" FOREIGN KEY ("watches_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_paper_requests_fk" FOREIGN KEY ("paper_requests_id") REFERENCES "public"."paper_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_told_changes_fk" FOREIGN KEY ("told_changes_id") REFERENCES "public"."told_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_watches_id_idx" ON "payload_locked_documents_rels" USING btree ("watches_id");
  CREATE INDEX "payload_locked_documents_rels_paper_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("paper_requests_id");
  CREATE INDEX "payload_locked_documents_rels_told_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("told_changes_id");
  -- Notices that are out already are no news.
  INSERT INTO "told_changes" ("change") SELECT 'notice ' || "id" FROM "notices" WHERE "_status" = 'published';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "watches" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "paper_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "told_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "watches" CASCADE;
  DROP TABLE "paper_requests" CASCADE;
  DROP TABLE "told_changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_watches_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_paper_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_told_changes_fk";
  
  ALTER TABLE "contact_messages" ALTER COLUMN "item_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_contact_messages_item_kind";
  CREATE TYPE "public"."enum_contact_messages_item_kind" AS ENUM('product', 'event', 'job');
  ALTER TABLE "contact_messages" ALTER COLUMN "item_kind" SET DATA TYPE "public"."enum_contact_messages_item_kind" USING "item_kind"::"public"."enum_contact_messages_item_kind";
  ALTER TABLE "quote_requests" ALTER COLUMN "item_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_quote_requests_item_kind";
  CREATE TYPE "public"."enum_quote_requests_item_kind" AS ENUM('product', 'event', 'job');
  ALTER TABLE "quote_requests" ALTER COLUMN "item_kind" SET DATA TYPE "public"."enum_quote_requests_item_kind" USING "item_kind"::"public"."enum_quote_requests_item_kind";
  ALTER TABLE "sign_ups" ALTER COLUMN "item_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_sign_ups_item_kind";
  CREATE TYPE "public"."enum_sign_ups_item_kind" AS ENUM('product', 'event', 'job');
  ALTER TABLE "sign_ups" ALTER COLUMN "item_kind" SET DATA TYPE "public"."enum_sign_ups_item_kind" USING "item_kind"::"public"."enum_sign_ups_item_kind";
  ALTER TABLE "applications" ALTER COLUMN "item_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_applications_item_kind";
  CREATE TYPE "public"."enum_applications_item_kind" AS ENUM('product', 'event', 'job');
  ALTER TABLE "applications" ALTER COLUMN "item_kind" SET DATA TYPE "public"."enum_applications_item_kind" USING "item_kind"::"public"."enum_applications_item_kind";
  DROP INDEX "payload_locked_documents_rels_watches_id_idx";
  DROP INDEX "payload_locked_documents_rels_paper_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_told_changes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "watches_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "paper_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "told_changes_id";
  ALTER TABLE "retention" DROP COLUMN "paper_requests";
  DROP TYPE "public"."enum_watches_item_kind";
  DROP TYPE "public"."enum_watches_state";
  DROP TYPE "public"."enum_watches_language";
  DROP TYPE "public"."enum_paper_requests_item_kind";
  DROP TYPE "public"."enum_paper_requests_status";
  DROP TYPE "public"."enum_paper_requests_language";`)
}
