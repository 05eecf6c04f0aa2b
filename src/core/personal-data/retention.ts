import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { forgetLeads } from '#core/leads/forget-leads.ts'
import { unreachable } from '#core/leads/without-contact.ts'
import { purgeOldTries } from '#core/limits/rate-limit.ts'
import { purgeOldRequestCounts } from '#core/limits/request-limit.ts'
import { purgeExpiredCache } from '#core/maintenance/purge-expired-cache.ts'
import { dropOrphans, dropSaved } from '#core/posts/copies/purge-working-copies.ts'
import type { Db } from '#db/client.server.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { auditLog } from '#db/schema/audit.ts'
import { dataRequests } from '#db/schema/data-requests.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { leads, newsletterSubscribers } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { pipelineRuns } from '#db/schema/pipeline.ts'
import { postRevisions } from '#db/schema/posts.ts'
import { pushMessages } from '#db/schema/push.ts'
import { rdConversions } from '#db/schema/rd-station.ts'
import { sessions, verifications } from '#db/schema/users.ts'
import { webhookEvents } from '#db/schema/webhooks.ts'
import { addMonths } from '#lib/add-months.ts'
import { type PeriodName, periods, type Span } from './periods.ts'

/** What is older than this is past its time. */
type Purge = (db: Db, limit: Date, now: Date) => Promise<unknown>

/** How each thing of periods.ts goes when its time is over. */
const purges: Record<PeriodName, Purge> = {
	leads: (db, limit) => forgetLeads(db, lt(leads.updatedAt, limit)),
	contactless: (db, limit) => forgetLeads(db, and(unreachable, eq(leads.status, 'new'), lt(leads.updatedAt, limit))!),
	withdrawn: (db, limit) => forgetLeads(db, lt(leads.withdrawnAt, limit)),
	// With their lead.
	leadFiles: async () => {},
	leadEvents: async () => {},
	dataRequests: (db, limit) => db.delete(dataRequests).where(lt(dataRequests.answeredAt, limit)),
	mails: (db, limit) => db.delete(outgoingMails).where(lt(outgoingMails.createdAt, limit)),
	unconfirmed(db, limit) {
		const { confirmedAt, unsubscribedAt, requestedAt } = newsletterSubscribers
		const waiting = and(isNull(confirmedAt), isNull(unsubscribedAt))
		return db.delete(newsletterSubscribers).where(and(waiting, lt(requestedAt, limit)))
	},
	cancelled: (db, limit) => db.delete(newsletterSubscribers).where(lt(newsletterSubscribers.unsubscribedAt, limit)),
	webhookEvents: (db, limit) => db.delete(webhookEvents).where(lt(webhookEvents.createdAt, limit)),
	// With their event.
	webhookDeliveries: async () => {},
	pushMessages: (db, limit) => db.delete(pushMessages).where(lt(pushMessages.createdAt, limit)),
	rdConversions: (db, limit) => db.delete(rdConversions).where(lt(rdConversions.createdAt, limit)),
	// With their lead.
	whatsAppMessages: async () => {},
	requestCounts: (db, _, now) => purgeOldRequestCounts(db, now),
	rateLimits: (db, _, now) => purgeOldTries(db, now),
	auditAddresses: (db, limit) =>
		db
			.update(auditLog)
			.set({ address: null })
			.where(and(lt(auditLog.at, limit), isNotNull(auditLog.address))),
	auditLines: (db, limit) => db.delete(auditLog).where(lt(auditLog.at, limit)),
	sessions: (db, limit) => db.delete(sessions).where(lt(sessions.expiresAt, limit)),
	verifications: (db, limit) => db.delete(verifications).where(lt(verifications.expiresAt, limit)),
	answers: (db, limit) => purgeExpiredCache(db, limit),
	runs(db, limit) {
		const { state, finishedAt, updatedAt } = pipelineRuns
		const over = inArray(state, ['completed', 'failed', 'cancelled'])
		const old = or(lt(finishedAt, limit), and(isNull(finishedAt), lt(updatedAt, limit)))
		return db.delete(pipelineRuns).where(and(over, old))
	},
	// With their run.
	runEvents: async () => {},
	usage: (db, limit) => db.delete(aiUsage).where(lt(aiUsage.createdAt, limit)),
	images: (db, limit) => db.delete(imageGenerations).where(lt(imageGenerations.createdAt, limit)),
	savedCopies: dropSaved,
	orphanCopies: dropOrphans,
	revisions(db, limit) {
		const { createdAt, savedBy, savedByName } = postRevisions
		const named = or(isNotNull(savedBy), isNotNull(savedByName))
		return db
			.update(postRevisions)
			.set({ savedBy: null, savedByName: null })
			.where(and(lt(createdAt, limit), named))
	},
}

/** Takes out, once a day, all that is past its time. What fails does not keep the rest; the fault is told at the end. */
export async function forgetWhatIsOver(db: Db, now: Date): Promise<void> {
	const faults: unknown[] = []
	for (const name of Object.keys(periods) as PeriodName[]) {
		try {
			await purges[name](db, limitOf(periods[name].span, now), now)
		} catch (error) {
			faults.push(error)
		}
	}
	if (faults.length > 0) throw new AggregateError(faults, 'some of what is past its time could not be removed')
}

function limitOf(span: Span, now: Date): Date {
	if (!span) return now
	return 'months' in span ? addMonths(now, -span.months) : new Date(now.getTime() - span.days * 86_400_000)
}

/** Tables that hold nobody, or whom the site shows or employs, and why nothing of them goes by itself. */
export const keptTables: Record<string, { holds: 'nobody' | 'staff'; why: string }> = {
	backups: { holds: 'nobody', why: 'which backups were made and whether they came back' },
	users: {
		holds: 'staff',
		why: 'name, registration, biography and photo while the account exists; the picture itself is the library’s',
	},
	accounts: { holds: 'staff', why: 'with the account' },
	two_factors: { holds: 'staff', why: 'with the account' },
	blog_posts: { holds: 'staff', why: 'author and reviewer are shown to readers, as the article is' },
	facts: { holds: 'staff', why: 'whoever signed a fact answers for it until another signs' },
	fact_changes: { holds: 'staff', why: 'who answered for what was published at the time' },
	claim_supports: { holds: 'staff', why: 'who answers for a sentence, as long as the article is there' },
	post_reviews: { holds: 'staff', why: 'who answered for which version of an article' },
	publish_motives: {
		holds: 'staff',
		why: 'who put an article before readers against what reasons, as long as it is there',
	},
	post_changes: { holds: 'staff', why: 'what waits to be published and who wrote it, until it is' },
	publication_undos: { holds: 'nobody', why: 'what the last publication of an article replaced' },
	review_requests: { holds: 'staff', why: 'who asked for a review and who decided, as long as the article is there' },
	post_notes: { holds: 'staff', why: 'remarks on an article, as long as it is there' },
	post_note_replies: { holds: 'staff', why: 'answers to remarks on an article, as long as it is there' },
	checked_links: { holds: 'nobody', why: 'addresses of other sites and whether they answered' },
	link_places: { holds: 'nobody', why: 'which articles lead to which addresses' },
	page_counts: { holds: 'nobody', why: 'sums per page and day, which tell nobody from anybody' },
	source_pages: { holds: 'nobody', why: 'public pages as they were read, the evidence of what articles quote' },
	media_files: { holds: 'staff', why: 'part of the site; who added a picture is forgotten with the account' },
	blog_categories: { holds: 'nobody', why: 'part of the site' },
	blog_post_facts: { holds: 'nobody', why: 'which articles refer to which facts' },
	blog_category_old_slugs: { holds: 'nobody', why: 'addresses of pages' },
	blog_post_old_slugs: { holds: 'nobody', why: 'addresses of pages' },
	published_post_counts: { holds: 'nobody', why: 'counts of articles' },
	written_post_counts: { holds: 'nobody', why: 'counts of articles' },
	leases: { holds: 'nobody', why: 'names of work under way' },
	search_words: { holds: 'nobody', why: 'words of published articles' },
	model_prices: { holds: 'nobody', why: 'prices' },
	identity_versions: { holds: 'staff', why: 'who the brokerage is and was, whom the site names, and who said so' },
	milestones: { holds: 'staff', why: 'what was done once on the way to going live, and by which account' },
	scheduler_settings: { holds: 'nobody', why: 'settings' },
	scheduler_runs: { holds: 'nobody', why: 'which articles were written on a day' },
	blog_topics: { holds: 'nobody', why: 'what to write about' },
	sitemap_submissions: { holds: 'nobody', why: 'what the Search Console answered' },
	indexnow_queue: { holds: 'nobody', why: 'addresses of pages' },
	seo_validations: { holds: 'nobody', why: 'findings in articles' },
	push_subscriptions: {
		holds: 'staff',
		why: 'browsers of the brokerage’s people, until they switch it off or the account goes',
	},
	message_templates: { holds: 'nobody', why: 'texts to answer with, with fields in place of people' },
	system_config: { holds: 'nobody', why: 'settings' },
	stored_values: { holds: 'nobody', why: 'keys of services, sealed' },
	webhook_targets: {
		holds: 'nobody',
		why: 'where other systems of the brokerage are, and what their messages are signed with, sealed',
	},
	integration_states: { holds: 'nobody', why: 'whether services answered' },
	sitemap_files: { holds: 'nobody', why: 'addresses of pages' },
	sitemap_changes: { holds: 'nobody', why: 'moments' },
}
