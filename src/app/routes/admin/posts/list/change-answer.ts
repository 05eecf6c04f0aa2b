import type { PublishReason } from '#core/posts/publication/publish-reason.ts'

export const intents = [
	'publish',
	'unpublish',
	'schedule',
	'unschedule',
	'category',
	'review',
	'withdraw-review',
	'delete',
	'restore',
	'discard',
] as const
export type PostsIntent = (typeof intents)[number]

export function intentOf(text: string | null | undefined): PostsIntent | undefined {
	return intents.find((each) => each === text)
}

/** The names and values of a form. */
export type FormEntries = [name: string, value: string][]

export function toForm(entries: FormEntries): FormData {
	const form = new FormData()
	for (const [name, value] of entries) form.append(name, value)
	return form
}

/** What became of a change in the list, in words. */
export type ChangePostsAnswer = {
	ok: boolean
	intent: PostsIntent | undefined
	tone: 'success' | 'warning' | 'error'
	title: string
	text?: string | undefined
	/** The form that takes it back, where that is offered. */
	undo?: FormEntries | undefined
	/** The address to which readers were to be led was not taken, so nothing was done; `text` says why. */
	refusedTo?: boolean
	/** What was not published, and what speaks against it. Sent again with a motive, it is, unless that is critical. */
	held?: { id: string; title: string; reasons: PublishReason[] }[] | undefined
}

const faults: Record<PostsIntent, string> = {
	publish: 'Erro ao publicar',
	unpublish: 'Erro ao despublicar',
	schedule: 'Erro ao agendar',
	unschedule: 'Erro ao desfazer o agendamento',
	category: 'Erro ao mudar a categoria',
	review: 'Erro ao pedir revisão',
	'withdraw-review': 'Erro ao retirar o pedido de revisão',
	delete: 'Erro ao excluir post',
	restore: 'Erro ao restaurar post',
	discard: 'Erro ao descartar',
}

export function notDone(intent: PostsIntent, text: string): ChangePostsAnswer {
	return { ok: false, intent, tone: 'error', title: faults[intent], text }
}

export function countOf(count: number): string {
	return count === 1 ? '1 post' : `${count} posts`
}
