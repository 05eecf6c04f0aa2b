import { sql } from 'drizzle-orm'
import type { Planted } from './world.ts'

const HOUR_MS = 3_600_000

export type PlantedBug = Planted & {
	what: string
	/** What the simulation must say of it. */
	found: RegExp
}

const when = (begins: string, changed: (statement: string) => string) => (statement: string) =>
	statement.startsWith(begins) ? changed(statement) : statement

const nowhere = (statement: string) => `${statement} and false`

/** Mistakes that somebody could make one day. Each is put in from outside, alone: a statement that says something else, a check that is not there. */
export const plantedBugs: PlantedBug[] = [
	{
		what: 'that a mail left is not written down',
		rewrite: when('update "outgoing_mails" set', (statement) =>
			statement.includes('"sent_at" = $') ? nowhere(statement) : statement,
		),
		found: /was sent again|is not noted/,
	},
	{
		what: 'what a target has taken is due again',
		rewrite: (statement) => statement.replaceAll('"webhook_deliveries"."delivered_at" is null', 'true'),
		found: /webhook .* was sent again/,
	},
	{
		what: 'a push is noted as taken and dropped',
		dropsPushes: true,
		found: /push .* is noted as taken and never was/,
	},
	{
		what: 'the month’s sum forgets what pictures cost',
		rewrite: (statement) =>
			statement.startsWith('select coalesce(sum("cost_usd"), 0)') && statement.includes('"image_generations"')
				? `select 0 from (${statement}) as sum`
				: statement,
		found: /gemini bills/,
	},
	{
		what: 'what nobody waited for costs nothing',
		rewrite: when('update "image_generations" set', (statement) =>
			statement.includes('"created_at" <') ? statement.replace(' set ', ' set "cost_usd" = 0, ') : statement,
		),
		found: /gemini bills .* booked/,
	},
	{
		what: 'a category’s article of the day is not looked for',
		prepare: (db) => db.execute(sql`drop index blog_posts_of_day`),
		rewrite: (statement) =>
			statement.includes('"blog_posts"."auto_generated" = ') && statement.includes('"generated_for" = ')
				? statement.replace(' where ', ' where false and ')
				: statement.replaceAll(/"blog_posts"\."generated_for" = (\$\d+)/g, '$1::text is null'),
		found: /articles of a category on/,
	},
	{
		what: 'old mails stay',
		rewrite: when('delete from "outgoing_mails" where "outgoing_mails"."created_at"', nowhere),
		found: /of mails kept past their time/,
	},
	{
		what: 'old leads keep their person',
		rewrite: (statement) =>
			statement.startsWith('update "leads" set') && statement.includes('"leads"."updated_at" <')
				? statement.replace(' returning ', ' and false returning ')
				: statement,
		found: /of leads kept past their time/,
	},
	{
		what: 'readers are shown drafts',
		rewriteReading: (statement) =>
			statement.replaceAll(/"blog_posts"\."status" = (\$\d+)/g, '("blog_posts"."status" = $1 or true)'),
		found: /is shown and may not be|is listed/,
	},
	{
		what: 'articles go live before their moment',
		aheadMs: { job: 'publish-due-posts', ms: 300 * HOUR_MS },
		found: /is shown and may not be|is listed/,
	},
	{
		what: 'what belongs together is not one transaction',
		withoutTransactions: true,
		found: /has \d reviews|has 0 mails|has 0 events|acknowledged/,
	},
	{
		what: 'a form that comes twice is two leads',
		prepare: (db) => db.execute(sql`alter table leads drop constraint leads_submission_unique`),
		rewrite: (statement) =>
			statement.startsWith('select') && statement.includes('"leads"."submission" = ')
				? statement.replace(' where ', ' where false and ')
				: statement.replace(' on conflict ("submission") do nothing', ''),
		found: /leads were acknowledged/,
	},
]
