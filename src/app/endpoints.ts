import type { z } from 'zod'
import type { RevisionAnswer, RevisionsAnswer } from '#app/routes/admin/posts/editor/dialogs/revision-answers.ts'
import type { NoteChangeAnswer, NotesAnswer } from '#app/routes/admin/posts/editor/notes/note-answers.ts'
import type { ReviewWish, ReviewWishAnswer } from '#app/routes/admin/posts/editor/review/review-state.ts'
import type { AdminFindings } from '#core/admin-search/search-admin.ts'
import type { ClaimBasis } from '#core/claims/claim-basis.ts'
import type { GivenSupport } from '#core/claims/supports/give-support.ts'
import type { PromptCheck } from '#core/generation/runs/check-prompt.ts'
import type { GenerateImageAnswer } from '#core/images/generate-image.ts'
import type { imageRequest } from '#core/images/image-request.ts'
import type { KnownSource } from '#core/links/known-sources.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import type { SentSubscription } from '#core/push/subscription-schema.ts'
import type { NoteWish } from '#core/reviews/post-notes.ts'
import type { Check } from '#core/seo/check-article.ts'
import type { MeasuredPage, pageToMeasure } from '#core/seo/page-speed.ts'
import type { textToFix, textToValidate } from '#core/seo/sent-text.ts'
import type { ConsoleAnswer } from '#core/sitemap/console-words.ts'
import type { Signer } from '#core/users/find-signer.ts'
import type { SetUpAdminResult } from '#core/users/set-up-admin.ts'
import type { LibraryPage, LibraryPicture } from './components/admin/media/library-picture.ts'
import type { PlanView } from './routes/admin/scheduler/plan-view.ts'
import type { RunView } from './routes/admin/scheduler/run-view.ts'
import type { ConsoleState } from './routes/admin/search-console/submission-view.ts'

/**
 * What a page asks the server outside of navigation: where, what is sent and what comes back. The page and the route share
 * it. With an input it is a POST of JSON. Only types are shared: what checks an input is too heavy for a browser.
 */
export type Endpoint<Input, Output> = {
	path: string
	/** The answer may take minutes. */
	slow?: boolean
	/** Never there: what TypeScript knows the two types by. */
	types?: (input: Input) => Output
}

type Fixed = { ok: true; content: string; metaTitle: string; metaDescription: string; applied: number }
type Healthy = { status: string }
type PushWish = ({ wish: 'add' } & SentSubscription) | { wish: 'remove'; endpoint: string }

export type ClaimBasisAnswer = { ok: true; basis: ClaimBasis; signer: Signer }
/** On a text as it stands in an editor, saved or not. */
export type VerdictAnswer =
	| { ok: true; reasons: PublishReason[]; rules: Check['rules']; score: number }
	| { ok: false; reason: 'invalid'; errors: Record<string, string> }
/** A page of ours that readers can open. */
export type LinkTarget = { path: string; title: string; kind: 'post' | 'landing' }
/** Where a link is to be made: the words typed, or the passage around it, and what the text links to already. */
type LinkWish = { text: string; near: string; postId: string; linked: string[] }
type Refused = { ok: false; reason: 'refused'; message: string }

/** Routes under `/admin/api` are listed in routes.ts. */
export const endpoints = {
	/** Both answer machines too, and are open. */
	health: at<undefined, Healthy>('/healthz'),
	session: at<undefined, object | null>('/api/auth/get-session'),

	setUpAdmin: at<object, SetUpAdminResult>('/admin/api/set-up-admin'),
	push: at<PushWish, { ok: true }>('/admin/api/push'),
	searchAdmin: at<{ text: string }, { ok: true; findings: AdminFindings }>('/admin/api/search'),
	pictures: ({ text, page }: { text: string; page: number }) =>
		at<undefined, { ok: true } & LibraryPage>(
			`/admin/api/pictures?${new URLSearchParams({ q: text, pagina: String(page) })}`,
		),
	fetchPicture: slowAt<{ url: string; alt: string; name: string }, { ok: true; picture: LibraryPicture } | Refused>(
		'/admin/api/fetch-picture',
	),
	/** What a picture shows, by a model that is shown it: a proposal. */
	proposeAlt: slowAt<{ url: string }, { ok: true; alt: string; provider: string; costUsd: number } | Refused>(
		'/admin/api/propose-alt',
	),
	linkTargets: at<LinkWish, { ok: true; targets: LinkTarget[] }>('/admin/api/link-targets'),
	/** What is known of an article's sources; looked at now where that is asked for. */
	sources: slowAt<{ urls: string[]; look: boolean }, { ok: true; sources: KnownSource[] } | Refused>(
		'/admin/api/sources',
	),
	revisions: (postId: string) => at<undefined, RevisionsAnswer>(`/admin/api/posts/${postId}/revisions`),
	revision: (postId: string, version: number) =>
		at<undefined, RevisionAnswer>(`/admin/api/posts/${postId}/revisions/${version}`),
	claimBasis: (postId: string | null) => at<undefined, ClaimBasisAnswer>(claimsPath(postId)),
	changeClaim: (postId: string) => slowAt<GivenSupport, ClaimBasisAnswer | Refused>(claimsPath(postId)),
	verdict: (postId: string) => slowAt<{ fields: object }, VerdictAnswer>(`/admin/api/posts/${postId}/verdict`),
	reviewWish: (postId: string) => at<ReviewWish, ReviewWishAnswer>(`/admin/api/posts/${postId}/review-request`),
	notes: (postId: string) => at<undefined, NotesAnswer>(`/admin/api/posts/${postId}/notes`),
	changeNotes: (postId: string) => at<NoteWish, NoteChangeAnswer>(`/admin/api/posts/${postId}/notes`),
	generateImage: slowAt<z.input<typeof imageRequest>, { ok: true; correlationId: string } & GenerateImageAnswer>(
		'/admin/api/generate-image',
	),
	validateContent: slowAt<z.input<typeof textToValidate>, { ok: true; check: Check }>('/admin/api/validate-content'),
	fixContent: slowAt<z.input<typeof textToFix>, Fixed>('/admin/api/fix-content'),
	fixContentHealth: at<undefined, Healthy>('/admin/api/fix-content'),
	measurePage: slowAt<z.input<typeof pageToMeasure>, MeasuredPage>('/admin/api/measure-page'),
	measurePageHealth: at<undefined, Healthy>('/admin/api/measure-page'),
	checkPrompt: slowAt<{ prompt: string; categoryId: string }, { ok: true; check: PromptCheck }>(
		'/admin/api/check-prompt',
	),
	schedulerRun: at<undefined, { ok: true; run: RunView | null }>('/admin/api/scheduler-run'),
	schedulerPlan: at<undefined, { ok: true; plan: PlanView }>('/admin/api/scheduler-plan'),
	searchConsole: at<undefined, { ok: true } & ConsoleState>('/admin/api/search-console'),
	useSearchConsole: slowAt<
		{ test: boolean },
		{ ok: true; readBack?: { errors: number } | undefined } & Omit<ConsoleAnswer, 'detail'>
	>('/admin/api/search-console'),
}

function at<Input, Output>(path: string): Endpoint<Input, Output> {
	return { path }
}

function slowAt<Input, Output>(path: string): Endpoint<Input, Output> {
	return { path, slow: true }
}

/** An article that was never saved has claims, and nothing given for them yet. */
function claimsPath(postId: string | null): string {
	return `/admin/api/posts/${postId ?? 'new'}/claims`
}
