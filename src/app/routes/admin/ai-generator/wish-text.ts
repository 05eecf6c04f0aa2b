import type { Wish } from '#core/generation/local-writer/prompt/types.ts'

/** A wish as a chip says it. */
export function wishText(wish: Wish): string {
	switch (wish.kind) {
		case 'tone':
			return `tom ${wish.value}`
		case 'length':
			return `texto ${wish.value}`
		case 'words':
			return `cerca de ${wish.value.toLocaleString('pt-BR')} palavras`
		case 'sections':
			return `${wish.value} ${wish.value === 1 ? 'seção' : 'seções'}`
		case 'reader':
			return `para ${wish.value}`
		case 'form':
		case 'place':
			return wish.value
	}
}
