insert into system_config (id) values (1) on conflict do nothing;
--> statement-breakpoint
create function get_image_generation_stats(days_back integer default 30)
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
		select * from image_generations where created_at >= now() - make_interval(days => days_back)
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
-- What readers see has changed: every instance drops its cached pages. As triggers, so that no way of
-- writing (screen, job, script, psql) can forget it; as NOTIFY, so that it happens at commit or not at all.
create function announce_blog_change() returns trigger
language plpgsql
as $$
begin
	perform pg_notify('content_changed', 'blog');
	return null;
end
$$;
--> statement-breakpoint
create trigger blog_posts_announce_insert after insert on blog_posts
for each row when (new.status = 'published') execute function announce_blog_change();
--> statement-breakpoint
create trigger blog_posts_announce_update after update on blog_posts
for each row when (old.status = 'published' or new.status = 'published') execute function announce_blog_change();
--> statement-breakpoint
create trigger blog_posts_announce_delete after delete on blog_posts
for each row when (old.status = 'published') execute function announce_blog_change();
--> statement-breakpoint
create trigger blog_categories_announce after insert or update or delete on blog_categories
for each statement execute function announce_blog_change();
