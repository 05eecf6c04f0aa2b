CREATE TABLE "leases" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"holder" uuid NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leases_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
CREATE TABLE "written_post_counts" (
	"day" date NOT NULL,
	"posts" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "blog_posts_created";--> statement-breakpoint
CREATE INDEX "blog_posts_latest" ON "blog_posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_posts_drafts" ON "blog_posts" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "blog_posts_drafts_of_category" ON "blog_posts" USING btree ("category_id","auto_generated") WHERE status = 'draft';--> statement-breakpoint
-- How many articles were written on each day, so that the back office counts none of them.
create function count_written_posts() returns trigger
language plpgsql
as $$
begin
	if tg_op <> 'DELETE' then
		insert into written_post_counts (day, posts)
		select (created_at at time zone 'America/Sao_Paulo')::date, count(*) from new_rows group by 1;
	end if;
	if tg_op <> 'INSERT' then
		insert into written_post_counts (day, posts)
		select (created_at at time zone 'America/Sao_Paulo')::date, -count(*) from old_rows group by 1;
	end if;
	return null;
end
$$;
--> statement-breakpoint
create function recount_written_posts() returns trigger
language plpgsql
as $$
begin
	insert into written_post_counts (day, posts)
	values ((old.created_at at time zone 'America/Sao_Paulo')::date, -1), ((new.created_at at time zone 'America/Sao_Paulo')::date, 1);
	return null;
end
$$;
--> statement-breakpoint
create trigger blog_posts_written_insert after insert on blog_posts
referencing new table as new_rows for each statement execute function count_written_posts();
--> statement-breakpoint
create trigger blog_posts_written_delete after delete on blog_posts
referencing old table as old_rows for each statement execute function count_written_posts();
--> statement-breakpoint
create trigger blog_posts_written_update after update on blog_posts
for each row when (old.created_at <> new.created_at) execute function recount_written_posts();
--> statement-breakpoint
insert into written_post_counts (day, posts)
select (created_at at time zone 'America/Sao_Paulo')::date, count(*) from blog_posts group by 1;
