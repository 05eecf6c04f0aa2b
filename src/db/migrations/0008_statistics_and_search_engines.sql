-- A generation that is still under way has no outcome to count.
create or replace function get_image_generation_stats(days_back integer default 30)
returns table (
	total_generations integer,
	successful_generations integer,
	total_cost_usd numeric,
	avg_generation_time_ms numeric,
	providers jsonb
)
language sql stable
as $$
	with recent as (
		select * from image_generations
		where created_at >= now() - make_interval(days => days_back) and state = 'done'
	)
	select
		count(*)::integer,
		count(*) filter (where success)::integer,
		coalesce(sum(cost_usd), 0),
		coalesce(round(avg(generation_time_ms) filter (where success)), 0),
		coalesce((select jsonb_object_agg(provider, total) from (select provider, count(*) as total from recent group by provider) as by_provider), '{}')
	from recent
$$;
--> statement-breakpoint
-- Search engines hear of an address when what it shows to readers changed, not of every save.
create function queue_indexnow() returns trigger
language plpgsql
as $$
begin
	if tg_op <> 'INSERT' and old.status = 'published' then
		insert into indexnow_queue (path) values ('/blog/' || old.slug)
		on conflict (path) do update set queued_at = now();
	end if;
	if tg_op <> 'DELETE' and new.status = 'published' then
		insert into indexnow_queue (path) values ('/blog/' || new.slug)
		on conflict (path) do update set queued_at = now();
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger blog_posts_indexnow_insert after insert on blog_posts
for each row when (new.status = 'published') execute function queue_indexnow();
--> statement-breakpoint
create trigger blog_posts_indexnow_update after update on blog_posts
for each row when (
	(old.status = 'published' or new.status = 'published')
	and (old.status, old.slug, old.title, old.excerpt, old.content, old.meta_title, old.meta_description, old.featured_image_url, old.faqs)
		is distinct from (new.status, new.slug, new.title, new.excerpt, new.content, new.meta_title, new.meta_description, new.featured_image_url, new.faqs)
) execute function queue_indexnow();
--> statement-breakpoint
create trigger blog_posts_indexnow_delete after delete on blog_posts
for each row when (old.status = 'published') execute function queue_indexnow();
--> statement-breakpoint
-- Whoever watches a run, on any instance, hears that it moved.
create function announce_pipeline_run() returns trigger
language plpgsql
as $$
begin
	perform pg_notify('pipeline_run_changed', new.id::text);
	return null;
end
$$;
--> statement-breakpoint
create trigger pipeline_runs_announce after insert or update on pipeline_runs
for each row execute function announce_pipeline_run();
