import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_product_documents_kind" AS ENUM('ifu', 'quick-guide', 'sds', 'declaration', 'certificate', 'letter', 'fact-sheet', 'brochure', 'catalogue');
  CREATE TYPE "public"."enum_revisions_language" AS ENUM('en', 'zh', 'es', 'fr', 'de', 'it', 'pt');
  CREATE TYPE "public"."enum_revisions_state" AS ENUM('draft', 'released', 'superseded', 'withdrawn');
  CREATE TABLE "product_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_cn" varchar,
  	"kind" "enum_product_documents_kind" NOT NULL,
  	"part" varchar,
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
  	"number" numeric NOT NULL,
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
  
  CREATE TABLE "own_documents_before" AS
  	SELECT "_parent_id" AS "product_id", "kind"::text AS "kind", "language"::text AS "language", "document_id"
  	FROM "products_documents" WHERE "document_id" IS NOT NULL;
  ALTER TABLE "products_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_products_v_version_documents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "products_documents" CASCADE;
  DROP TABLE "_products_v_version_documents" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_documents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "revisions_id" integer;
  ALTER TABLE "product_documents_rels" ADD CONSTRAINT "product_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_documents_rels" ADD CONSTRAINT "product_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "revisions" ADD CONSTRAINT "revisions_document_id_product_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."product_documents"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_documents_fk" FOREIGN KEY ("product_documents_id") REFERENCES "public"."product_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_revisions_fk" FOREIGN KEY ("revisions_id") REFERENCES "public"."revisions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_product_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("product_documents_id");
  CREATE INDEX "payload_locked_documents_rels_revisions_id_idx" ON "payload_locked_documents_rels" USING btree ("revisions_id");
  DROP TYPE "public"."enum_products_documents_kind";
  DROP TYPE "public"."enum_products_documents_language";
  DROP TYPE "public"."enum__products_v_version_documents_kind";
  DROP TYPE "public"."enum__products_v_version_documents_language";
  ALTER TABLE "revisions" ADD CONSTRAINT "revisions_sha256_check" CHECK ("state" = 'draft' OR ("sha256" ~ '^[0-9a-f]{64}$' AND "filename" IS NOT NULL));
  CREATE FUNCTION "keep_released_revision"() RETURNS trigger LANGUAGE plpgsql AS $rule$
  DECLARE
  	steps text[] := ARRAY['state', 'ended_on', 'reason', 'reason_cn', 'updated_at'];
  BEGIN
  	IF TG_OP = 'TRUNCATE' THEN
  		RAISE EXCEPTION 'released revisions are kept for ever';
  	END IF;
  	IF OLD.state = 'draft' THEN
  		IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  		RETURN NEW;
  	END IF;
  	IF TG_OP = 'DELETE' THEN
  		RAISE EXCEPTION 'revision % is released and kept for ever', OLD.id;
  	END IF;
  	IF to_jsonb(NEW) - steps IS DISTINCT FROM to_jsonb(OLD) - steps THEN
  		RAISE EXCEPTION 'revision % is released and stays as it is', OLD.id;
  	END IF;
  	IF NEW.state = OLD.state THEN
  		IF to_jsonb(NEW) - 'updated_at' IS DISTINCT FROM to_jsonb(OLD) - 'updated_at' THEN
  			RAISE EXCEPTION 'revision % is released and stays as it is', OLD.id;
  		END IF;
  	ELSIF NOT (NEW.state = 'withdrawn' AND OLD.state <> 'withdrawn' OR NEW.state = 'superseded' AND OLD.state = 'released') THEN
  		RAISE EXCEPTION 'revision % can not go from % to %', OLD.id, OLD.state, NEW.state;
  	END IF;
  	RETURN NEW;
  END $rule$;
  CREATE TRIGGER "keep_released_revision" BEFORE UPDATE OR DELETE ON "revisions" FOR EACH ROW EXECUTE FUNCTION "keep_released_revision"();
  CREATE TRIGGER "keep_released_revisions" BEFORE TRUNCATE ON "revisions" FOR EACH STATEMENT EXECUTE FUNCTION "keep_released_revision"();
  CREATE FUNCTION "keep_released_document"() RETURNS trigger LANGUAGE plpgsql AS $rule$
  BEGIN
  	IF NOT EXISTS (SELECT FROM "revisions" WHERE "document_id" = OLD.id AND "state" <> 'draft') THEN
  		IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  		RETURN NEW;
  	END IF;
  	IF TG_OP = 'DELETE' THEN
  		RAISE EXCEPTION 'document % has released revisions and is kept', OLD.id;
  	END IF;
  	IF NEW.id <> OLD.id OR NEW.kind <> OLD.kind OR coalesce(NEW.part, '') <> coalesce(OLD.part, '') THEN
  		RAISE EXCEPTION 'document % has released revisions at addresses with its kind', OLD.id;
  	END IF;
  	RETURN NEW;
  END $rule$;
  CREATE TRIGGER "keep_released_document" BEFORE UPDATE OR DELETE ON "product_documents" FOR EACH ROW EXECUTE FUNCTION "keep_released_document"();
  CREATE FUNCTION "keep_products_of_released"() RETURNS trigger LANGUAGE plpgsql AS $rule$
  BEGIN
  	IF EXISTS (SELECT FROM "revisions" WHERE "document_id" = OLD.parent_id AND "state" <> 'draft')
  		AND NOT EXISTS (SELECT FROM "product_documents_rels" WHERE "parent_id" = OLD.parent_id AND "products_id" = OLD.products_id) THEN
  		RAISE EXCEPTION 'document % has released revisions at the addresses of product %', OLD.parent_id, OLD.products_id;
  	END IF;
  	RETURN NULL;
  END $rule$;
  CREATE CONSTRAINT TRIGGER "keep_products_of_released" AFTER UPDATE OR DELETE ON "product_documents_rels" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "keep_products_of_released"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_documents_kind" AS ENUM('instructions-for-use', 'quick-reference-card', 'wall-chart', 'user-manual', 'cleaning-guide', 'product-brochure', 'product-sheet', 'safety-data-sheet-extraction-buffer', 'safety-data-sheet-sample-diluent', 'safety-data-sheet-test-device', 'safety-data-sheet-control-material');
  CREATE TYPE "public"."enum_products_documents_language" AS ENUM('en', 'zh', 'es', 'fr');
  CREATE TYPE "public"."enum__products_v_version_documents_kind" AS ENUM('instructions-for-use', 'quick-reference-card', 'wall-chart', 'user-manual', 'cleaning-guide', 'product-brochure', 'product-sheet', 'safety-data-sheet-extraction-buffer', 'safety-data-sheet-sample-diluent', 'safety-data-sheet-test-device', 'safety-data-sheet-control-material');
  CREATE TYPE "public"."enum__products_v_version_documents_language" AS ENUM('en', 'zh', 'es', 'fr');
  CREATE TABLE "products_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_products_documents_kind",
  	"language" "enum_products_documents_language" DEFAULT 'en',
  	"document_id" integer
  );
  
  CREATE TABLE "_products_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__products_v_version_documents_kind",
  	"language" "enum__products_v_version_documents_language" DEFAULT 'en',
  	"document_id" integer,
  	"_uuid" varchar
  );
  
  ALTER TABLE "product_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_documents_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "revisions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE IF EXISTS "own_documents_before";
  DROP TABLE "product_documents" CASCADE;
  DROP TABLE "product_documents_rels" CASCADE;
  DROP TABLE "revisions" CASCADE;
  DROP FUNCTION "keep_released_revision";
  DROP FUNCTION "keep_released_document";
  DROP FUNCTION "keep_products_of_released";
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_revisions_fk";
  
  DROP INDEX "payload_locked_documents_rels_product_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_revisions_id_idx";
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_documents" ADD CONSTRAINT "products_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_documents" ADD CONSTRAINT "_products_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_documents_order_idx" ON "products_documents" USING btree ("_order");
  CREATE INDEX "products_documents_parent_id_idx" ON "products_documents" USING btree ("_parent_id");
  CREATE INDEX "products_documents_document_idx" ON "products_documents" USING btree ("document_id");
  CREATE INDEX "_products_v_version_documents_order_idx" ON "_products_v_version_documents" USING btree ("_order");
  CREATE INDEX "_products_v_version_documents_parent_id_idx" ON "_products_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_documents_document_idx" ON "_products_v_version_documents" USING btree ("document_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "revisions_id";
  DROP TYPE "public"."enum_product_documents_kind";
  DROP TYPE "public"."enum_revisions_language";
  DROP TYPE "public"."enum_revisions_state";`)
}
