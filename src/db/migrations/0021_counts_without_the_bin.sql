-- What is in the bin is in no list of the back office, and so in none of its counts.
create or replace function count_written_posts() returns trigger
language plpgsql
as $$
begin
	if tg_op <> 'DELETE' then
		insert into written_post_counts (day, posts)
		select (created_at at time zone 'America/Sao_Paulo')::date, count(*) from new_rows where deleted_at is null group by 1;
	end if;
	if tg_op <> 'INSERT' then
		insert into written_post_counts (day, posts)
		select (created_at at time zone 'America/Sao_Paulo')::date, -count(*) from old_rows where deleted_at is null group by 1;
	end if;
	return null;
end
$$;
--> statement-breakpoint
create or replace function recount_written_posts() returns trigger
language plpgsql
as $$
begin
	if old.deleted_at is null then
		insert into written_post_counts (day, posts) values ((old.created_at at time zone 'America/Sao_Paulo')::date, -1);
	end if;
	if new.deleted_at is null then
		insert into written_post_counts (day, posts) values ((new.created_at at time zone 'America/Sao_Paulo')::date, 1);
	end if;
	return null;
end
$$;
--> statement-breakpoint
drop trigger blog_posts_written_update on blog_posts;
--> statement-breakpoint
create trigger blog_posts_written_update after update on blog_posts
for each row when (
	old.created_at <> new.created_at or (old.deleted_at is null) <> (new.deleted_at is null)
) execute function recount_written_posts();
