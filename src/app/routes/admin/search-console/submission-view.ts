import { readBackOf, type StoredSubmission } from '#core/sitemap/find-last-submission.ts'
import { momentOf } from '#lib/brasilia-time.ts'

export type ConsoleState = {
	/** Whether the server has a service account. */
	configured: boolean
	siteUrl: string
	last: LastSubmission | undefined
}
export type LastSubmission = ReturnType<typeof submissionView>

/** A submission as the card shows it and as it travels in JSON. */
export function submissionView(stored: StoredSubmission) {
	const { id, createdAt, success, message } = stored
	const read = readBackOf(stored)
	return {
		id,
		at: momentOf(createdAt),
		success,
		message,
		readBack: read && {
			isPending: read.isPending,
			errors: read.errors,
			warnings: read.warnings,
			addresses: read.addresses,
			lastDownloaded: momentIn(read.lastDownloaded),
		},
	}
}

/** Of what another service sent, not every text is a moment. */
function momentIn(text: string | null): string | null {
	const moment = new Date(text ?? Number.NaN)
	return Number.isNaN(moment.getTime()) ? null : momentOf(moment)
}
