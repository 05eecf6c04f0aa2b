import type { PictureUse } from '#core/media/find-uses.ts'
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

/** Asked before a picture is deleted, with the articles that would lose it. */
export function deletionQuestion(uses: readonly Pick<PictureUse, 'title'>[]): string {
	if (uses.length === 0) return 'Ela não é usada em nenhum artigo. A exclusão não pode ser desfeita.'
	const titles = uses.slice(0, NAMED).map(({ title }) => `“${title}”`)
	const others = uses.length - titles.length
	if (others > 0) titles.push(others === 1 ? 'mais 1 artigo' : `mais ${others} artigos`)
	const list = new Intl.ListFormat('pt-BR').format(titles)
	return `Ela é usada em ${list}, que ${uses.length === 1 ? 'ficará' : 'ficarão'} sem a imagem. A exclusão não pode ser desfeita.`
}
