import { type PostState, postState } from './post-state.ts'

/** The only words for a state. Of a live article with changes, in the two parts of its badge. */
export const postStateWords: Record<PostState, readonly [string, string?]> = {
	draft: ['Rascunho'],
	'in-review': ['Em revisão'],
	scheduled: ['Agendado'],
	published: ['Publicado'],
	'published-with-changes': ['Publicado', 'com alterações não publicadas'],
	'in-bin': ['Na lixeira'],
}

/** In a line of text. */
export function wordsForPost(standing: Parameters<typeof postState>[0]): string {
	return postStateWords[postState(standing)].join(' ')
}
