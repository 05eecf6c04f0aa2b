CREATE TABLE "integration_states" (
	"service" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"fault" text,
	"status" integer
);
--> statement-breakpoint
CREATE TABLE "stored_values" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"key_version" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
-- Every instance reads its keys anew, whoever changed them and however.
create function announce_stored_values() returns trigger
language plpgsql
as $$
begin
	perform pg_notify('stored_values_changed', '');
	return null;
end
$$;
--> statement-breakpoint
create trigger stored_values_announce after insert or update or delete on stored_values
for each statement execute function announce_stored_values();
