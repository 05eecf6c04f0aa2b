CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
-- Where there is an administrator already, somebody has entered: the set-up stays closed.
INSERT INTO "milestones" ("name", "at") SELECT 'first-entry', now() WHERE EXISTS (SELECT 1 FROM "users" WHERE "role" = 'admin');
