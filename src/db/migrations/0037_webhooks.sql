CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" text NOT NULL,
	"target_id" uuid NOT NULL,
	"replay" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"status" integer,
	"fault" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"change" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_targets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"types" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"key_version" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_target_id_webhook_targets_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."webhook_targets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("due_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_target" ON "webhook_deliveries" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "webhook_events_by_age" ON "webhook_events" USING btree ("created_at");
--> statement-breakpoint
-- What happened is written with the change itself, whoever made it, and for those alone who are to be told of it.
create function queue_webhook(happened text, subject uuid, difference jsonb) returns void
language plpgsql
as $$
declare
	event text := 'msg_' || replace(gen_random_uuid()::text, '-', '');
begin
	if not exists (select from webhook_targets where active and happened = any(types)) then
		return;
	end if;
	insert into webhook_events (id, type, subject_id, change) values (event, happened, subject, difference);
	insert into webhook_deliveries (event_id, target_id)
	select event, id from webhook_targets where active and happened = any(types);
	perform pg_notify('webhook_queued', '');
end
$$;
--> statement-breakpoint
create function queue_lead_webhook() returns trigger
language plpgsql
as $$
begin
	if tg_op = 'INSERT' then
		perform queue_webhook('lead.created', new.id, null);
	else
		perform queue_webhook('lead.changed', new.id, case when old.status is distinct from new.status
			then jsonb_build_object('from', old.status, 'to', new.status) end);
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger leads_webhook_created after insert on leads
for each row execute function queue_lead_webhook();
--> statement-breakpoint
-- One whose person is forgotten has no fingerprint: nobody is to be told of that.
create trigger leads_webhook_changed after update on leads
for each row when (
	new.fingerprint <> '' and
	(old.status, old.name, old.email, old.phone, old.product, old.answers)
		is distinct from (new.status, new.name, new.email, new.phone, new.product, new.answers)
) execute function queue_lead_webhook();
--> statement-breakpoint
create function queue_article_webhook() returns trigger
language plpgsql
as $$
begin
	perform queue_webhook('article.published', new.id, null);
	return null;
end
$$;
--> statement-breakpoint
create trigger blog_posts_webhook_inserted after insert on blog_posts
for each row when (new.status = 'published') execute function queue_article_webhook();
--> statement-breakpoint
create trigger blog_posts_webhook_published after update on blog_posts
for each row when (new.status = 'published' and old.status <> 'published') execute function queue_article_webhook();
