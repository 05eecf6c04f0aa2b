-- What follows from a change of the blog, kept by the database so that no way of writing can forget it:
-- counts, words to correct a search with, whether the sitemap is due, and addresses that moved.
create function month_of(moment timestamptz) returns date
language sql immutable parallel safe
as $$ select date_trunc('month', moment at time zone 'UTC')::date $$;
--> statement-breakpoint
create function words_of(searchable_text text) returns setof text
language sql immutable parallel safe
as $$ select distinct word from regexp_split_to_table(searchable_text, '[^a-z0-9]+') as word where length(word) between 4 and 40 $$;
--> statement-breakpoint
create function blog_posts_inserted() returns trigger
language plpgsql
as $$
begin
	insert into published_post_counts (category_id, month, posts)
	select category_id, month_of(published_at), count(*) from new_rows where status = 'published' group by 1, 2;
	if not found then return null; end if;

	insert into search_words
	select distinct words_of(filter_text) from new_rows where status = 'published'
	on conflict do nothing;
	insert into sitemap_changes default values;
	return null;
end
$$;
--> statement-breakpoint
create function blog_posts_deleted() returns trigger
language plpgsql
as $$
begin
	insert into published_post_counts (category_id, month, posts)
	select category_id, month_of(published_at), -count(*) from old_rows where status = 'published' group by 1, 2;
	if found then insert into sitemap_changes default values; end if;
	return null;
end
$$;
--> statement-breakpoint
create function blog_posts_updated() returns trigger
language plpgsql
as $$
begin
	insert into published_post_counts (category_id, month, posts)
	select category_id, month, sum(change) from (
		select category_id, month_of(published_at) as month, 1 as change from new_rows where status = 'published'
		union all
		select category_id, month_of(published_at), -1 from old_rows where status = 'published'
	) as changes
	group by 1, 2
	having sum(change) <> 0;

	insert into search_words
	select distinct words_of(new_rows.filter_text)
	from new_rows join old_rows using (id)
	where new_rows.status = 'published' and (old_rows.status <> 'published' or old_rows.filter_text <> new_rows.filter_text)
	on conflict do nothing;

	if exists (select from old_rows where status = 'published') or exists (select from new_rows where status = 'published') then
		insert into sitemap_changes default values;
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger blog_posts_count_insert after insert on blog_posts
referencing new table as new_rows for each statement execute function blog_posts_inserted();
--> statement-breakpoint
create trigger blog_posts_count_delete after delete on blog_posts
referencing old table as old_rows for each statement execute function blog_posts_deleted();
--> statement-breakpoint
create trigger blog_posts_count_update after update on blog_posts
referencing old table as old_rows new table as new_rows for each statement execute function blog_posts_updated();
--> statement-breakpoint
create function blog_categories_changed() returns trigger
language plpgsql
as $$
begin
	insert into sitemap_changes default values;
	return null;
end
$$;
--> statement-breakpoint
create trigger blog_categories_sitemap after insert or update or delete on blog_categories
for each statement execute function blog_categories_changed();
--> statement-breakpoint
-- An address that readers and search engines know keeps leading to its article. One that an article has is no old one.
create function keep_old_slug() returns trigger
language plpgsql
as $$
begin
	delete from blog_post_old_slugs where slug = new.slug;
	if tg_op = 'UPDATE' and old.published_at is not null then
		insert into blog_post_old_slugs (slug, post_id) values (old.slug, new.id)
		on conflict (slug) do update set post_id = excluded.post_id, created_at = now();
	end if;
	return null;
end
$$;
--> statement-breakpoint
create trigger blog_posts_old_slug_insert after insert on blog_posts
for each row execute function keep_old_slug();
--> statement-breakpoint
create trigger blog_posts_old_slug_update after update on blog_posts
for each row when (old.slug <> new.slug) execute function keep_old_slug();
--> statement-breakpoint
insert into published_post_counts (category_id, month, posts)
select category_id, month_of(published_at), count(*) from blog_posts where status = 'published' group by 1, 2;
--> statement-breakpoint
insert into search_words
select distinct words_of(filter_text) from blog_posts where status = 'published'
on conflict do nothing;
--> statement-breakpoint
-- Until now the date of the last change was shown as that of the last check.
update blog_posts set fact_checked_at = updated_at where status = 'published' and not auto_generated;
--> statement-breakpoint
insert into sitemap_changes default values;
