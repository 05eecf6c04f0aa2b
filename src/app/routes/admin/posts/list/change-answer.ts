import type { PublishReason } from '#core/posts/publication/publish-reason.ts'

export const intents = ['publish', 'unpublish', 'delete', 'restore', 'discard'] as const
export type PostsIntent = (typeof intents)[number]

export function intentOf(text: string | null | undefined): PostsIntent | undefined {
	return intents.find((each) => each === text)
}

/** What became of a change in the list, in words. */
export type ChangePostsAnswer = {
	ok: boolean
	intent: PostsIntent | undefined
	tone: 'success' | 'warning' | 'error'
	title: string
	text?: string | undefined
	/** What went into the bin, and comes out again when this is sent to be restored. */
	undo?: string[] | undefined
	/** The address to which readers were to be led was not taken, so nothing was done; `text` says why. */
	refusedTo?: boolean
	/** What was not published, and what speaks against it. Sent again with a motive, it is, unless that is critical. */
	held?: { id: string; title: string; reasons: PublishReason[] }[] | undefined
}

const faults: Record<PostsIntent, string> = {
	publish: 'Erro ao publicar',
	unpublish: 'Erro ao despublicar',
	delete: 'Erro ao excluir post',
	restore: 'Erro ao restaurar post',
	discard: 'Erro ao descartar',
}

export function notDone(intent: PostsIntent, text: string): ChangePostsAnswer {
	return { ok: false, intent, tone: 'error', title: faults[intent], text }
}
