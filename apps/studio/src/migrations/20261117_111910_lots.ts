import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lots_id" integer;
  ALTER TABLE "lots" ADD CONSTRAINT "lots_letter_id_documents_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lots_lot_idx" ON "lots" USING btree ("lot");
  CREATE INDEX "lots_expires_on_idx" ON "lots" USING btree ("expires_on");
  CREATE INDEX "lots_letter_idx" ON "lots" USING btree ("letter_id");
  CREATE INDEX "lots_updated_at_idx" ON "lots" USING btree ("updated_at");
  CREATE INDEX "lots_created_at_idx" ON "lots" USING btree ("created_at");
  CREATE UNIQUE INDEX "reference_lot_idx" ON "lots" USING btree ("reference","lot");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lots_fk" FOREIGN KEY ("lots_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_lots_id_idx" ON "payload_locked_documents_rels" USING btree ("lots_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lots" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lots" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lots_fk";
  
  DROP INDEX "payload_locked_documents_rels_lots_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lots_id";`)
}
