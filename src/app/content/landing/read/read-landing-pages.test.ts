import { expect, test } from 'vitest'
import { readRegister } from '#core/facts/read/read-register.ts'
import { registerOf } from '#core/facts/register.ts'
import { readFolder } from '#lib/content/read-folder.ts'
import { readLandingPages } from './read-landing-pages.ts'

const files = readFolder('content/landing')
const register = registerOf(readRegister())
const BIKE = 'content/landing/bike.md'

function faultsWith(from: string | RegExp, to: string): string {
	const text = files.get(BIKE)!
	expect(text).toMatch(from)
	try {
		readLandingPages(new Map([...files, [BIKE, text.replace(from, to)]]), register)
		return ''
	} catch (error) {
		return (error as Error).message.replace(/\.md:\d+: /, '.md: ')
	}
}

test.for([
	['abertura:', 'entrada:', 'falta "abertura"'],
	['tem [30 dias]', 'tem [45 dias]', '"45 dias" não diz o valor de "sinistro-resposta"'],
	['fato:sinistro-resposta', 'fato:nada', 'não há fato "nada"'],
	['endereco: /seguros/bike', 'endereco: /seguros/bicicleta', 'o endereço é o nome do arquivo: /seguros/bike'],
	['anuncio:ate-40-por-cento', 'anuncio:ate-50-por-cento', 'não há anúncio "ate-50-por-cento"'],
	['icone: bike', 'icone: bicicleta', '"icone": deve ser uma destas opções'],
	['icone: bike', 'icone: bike\nmotivo: lua', '"motivo": deve ser uma destas opções'],
	['linha: landing', 'linha: bike', '"conversa.linha": deve ser uma destas opções'],
	['opcoes: os últimos 25 anos', 'opcoes: os últimos anos', '"formulario.ano.opcoes"'],
	['## Números: ', '## Vantagens: ', 'o título desta seção começa com "Números: "'],
	[/\n\| até .*/, '', '"Números: Pedale mais leve" tem 3 de 4 itens'],
	[/\n### Acessórios[\s\S]*?(?=\n### )/, '', 'tem 5 de 6 itens'],
	['> Cortaram', 'Cortaram', 'um depoimento é uma linha com quem fala e uma citação, com "> "'],
	[/\n## Chamada:[\s\S]*/, '\n', 'as seções são, nesta ordem: Números: …; '],
] as const)('%s made %j: what is wrong is told', ([from, to, what]) => {
	const told = faultsWith(from, to)
	expect(told).toContain(`${BIKE}: `)
	expect(told).toContain(what)
})

test('words that rest on a fact are shown as words', () => {
	expect(files.get(BIKE)).toContain('[30 dias](fato:sinistro-resposta)')
	const page = readLandingPages(files, register).find(({ slug }) => slug === 'bike')!
	expect(page.faqs.map(({ answer }) => answer).join(' ')).toContain('A seguradora tem 30 dias, contados')
})
