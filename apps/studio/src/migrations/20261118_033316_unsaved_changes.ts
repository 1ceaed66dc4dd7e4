import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "unsaved_changes_id" integer;
  CREATE INDEX "unsaved_changes_person_idx" ON "unsaved_changes" USING btree ("person");
  CREATE INDEX "unsaved_changes_updated_at_idx" ON "unsaved_changes" USING btree ("updated_at");
  CREATE INDEX "unsaved_changes_created_at_idx" ON "unsaved_changes" USING btree ("created_at");
  CREATE UNIQUE INDEX "person_kind_item_idx" ON "unsaved_changes" USING btree ("person","kind","item");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_unsaved_changes_fk" FOREIGN KEY ("unsaved_changes_id") REFERENCES "public"."unsaved_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_unsaved_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("unsaved_changes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "unsaved_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "unsaved_changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_unsaved_changes_fk";
  
  DROP INDEX "payload_locked_documents_rels_unsaved_changes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "unsaved_changes_id";`)
}
