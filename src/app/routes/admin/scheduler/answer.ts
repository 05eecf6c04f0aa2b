/** What the screen's forms can ask for. */
export const intents = [
	'run',
	'retry',
	'cancel',
	'settings',
	'add-topics',
	'edit-topic',
	'move-topic',
	'delete-topic',
] as const
export type Intent = (typeof intents)[number]

/** What became of it. A title is told as a toast, and as a box where no script is. */
export type Answer = {
	intent: Intent | undefined
	ok: boolean
	title?: string | undefined
	message?: string | undefined
	/** The run that was started, or was under way already. */
	runId?: string | undefined
	/** The topic whose text was to change. */
	topicId?: string | undefined
}

export function intentOf(text: string | null | undefined): Intent | undefined {
	return intents.find((each) => each === text)
}
