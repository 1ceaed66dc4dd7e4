import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_proposals_state" AS ENUM('waiting', 'approved', 'refused', 'taken back');
  CREATE TYPE "public"."enum_approval_scope" AS ENUM('off', 'documents and notices', 'everything regulated');
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
  
  CREATE TABLE "approval" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"scope" "enum_approval_scope" DEFAULT 'off' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "proposals_id" integer;
  CREATE INDEX "proposals_kind_idx" ON "proposals" USING btree ("kind");
  CREATE INDEX "proposals_item_idx" ON "proposals" USING btree ("item");
  CREATE INDEX "proposals_state_idx" ON "proposals" USING btree ("state");
  CREATE INDEX "proposals_updated_at_idx" ON "proposals" USING btree ("updated_at");
  CREATE INDEX "proposals_created_at_idx" ON "proposals" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_proposals_fk" FOREIGN KEY ("proposals_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_proposals_id_idx" ON "payload_locked_documents_rels" USING btree ("proposals_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "proposals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "approval" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "proposals" CASCADE;
  DROP TABLE "approval" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_proposals_fk";
  
  DROP INDEX "payload_locked_documents_rels_proposals_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "proposals_id";
  DROP TYPE "public"."enum_proposals_state";
  DROP TYPE "public"."enum_approval_scope";`)
}
