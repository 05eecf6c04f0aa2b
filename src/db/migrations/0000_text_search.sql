-- Functions behind the derived columns of blog_posts. They are declared immutable, which generated
-- columns and indexes require: unaccent() itself is only stable because its dictionary could be changed.
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create function without_accents(input text) returns text
language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, input)) $$;
--> statement-breakpoint
create function without_tags(html text) returns text
language sql immutable strict parallel safe
as $$ select regexp_replace(html, '<[^>]*>', ' ', 'g') $$;
--> statement-breakpoint
create function reading_minutes(html text) returns integer
language sql immutable strict parallel safe
as $$
	select greatest(1, ceil(
		coalesce(array_length(regexp_split_to_array(nullif(btrim(public.without_tags(html), E' \t\r\n'), ''), '\s+'), 1), 0) / 200.0
	))::integer
$$;
--> statement-breakpoint
create function post_filter_text(title text, excerpt text, tags text[]) returns text
language sql immutable parallel safe
as $$ select public.without_accents(title || E'\n' || excerpt || E'\n' || coalesce(array_to_string(tags, E'\n'), '')) $$;
--> statement-breakpoint
-- The Portuguese stemmer knows plurals by their accents (ções, óveis), and readers type without them. So accents go
-- first and the plurals that need them are turned into singulars, in the text and in the query alike.
create function searchable(input text) returns text
language sql immutable strict parallel safe
as $$
	select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
		public.without_accents(input),
		'([a-z]{2})(oes|aes)\M', '\1ao', 'g'),
		'([a-z]{3})eis\M', '\1el', 'g'),
		'([a-z]{3})ais\M', '\1al', 'g'),
		'([a-z]{2})ois\M', '\1ol', 'g'),
		'([a-z]{2})ns\M', '\1m', 'g')
$$;
--> statement-breakpoint
create function post_search_vector(title text, excerpt text, tags text[], content text) returns tsvector
language sql immutable parallel safe
as $$
	select
		setweight(to_tsvector('pg_catalog.portuguese', public.searchable(title)), 'A') ||
		setweight(to_tsvector('pg_catalog.portuguese', public.searchable(coalesce(array_to_string(tags, ' '), ''))), 'B') ||
		setweight(to_tsvector('pg_catalog.portuguese', public.searchable(excerpt)), 'B') ||
		setweight(to_tsvector('pg_catalog.portuguese', public.searchable(public.without_tags(content))), 'C')
$$;
--> statement-breakpoint
create function search_query(input text) returns tsquery
language sql immutable strict parallel safe
as $$ select websearch_to_tsquery('pg_catalog.portuguese', public.searchable(input)) $$;
