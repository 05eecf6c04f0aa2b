import { notify } from '#app/components/ui/toaster.tsx'
import type { Answer } from './answer.ts'
import { startTexts } from './scheduler-words.ts'
import { RUN_NOTICE } from './use-run.ts'

/** Says what came of a form of the screen. */
export function tellAnswer({ intent, ok, title, message, runId }: Answer): void {
	if (runId) notify.info(startTexts.title, startTexts.text, 'scheduler start')
	if (!title) return
	const subject = intent === 'run' || intent === 'retry' ? RUN_NOTICE : `scheduler ${intent}`
	if (ok) notify.success(title, message, subject)
	else notify.error(title, message, subject)
}
