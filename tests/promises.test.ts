import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What people read on the site and in the back office, and who is not told that way any more, since it was not so. */
const screens = ['src/app/**/*.{ts,tsx}', 'content/legal/*.md', 'content/landing/*.md', 'content/*.yaml']

const tooMuch: [words: RegExp, why: string][] = [
	[/[Rr]evisad[oa]s? por corretores/, 'texts go live that nobody reviewed'],
	[/Atualizado todo mês/, 'nobody updates them by the month'],
	[/Do tema ao artigo revisado/, 'the generator makes drafts'],
	[/Com apoio de IA/, 'the local writer is no model'],
	[/(?:gerad[oa]s?|escrit[oa]s?) por IA/, 'the local writer is no model'],
	[/respondemos no mesmo dia/, 'not at night nor on a Sunday'],
	[/Uma carta por mês/, 'the site sends none by itself'],
	[/Convite (?:enviado|reenviado)/, 'it waits in the outbox'],
	[/(?<!há )sem juros/, 'there is an administration fee'],
	[/guincho e carro reserva(?!, se contratados|\. \[Sem| saíram)/, 'only where contracted'],
	[/informações detalhadas sobre este seguro/, 'a health plan is none'],
	[/Nada aqui se apaga/, 'lines of the log have a period'],
	[/clientes já atendidos/, 'one wording: clientes satisfeitos'],
]

test.for(tooMuch)('%s is said nowhere: %s', ([words]) => {
	const files = globSync(screens).filter((file) => !file.includes('.test.'))
	expect(files.length).toBeGreaterThan(500)
	expect(files.filter((file) => words.test(readFileSync(file, 'utf8')))).toEqual([])
})
