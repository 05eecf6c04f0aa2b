import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { sitemapSubmissions } from '#db/schema/search-engines.ts'
import { type ConsoleAnswer, describeSubmitted, explainFailure, NOT_CONFIGURED } from './console-words.ts'
import { samePropertyOtherwise } from './property-form.ts'
import type { SearchConsole, SubmittedSitemap } from './search-console.ts'
import { wrongProperty } from './test-console.ts'

export type SitemapSubmission = ConsoleAnswer & {
	readBack?: SubmittedSitemap | undefined
	detail?: string | undefined
}

type Submission = {
	/** Nothing where no service account is configured. */
	console: SearchConsole | undefined
	siteUrl: string
	sitemapUrl: string
	/** The article whose save caused it. */
	postId?: string | undefined
	/** The failure that this is another try of. */
	known?: { status: string; dismissedAt: Date | null } | undefined
	/** Nobody, where a job sends it. */
	actor?: { id: string; email: string } | undefined
	address?: string | undefined
	signal?: AbortSignal | undefined
	now: Date
}

/** Sends the map to the Search Console, reads back what the console says of it, and keeps both. Never throws for what Google did. */
export async function submitSitemap(db: Db, submission: Submission): Promise<SitemapSubmission> {
	const { siteUrl, sitemapUrl, postId, known, actor, address, signal, now } = submission
	const result = await send(submission)
	// Broken off from our side: that says nothing of the console.
	if (!result.success && signal?.aborted) return result
	const { success, status, message, readBack, detail } = result
	await db.transaction(async (tx) => {
		await tx.insert(sitemapSubmissions).values({
			siteUrl,
			sitemapUrl,
			success,
			status,
			message,
			readBack: readBack ?? (detail ? { detail } : null),
			postId,
			dismissedAt: !success && known?.status === status ? known.dismissedAt : null,
			createdAt: now,
		})
		if (actor)
			await recordAudit(tx, {
				action: 'sitemap.submitted',
				actor,
				address,
				subject: { label: sitemapUrl },
				details: { success, status },
				now,
			})
	})
	return result
}

async function send({ console, siteUrl, sitemapUrl, signal }: Submission): Promise<SitemapSubmission> {
	if (!console) return NOT_CONFIGURED
	const sent = await console.submit({ siteUrl, sitemapUrl }, { signal })
	if (!sent.ok) {
		const other = sent.reason === 'forbidden' ? await findOtherForm(console, siteUrl, signal) : undefined
		if (other)
			return {
				success: false,
				status: 'wrong-property',
				message: wrongProperty(siteUrl, other),
				detail: sent.detail,
			}
		const message = explainFailure(sent.reason, { siteUrl, accountEmail: console.accountEmail })
		return { success: false, status: sent.reason, message, detail: sent.detail }
	}
	const read = await console.read({ siteUrl, sitemapUrl }, { signal })
	const readBack = read.ok ? read.sitemap : undefined
	return { success: true, status: 'submitted', message: describeSubmitted(readBack), readBack }
}

/** The commonest cause of a refusal: the account has the site under the other form of property. */
async function findOtherForm(
	console: SearchConsole,
	siteUrl: string,
	signal: AbortSignal | undefined,
): Promise<string | undefined> {
	const found = await console.listProperties({ signal })
	if (!found.ok || found.properties.some((each) => each.siteUrl === siteUrl)) return undefined
	return samePropertyOtherwise(
		siteUrl,
		found.properties.map((each) => each.siteUrl),
	)
}
