CREATE TABLE "identity_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"fields" text[] NOT NULL,
	"reverts_to" integer,
	"changed_by" text,
	"changed_by_name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_versions" ADD CONSTRAINT "identity_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- Who the brokerage is stands on every page: each instance reads it anew and drops all of them, whoever wrote the row.
create function announce_identity_change() returns trigger
language plpgsql
as $$
begin
	perform pg_notify('content_changed', 'identity');
	return null;
end
$$;
--> statement-breakpoint
create trigger identity_versions_announce after insert or update or delete on identity_versions
for each statement execute function announce_identity_change();
