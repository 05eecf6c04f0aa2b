import type { WritingServices } from './writing-services.ts'

/** What a run takes from outside, over and above what writing takes. */
export type RunServices = WritingServices & {
	siteUrl: string
	refreshSitemap: () => Promise<void>
	submitSitemap: (submission: {
		postId: string
		now: Date
		signal: AbortSignal
	}) => Promise<{ success: boolean; message: string }>
	/** Between validating and optimising a person can see the score. */
	pauseMs?: number
	onFault: (error: unknown, about: { runId: string; step: string }) => void
}
