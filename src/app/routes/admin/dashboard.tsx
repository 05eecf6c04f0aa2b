import { NO_STORE } from '#app/cache-headers.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { SITEMAP_NOTICE } from '#app/components/admin/search-console-state.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import { type Services, services } from '#app/services.ts'
import { outdatedArticles } from '#core/facts/articles-on-fact.ts'
import { monthSpend } from '#core/generation/costs/month-spend.ts'
import { findReadiness } from '#core/going-live/find-readiness.ts'
import { readySteps } from '#core/going-live/readiness.ts'
import { countLeadsPerDay } from '#core/leads/count-leads-per-day.ts'
import { countNewLeads } from '#core/leads/count-new-leads.ts'
import { countWaitingLeads } from '#core/leads/follow-up/list-open-leads.ts'
import { listLatestLeads } from '#core/leads/list-latest-leads.ts'
import { countStuckMails } from '#core/mail/count-stuck-mails.ts'
import { listLatestPosts } from '#core/posts/list-latest-posts.ts'
import { countPosts } from '#core/posts/reading/count-posts.ts'
import { listDrafts } from '#core/posts/reading/list-drafts.ts'
import { listDueReviews } from '#core/reviews/list-due-reviews.ts'
import { listReviewQueue, type QueuedReview } from '#core/reviews/list-review-queue.ts'
import { findLastSubmission, type StoredSubmission } from '#core/sitemap/find-last-submission.ts'
import type { Right } from '#core/users/rights.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import type { Route } from './+types/dashboard.ts'
import { answerSitemapForm, type SitemapAnswer } from './dashboard/answer-sitemap-form.server.ts'
import { type Block, readBlock } from './dashboard/block.ts'
import { Counters } from './dashboard/counters.tsx'
import { Drafts } from './dashboard/drafts.tsx'
import { DueReviews } from './dashboard/due-reviews.tsx'
import { GoingLive } from './dashboard/going-live.tsx'
import { greetingOf, todayOf, waitingOf } from './dashboard/greeting.ts'
import { LatestPosts } from './dashboard/latest-posts.tsx'
import { LeadsChart } from './dashboard/leads-chart.tsx'
import { NewestLeads } from './dashboard/newest-leads.tsx'
import { OutdatedArticles } from './dashboard/outdated-articles.tsx'
import { QuickActions } from './dashboard/quick-actions.tsx'
import { ReviewQueue } from './dashboard/review-queue.tsx'
import { SitemapFailure } from './dashboard/sitemap-failure.tsx'
import { Spend } from './dashboard/spend.tsx'
import { WaitingMails } from './dashboard/waiting-mails.tsx'
import { readSteps } from './first-steps/read-steps.server.ts'
import { countDone } from './first-steps/steps.ts'
import { mayDo, ownOnly } from './forbidden.ts'
import { signedInAdmin } from './signed-in-admin.ts'
import { toldAction } from './told-action.ts'

const CHART_DAYS = 30

export async function loader({ context }: Route.LoaderArgs) {
	const available = context.get(services)
	const { db, now: clock, searchConsole, mailConfigured } = available
	const now = clock()
	const authorId = ownOnly(context)
	const user = context.get(signedInAdmin)
	const decides = mayDo(context, 'reviews.decide')
	/** A block that whoever looks may not see is not even read. */
	const readFor = <T,>(right: Right, read: () => Promise<T>) =>
		mayDo(context, right) ? readBlock(context, read()) : undefined
	const [
		counts,
		posts,
		leads,
		drafts,
		requests,
		dueReviews,
		outdated,
		spend,
		leadsPerDay,
		submission,
		stuckMails,
		goingLive,
	] = await Promise.all([
		readFor('posts.write-any', () => countPosts(db, { now })),
		readBlock(context, listLatestPosts(db, { limit: 7, authorId, now })),
		readFor('leads', () => leadsToAnswer(db)),
		readBlock(context, listDrafts(db, { limit: 5, authorId })),
		readFor('reviews.request', () => listReviewQueue(db, { tab: decides ? 'waiting' : 'returned', user, now })),
		readFor('reviews.decide', () => listDueReviews(db, { limit: 5, now })),
		readFor('posts.write-any', () => outdatedArticles(db, { today: brasiliaDay(now) })),
		readFor('settings', () => monthSpend(db, { now })),
		readFor('leads', () => countLeadsPerDay(db, { days: CHART_DAYS, now })),
		readFor('search-engines', () => findLastSubmission(db, { ...searchConsole, now })),
		readFor('outbox', () => countStuckMails(db, { mailConfigured })),
		readFor('settings', () => readGoingLive(available)),
	])
	const asked = requests && (requests.ok ? requests.value.length : null)
	const waiting = waitingOf({
		newLeads: leads && (leads.ok ? leads.value.waiting : null),
		reviews: decides ? asked : undefined,
		returned: decides ? undefined : asked,
	})
	return {
		now,
		greeting: greetingOf(user.name, now),
		lead: `${todayOf(now)} ${waiting}`.trim(),
		counts,
		posts,
		leads,
		drafts,
		reviewQueue: decides && requests ? queueOf(requests) : undefined,
		dueReviews,
		outdated,
		spend,
		leadsPerDay,
		goingLive: goingLive?.ok ? goingLive.value : undefined,
		mails: { count: stuckMails?.ok ? stuckMails.value : 0, mailConfigured },
		sitemapFailure: submission?.ok ? untold(submission.value) : undefined,
	}
}

async function readGoingLive(available: Services) {
	const { identity: held, db, siteUrl, mailConfigured, nightlyBackups, searchConsole, now } = available
	const { identity } = held.current()
	const known = { siteUrl, identity, fresh: held.fresh, mailConfigured, nightlyBackups, searchConsole, now: now() }
	const [readiness, steps] = await Promise.all([findReadiness(db, known), readSteps(available)])
	const isReady = readySteps.every((step) => readiness[step].done)
	return isReady ? undefined : { readiness, firstSteps: countDone(steps) }
}

const QUEUE_SHOWN = 5

function queueOf(requests: Block<QueuedReview[]>): Block<{ waiting: QueuedReview[]; total: number }> {
	if (!requests.ok) return requests
	return { ok: true, value: { waiting: requests.value.slice(0, QUEUE_SHOWN), total: requests.value.length } }
}

/** The last submission, where it failed and nobody has put that aside. */
function untold(last: StoredSubmission | undefined) {
	if (!last || last.success || last.dismissedAt) return undefined
	const { id, message, createdAt } = last
	return { id, message, createdAt }
}

export function action(args: Route.ActionArgs) {
	return answerSitemapForm(args)
}

/** Where the server does not answer the screen stays and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData()
	const intent = form.get('intent') === 'dismiss' ? 'dismiss' : 'send'
	return toldAction<SitemapAnswer>(serverAction, {
		tell: tellSitemap,
		unanswered: (message) => ({ intent, ok: false, message }),
	})
}

function tellSitemap({ intent, ok, message }: SitemapAnswer) {
	if (intent === 'dismiss') return ok ? undefined : notify.error('Aviso não dispensado', message, SITEMAP_NOTICE)
	if (ok) notify.success('Sitemap enviado', message, SITEMAP_NOTICE)
	else notify.error('Erro no envio do sitemap', message, SITEMAP_NOTICE)
}

async function leadsToAnswer(db: Parameters<typeof countNewLeads>[0]) {
	const [leads, fresh, waiting] = await Promise.all([
		listLatestLeads(db, { limit: 5 }),
		countNewLeads(db),
		countWaitingLeads(db),
	])
	return { leads, fresh, waiting }
}

export function headers() {
	return NO_STORE
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const {
		now,
		greeting,
		lead,
		counts,
		posts,
		leads,
		drafts,
		reviewQueue,
		dueReviews,
		outdated,
		spend,
		leadsPerDay,
		sitemapFailure,
		mails,
		goingLive,
	} = loaderData
	return (
		<AdminPage title="Painel Administrativo">
			<PageHeader title={greeting} lead={lead} />
			{sitemapFailure && <SitemapFailure failure={sitemapFailure} />}
			{mails.count > 0 && <WaitingMails {...mails} />}
			{goingLive && <GoingLive {...goingLive} />}
			{/* By the room there is, not by the window: the menu may be wide or narrow. */}
			<div className="@container">
				{counts && (counts.ok ? <Counters counts={counts.value} /> : <Uncounted />)}
				<QuickActions quiet={goingLive !== undefined} />
				<div className={classNames('mt-5 grid items-start gap-4', leads && '@min-[58rem]:grid-cols-[2.55fr_1fr]')}>
					{/* What comes in first comes first; on a wide page it stands at the right, as in the sketch. */}
					{leads && (
						<div className="grid min-w-0 items-start gap-4 @min-[40rem]:@max-[58rem]:grid-cols-2 @min-[58rem]:order-2">
							<NewestLeads block={leads} now={now} />
							<div className="grid min-w-0 gap-4">
								{leadsPerDay && <LeadsChart block={leadsPerDay} />}
								{spend && <Spend block={spend} />}
							</div>
						</div>
					)}
					<div className="grid min-w-0 gap-4">
						{outdated && <OutdatedArticles block={outdated} />}
						{reviewQueue && <ReviewQueue block={reviewQueue} now={now} />}
						<LatestPosts block={posts} />
						<Drafts block={drafts} now={now} />
						{dueReviews && <DueReviews block={dueReviews} now={now} />}
					</div>
				</div>
			</div>
		</AdminPage>
	)
}

function Uncounted() {
	return <ListState state="error" message="Não foi possível contar os posts." />
}
