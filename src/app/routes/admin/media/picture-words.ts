import type { ArticleUse, PictureUse } from '#core/media/find-uses.ts'
import { labelOf } from '#core/providers/provider-lists.ts'

const MEGABYTE = 1024 * 1024

/** 312 KB, 1,4 MB. */
export function fileSize(bytes: number): string {
	if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('pt-BR')} KB`
	return `${(bytes / MEGABYTE).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
}

const ownSources: Record<string, string> = { upload: 'Enviada', drawn: 'Desenhada pelo site' }

export function sourceWords(source: string): string {
	return ownSources[source] ?? `Gerada pelo ${labelOf(source)}`
}

export function sizesWords(sizes: number | undefined): string {
	if (sizes === undefined) return 'Em preparação'
	if (sizes === 0) return 'Nenhum, o arquivo não pôde ser lido'
	return sizes === 1 ? '1 em AVIF' : `${sizes} em AVIF e WebP`
}

const NAMED = 3

/** Asked before a picture is deleted, with what would lose it. */
export function deletionQuestion(uses: readonly PictureUse[]): string {
	if (uses.length === 0) {
		return 'Ela não é usada em nenhum artigo ou perfil, nem na identidade do site. A exclusão não pode ser desfeita.'
	}
	const named = uses.slice(0, NAMED).map(nameOf)
	const others = uses.length - named.length
	if (others > 0) named.push(`mais ${others}`)
	const list = new Intl.ListFormat('pt-BR').format(named)
	const lose = uses.length === 1 && !isInChanges(uses[0]!) ? 'ficará' : 'ficarão'
	return `Ela é usada ${isInChanges(uses[0]!) ? '' : 'em '}${list}, que ${lose} sem a imagem. A exclusão não pode ser desfeita.`
}

/** Changes come after what readers see, and with their own 'em'. */
function nameOf(use: PictureUse): string {
	if (!('postId' in use)) return placeWords(use).title
	return use.inChanges ? `nas alterações não publicadas de “${use.title}”` : `“${use.title}”`
}

function isInChanges(use: PictureUse): boolean {
	return 'postId' in use && use.inChanges
}

/** Where a picture is used, what that is, and the screen on which it is changed. */
export function wordsOfUse(use: PictureUse): { title: string; as: string; to: string } {
	if (!('postId' in use)) return placeWords(use)
	const changes = use.inChanges ? ', nas alterações não publicadas' : ''
	const state = use.inBin ? ', na lixeira' : use.status === 'draft' ? ', rascunho' : ''
	const as = (use.as === 'cover' ? 'Capa' : 'No texto') + changes + state
	return { title: use.title, as, to: `/admin/posts/${use.postId}` }
}

function placeWords(use: Exclude<PictureUse, ArticleUse>): { title: string; as: string; to: string } {
	if (use.as === 'profile') return { title: `perfil de ${use.name}`, as: 'Foto', to: '/admin/users' }
	if (use.as === 'testimonial') {
		return { title: `depoimento de ${use.name}`, as: 'Foto', to: '/admin/identidade?aba=depoimentos' }
	}
	const as = use.as === 'logo' ? 'Logotipo' : 'Símbolo'
	return { title: 'Identidade do site', as, to: '/admin/identidade?aba=marca' }
}
