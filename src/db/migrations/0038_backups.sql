CREATE TABLE "backups" (
	"name" text PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"tried_at" timestamp with time zone,
	"proven" boolean,
	"proof" jsonb
);
--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("made_at" DESC NULLS FIRST);