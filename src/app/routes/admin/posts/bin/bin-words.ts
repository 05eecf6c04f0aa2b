import { BIN_DAYS } from '#core/posts/bin/bin-period.ts'
import type { RestoredPost, RestoreNote } from '#core/posts/bin/restore-posts.ts'
import type { SetGoneToResult } from '#core/posts/bin/set-gone-to.ts'
import { refusalWords } from '#core/users/rights.ts'
import type { PostStatus } from '#db/schema/posts.ts'

type Titled = { title: string }

const MOST_NAMED = 3

/** An article by its title, as a sentence has it. */
export function named({ title }: Titled): string {
	return `“${title.trim() || 'Sem título'}”`
}

/** The first few by name, of the rest how many. */
export function namedTogether(posts: readonly Titled[]): string {
	const names = posts.slice(0, MOST_NAMED).map(named)
	const rest = posts.length - names.length
	const parts = rest > 0 ? [...names, rest === 1 ? 'mais 1' : `mais ${rest}`] : names
	return parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`
}

/** Of what readers see it says that they lose it. */
export function binQuestion(posts: readonly (Titled & { status?: PostStatus })[]): string {
	const live = posts.some(({ status }) => status === 'published')
	if (posts.length === 1)
		return `${named(posts[0]!)} vai para a lixeira por ${BIN_DAYS} dias${live ? ' e sai do site agora' : ''}. Nesse prazo pode ser restaurado.`
	return `${namedTogether(posts)} vão para a lixeira por ${BIN_DAYS} dias${live ? '; o que está no ar sai do site agora' : ''}. Nesse prazo podem ser restaurados.`
}

export function forGoodQuestion(posts: readonly Titled[]): string {
	return posts.length === 1
		? `${named(posts[0]!)} será excluído com o seu histórico. Esta ação não pode ser desfeita.`
		: `${namedTogether(posts)} serão excluídos com o seu histórico. Esta ação não pode ser desfeita.`
}

export function leavingWords(daysLeft: number): string {
	if (daysLeft === 0) return 'sai de vez nas próximas horas'
	return daysLeft === 1 ? 'sai de vez em 1 dia' : `sai de vez em ${daysLeft} dias`
}

const notes: Record<RestoreNote, string> = {
	'moment-passed': 'voltou como rascunho: a data de publicação passou',
	'time-over': 'voltou como rascunho: a data de sair do ar passou',
	'changes-undated': 'está no ar; as alterações agendadas ficaram sem data',
}

/** What became of them: where each is now, and what is not as it was. */
export function restoredWords(restored: readonly RestoredPost[]): { title: string; text?: string } {
	if (restored.length === 0)
		return { title: 'Nada a restaurar', text: 'Outra pessoa restaurou ou excluiu de vez antes.' }
	const changed = restored.flatMap((post) => (post.note ? [`${named(post)} ${notes[post.note]}.`] : []))
	if (restored.length > 1)
		return { title: `${restored.length} posts restaurados`, ...(changed.length > 0 && { text: changed.join(' ') }) }
	const [post] = restored
	const now = post!.status === 'published' ? 'está no ar de novo' : 'voltou aos rascunhos'
	return { title: 'Post restaurado', text: changed[0] ?? `${named(post!)} ${now}.` }
}

export const goneToRefusals: Record<Extract<SetGoneToResult, { ok: false }>['reason'], string> = {
	'not-in-bin': 'Este post não está mais na lixeira.',
	'not-allowed': refusalWords('posts.publish'),
	'bad-address': 'Escreva um caminho do site, como /seguros/auto, ou um endereço que comece com https://',
	'own-address': 'Este é o endereço do próprio artigo: os leitores andariam em círculo.',
	'no-such-article': 'Nenhum artigo publicado tem este endereço.',
}
