-- What was answered is searched too, the car in the order people say it. A message is not: nobody is found by what they wrote to us.
create function lead_search_text(number integer, name text, email text, phone text, product text, answers jsonb) returns text
language sql immutable parallel safe
as $$
	select public.without_accents(concat_ws(E'\n',
		'FS-' || number::text, name, email, phone, regexp_replace(phone, '\D', '', 'g'), product,
		nullif(concat_ws(' ', answers ->> 'Marca', answers ->> 'Modelo', answers ->> 'Ano'), ''),
		answers ->> 'CEP', regexp_replace(answers ->> 'CEP', '\D', '', 'g'),
		(select string_agg(value, E'\n') from jsonb_each_text(answers)
			where key not in ('Marca', 'Modelo', 'Ano', 'CEP', 'Mensagem'))
	))
$$;
--> statement-breakpoint
ALTER TABLE "leads" drop column "search_text";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lead_search_text("leads"."number", "leads"."name", "leads"."email", "leads"."phone", "leads"."product", "leads"."answers")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_search" ON "leads" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
drop function lead_search_text(integer, text, text, text, text);
